import type { PersonalData } from '@ellac/contracts';
import { Body, Controller, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { textStream } from '../common/http/text-stream.js';
import { PersonDto } from './person.dto.js';
import { PersonErasure } from './person-erasure.service.js';
import { PersonExport } from './person-export.service.js';
import { PersonReader } from './person.reader.js';

/** The address comes in bodies, so that no log has it. */
@NeedsRole('admin')
@Controller('api/admin/personal-data')
export class AdminPersonalDataController {
  constructor(
    private readonly reader: PersonReader,
    private readonly exporting: PersonExport,
    private readonly erasure: PersonErasure,
  ) {}

  @Post('find')
  @HttpCode(200)
  find(@Body() { email }: PersonDto): Promise<PersonalData> {
    return this.reader.read(email);
  }

  /** Everything that is stored of them, as one file. */
  @Post('export')
  @HttpCode(200)
  async export(@Body() { email }: PersonDto, @ActingAdmin() actor: Actor): Promise<StreamableFile> {
    return new StreamableFile(await textStream(await this.exporting.export(email, actor)), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="personal-data.json"',
    });
  }

  @Post('erase')
  @HttpCode(200)
  erase(@Body() { email }: PersonDto, @ActingAdmin() actor: Actor): Promise<PersonalData> {
    return this.erasure.erase(email, actor);
  }
}
