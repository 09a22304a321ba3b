import {
  type MessageReply,
  messages,
  type OtherReports,
  type ResendEmailReply,
} from '@ellac/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { IdParam } from '../common/validation/id-param.js';
import { otherReportsToSameAddress } from './other-reports.js';
import { RecipientCorrection } from './recipient-correction.service.js';
import { ReportResending } from './report-resending.service.js';
import { UpdateEmailDto } from './update-email.dto.js';

@Controller('api/admin/analysis/:analysisId')
@NeedsRole('coach')
export class AdminEmailController {
  constructor(
    private readonly correction: RecipientCorrection,
    private readonly resending: ReportResending,
    private readonly dataSource: DataSource,
  ) {}

  @Post('update-email')
  @HttpCode(200)
  async updateEmail(
    @IdParam('analysisId', messages.reportNotFound) analysisId: string,
    @Body() { email, expected, otherReports = false }: UpdateEmailDto,
    @ActingAdmin() actor: Actor,
  ): Promise<MessageReply> {
    await this.correction.correct(analysisId, { email, expected, otherReports }, actor);
    return { message: messages.emailUpdated };
  }

  /** How many other reports a correction could be for. */
  @Get('other-reports')
  async otherReports(
    @IdParam('analysisId', messages.reportNotFound) analysisId: string,
  ): Promise<OtherReports> {
    const others = await otherReportsToSameAddress(this.dataSource.manager, analysisId);
    return { count: others.length };
  }

  @Post('resend-email')
  @HttpCode(200)
  async resendEmail(
    @IdParam('analysisId', messages.reportNotFound) analysisId: string,
    @ActingAdmin() actor: Actor,
  ): Promise<ResendEmailReply> {
    const emailSentTo = await this.resending.resend(analysisId, actor);
    return { message: messages.emailSent, emailSentTo };
  }
}
