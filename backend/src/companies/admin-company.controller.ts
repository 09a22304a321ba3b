import { type CompanyDetail, type MessageReply, messages } from '@ellac/contracts';
import { Controller, Delete, Get, StreamableFile } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { IdParam } from '../common/validation/id-param.js';
import { CompanyDetailReader } from './company-detail.reader.js';
import { CompanyExport } from './company-export.service.js';
import { CompanyRemoval } from './company-removal.service.js';
import { textStream } from '../common/http/text-stream.js';

@Controller('api/admin/companies/:id')
@NeedsRole('reader')
export class AdminCompanyController {
  constructor(
    private readonly details: CompanyDetailReader,
    private readonly removal: CompanyRemoval,
    private readonly exporting: CompanyExport,
  ) {}

  @Get()
  read(@IdParam('id', messages.companyNotFound) id: string): Promise<CompanyDetail> {
    return this.details.read(id);
  }

  /** Everything that is stored of it, as one file. */
  @Get('export')
  @NeedsRole('coach')
  async export(
    @IdParam('id', messages.companyNotFound) id: string,
    @ActingAdmin() actor: Actor,
  ): Promise<StreamableFile> {
    return new StreamableFile(await textStream(await this.exporting.export(id, actor)), {
      type: 'application/json; charset=utf-8',
      disposition: `attachment; filename="company-${id.toLowerCase()}.json"`,
    });
  }

  @Delete()
  @NeedsRole('coach')
  async delete(
    @IdParam('id', messages.companyNotFound) id: string,
    @ActingAdmin() actor: Actor,
  ): Promise<MessageReply> {
    await this.removal.remove(id, actor);
    return { message: messages.companyDeleted };
  }
}
