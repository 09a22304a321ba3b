import { Module } from '@nestjs/common';
import { ReportsModule } from '../reports/reports.module.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { AdminEmailController } from './admin-email.controller.js';
import { AdminMailStopController } from './admin-mail-stop.controller.js';
import { NotMeController } from './not-me.controller.js';
import { RecipientCorrection } from './recipient-correction.service.js';
import { ReportAccessGuard } from './report-access.guard.js';
import { ReportCookie } from './report-cookie.js';
import { ReportController } from './report.controller.js';
import { ReportLinks } from './report-links.js';
import { ReportOpeningGuard } from './report-opening.guard.js';
import { ReportResending } from './report-resending.service.js';
import { ResendVerificationController } from './resend-verification.controller.js';
import { VerifyReportController } from './verify-report.controller.js';

@Module({
  imports: [DeliveriesModule, ReportsModule],
  controllers: [
    AdminEmailController,
    AdminMailStopController,
    NotMeController,
    ReportController,
    ResendVerificationController,
    VerifyReportController,
  ],
  // What `ReportAccessGuard` needs in the modules of other folders.
  exports: [ReportCookie, ReportLinks],
  providers: [
    RecipientCorrection,
    ReportAccessGuard,
    ReportCookie,
    ReportLinks,
    ReportOpeningGuard,
    ReportResending,
  ],
})
export class ReportAccessModule {}
