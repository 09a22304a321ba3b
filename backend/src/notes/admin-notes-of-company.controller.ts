import { messages, type Note } from '@ellac/contracts';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { IdParam } from '../common/validation/id-param.js';
import { NewNoteDto } from './note-text.dto.js';
import { NoteReader } from './note.reader.js';
import { NoteService } from './note.service.js';

@Controller('api/admin/companies/:companyId/notes')
@NeedsRole('reader')
export class AdminNotesOfCompanyController {
  constructor(
    private readonly reader: NoteReader,
    private readonly notes: NoteService,
  ) {}

  @Get()
  list(
    @IdParam('companyId', messages.companyNotFound) companyId: string,
    @ActingAdmin() actor: Actor,
  ): Promise<Note[]> {
    return this.reader.list(companyId, actor);
  }

  @Post()
  @NeedsRole('coach')
  async add(
    @IdParam('companyId', messages.companyNotFound) companyId: string,
    @Body() { content, analysisId }: NewNoteDto,
    @ActingAdmin() actor: Actor,
  ): Promise<Note> {
    const id = await this.notes.add(companyId, { content, analysisId: analysisId ?? null }, actor);
    return this.reader.read(id, actor);
  }
}
