import { type MessageReply, messages } from '@ellac/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { Refusal } from '../common/errors/refusal.js';
import { IdParam } from '../common/validation/id-param.js';
import { confirmByCoach } from '../database/company-details.js';
import { expectLiveCompany } from '../database/live-companies.js';
import { ConfirmDetailsDto } from './confirm-details.dto.js';

@Controller('api/admin/companies/:id/confirm-details')
@NeedsRole('coach')
export class AdminConfirmationController {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes the details of a submission over, as if its mailed link had been opened. */
  @Post()
  @HttpCode(200)
  async confirm(
    @IdParam('id', messages.companyNotFound) id: string,
    @Body() { responseId }: ConfirmDetailsDto,
    @ActingAdmin() actor: Actor,
  ): Promise<MessageReply> {
    await this.dataSource.transaction(async (manager) => {
      await expectLiveCompany(manager, id);
      const companyName = await confirmByCoach(manager, id, responseId);
      if (companyName === null) throw new Refusal(404, messages.responseNotOfCompany);
      await recordAudit(manager, actor, {
        action: 'company.confirm',
        targetType: 'company',
        targetId: id,
        companyName,
        details: { responseId },
      });
    });
    return { message: messages.detailsConfirmed };
  }
}
