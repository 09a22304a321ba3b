import { type CompanyDetail, type MessageAnswer, messages } from '@ellac/contracts';
import { Controller, Delete, Get } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { IdParam } from '../common/validation/id-param.js';
import { CompanyDetailReader } from './company-detail.reader.js';
import { CompanyRemoval } from './company-removal.service.js';

@Controller('api/admin/companies/:id')
export class AdminCompanyController {
  constructor(
    private readonly details: CompanyDetailReader,
    private readonly removal: CompanyRemoval,
  ) {}

  @Get()
  read(@IdParam('id', messages.companyNotFound) id: string): Promise<CompanyDetail> {
    return this.details.read(id);
  }

  @Delete()
  async delete(
    @IdParam('id', messages.companyNotFound) id: string,
    @ActingAdmin() actor: Actor,
  ): Promise<MessageAnswer> {
    await this.removal.remove(id, actor);
    return { message: messages.companyDeleted };
  }
}
