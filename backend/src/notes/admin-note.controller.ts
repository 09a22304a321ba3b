import { type MessageReply, messages, type Note, type NoteVersion } from '@ellac/contracts';
import { Body, Controller, Delete, Get, Patch } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { IdParam } from '../common/validation/id-param.js';
import { NoteChangeDto } from './note-text.dto.js';
import { NoteReader } from './note.reader.js';
import { NoteService } from './note.service.js';

@Controller('api/admin/notes/:id')
@NeedsRole('coach')
export class AdminNoteController {
  constructor(
    private readonly reader: NoteReader,
    private readonly notes: NoteService,
  ) {}

  @Patch()
  async change(
    @IdParam('id', messages.noteNotFound) id: string,
    @Body() { content, version }: NoteChangeDto,
    @ActingAdmin() actor: Actor,
  ): Promise<Note> {
    await this.notes.change(id, { content, version }, actor);
    return this.reader.read(id, actor);
  }

  @Delete()
  async delete(
    @IdParam('id', messages.noteNotFound) id: string,
    @ActingAdmin() actor: Actor,
  ): Promise<MessageReply> {
    await this.notes.delete(id, actor);
    return { message: messages.noteDeleted };
  }

  @Get('versions')
  @NeedsRole('reader')
  versions(@IdParam('id', messages.noteNotFound) id: string): Promise<NoteVersion[]> {
    return this.reader.versions(id);
  }
}
