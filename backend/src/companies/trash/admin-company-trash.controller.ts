import { type MessageReply, messages } from '@ellac/contracts';
import { Controller, Delete, Put } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../../audit/actor.js';
import { NeedsRole } from '../../common/http/needs-role.js';
import { IdParam } from '../../common/validation/id-param.js';
import { CompanyTrash } from './company-trash.service.js';

@Controller('api/admin/companies/:id/trash')
@NeedsRole('coach')
export class AdminCompanyTrashController {
  constructor(private readonly trash: CompanyTrash) {}

  @Put()
  async move(
    @IdParam('id', messages.companyNotFound) id: string,
    @ActingAdmin() actor: Actor,
  ): Promise<MessageReply> {
    await this.trash.move(id, actor);
    return { message: messages.companyTrashed };
  }

  @Delete()
  async takeBack(
    @IdParam('id', messages.companyNotFound) id: string,
    @ActingAdmin() actor: Actor,
  ): Promise<MessageReply> {
    await this.trash.takeBack(id, actor);
    return { message: messages.companyTakenBack };
  }
}
