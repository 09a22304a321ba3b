import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { DeliveryRepository } from './delivery.repository.js';
import { ReportAccessGuard } from './report-access.guard.js';
import { ReportController } from './report.controller.js';
import { ReportLinks } from './report-links.js';
import { ResendVerificationController } from './resend-verification.controller.js';
import { VerifyReportController } from './verify-report.controller.js';

@Module({
  imports: [AnalysisModule],
  controllers: [ReportController, ResendVerificationController, VerifyReportController],
  providers: [DeliveryRepository, ReportAccessGuard, ReportLinks],
})
export class ReportAccessModule {}
