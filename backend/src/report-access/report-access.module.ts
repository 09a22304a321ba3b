import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { MailModule } from '../mail/mail.module.js';
import { DeliveryProcessor } from './delivery.processor.js';
import { DeliveryRepository } from './delivery.repository.js';
import { DeliverySchedule } from './delivery.schedule.js';
import { DeliverySweep } from './delivery.sweep.js';
import { ReportAccessGuard } from './report-access.guard.js';
import { ReportController } from './report.controller.js';
import { ReportLinks } from './report-links.js';
import { ResendVerificationController } from './resend-verification.controller.js';
import { VerifyReportController } from './verify-report.controller.js';

@Module({
  imports: [AnalysisModule, MailModule],
  controllers: [ReportController, ResendVerificationController, VerifyReportController],
  providers: [
    DeliveryProcessor,
    DeliveryRepository,
    DeliverySchedule,
    DeliverySweep,
    ReportAccessGuard,
    ReportLinks,
  ],
})
export class ReportAccessModule {}
