import { type MessageReply, messages, type ResendEmailReply } from '@ellac/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { IdParam } from '../common/validation/id-param.js';
import { RecipientCorrection } from './recipient-correction.service.js';
import { ReportResending } from './report-resending.service.js';
import { UpdateEmailDto } from './update-email.dto.js';

@Controller('api/admin/analysis/:analysisId')
export class AdminEmailController {
  constructor(
    private readonly correction: RecipientCorrection,
    private readonly resending: ReportResending,
  ) {}

  @Post('update-email')
  @HttpCode(200)
  async updateEmail(
    @IdParam('analysisId', messages.reportNotFound) analysisId: string,
    @Body() { email, expected }: UpdateEmailDto,
    @ActingAdmin() actor: Actor,
  ): Promise<MessageReply> {
    await this.correction.correct(analysisId, { email, expected }, actor);
    return { message: messages.emailUpdated };
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
