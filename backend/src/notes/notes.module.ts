import { Module } from '@nestjs/common';
import { AdminNoteController } from './admin-note.controller.js';
import { AdminNotesOfCompanyController } from './admin-notes-of-company.controller.js';
import { NoteReader } from './note.reader.js';
import { NoteService } from './note.service.js';

@Module({
  controllers: [AdminNoteController, AdminNotesOfCompanyController],
  providers: [NoteReader, NoteService],
})
export class NotesModule {}
