import { type MessageReply, messages } from '@ellac/contracts';
import { Controller, Delete } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { IdParam } from '../common/validation/id-param.js';
import { MailStops } from '../deliveries/mail-stops.js';
import { holdCompletedReport } from './completed-report.js';

@Controller('api/admin/analysis/:analysisId/mail-stop')
@NeedsRole('coach')
export class AdminMailStopController {
  constructor(
    private readonly stops: MailStops,
    private readonly dataSource: DataSource,
  ) {}

  /** Lets mails go to the report's recipient again. Sends nothing. */
  @Delete()
  async lift(
    @IdParam('analysisId', messages.reportNotFound) analysisId: string,
    @ActingAdmin() actor: Actor,
  ): Promise<MessageReply> {
    await this.dataSource.transaction(async (manager) => {
      const { companyName, recipient } = await holdCompletedReport(manager, analysisId);
      if (!(await this.stops.lift(manager, recipient))) return;
      await recordAudit(manager, actor, {
        action: 'report.allow-mails',
        targetType: 'report',
        targetId: analysisId,
        companyName,
      });
    });
    return { message: messages.mailsAllowed };
  }
}
