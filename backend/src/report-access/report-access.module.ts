import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { CoachMailModule } from '../coach-mail/coach-mail.module.js';
import { AdminEmailController } from './admin-email.controller.js';
import { AdminFailedMailsController } from './admin-failed-mails.controller.js';
import { DeliveryRepository } from './delivery.repository.js';
import { FailedMails } from './failed-mails.js';
import { MailServerStanding } from './mail-server-standing.js';
import { RecipientCorrection } from './recipient-correction.service.js';
import { ReportAccessGuard } from './report-access.guard.js';
import { ReportCookie } from './report-cookie.js';
import { ReportController } from './report.controller.js';
import { ReportLinks } from './report-links.js';
import { ReportResending } from './report-resending.service.js';
import { ResendVerificationController } from './resend-verification.controller.js';
import { VerifyReportController } from './verify-report.controller.js';

@Module({
  imports: [AnalysisModule, CoachMailModule],
  controllers: [
    AdminEmailController,
    AdminFailedMailsController,
    ReportController,
    ResendVerificationController,
    VerifyReportController,
  ],
  providers: [
    DeliveryRepository,
    FailedMails,
    MailServerStanding,
    RecipientCorrection,
    ReportAccessGuard,
    ReportCookie,
    ReportLinks,
    ReportResending,
  ],
  exports: [MailServerStanding],
})
export class ReportAccessModule {}
