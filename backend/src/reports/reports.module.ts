import { Module } from '@nestjs/common';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { AdminRegenerateController } from './admin-regenerate.controller.js';
import { AdminRepairController } from './admin-repair.controller.js';
import { AdminReportController } from './admin-report.controller.js';
import { AnalysisPresenter } from './analysis.presenter.js';
import { ComparisonReader } from './comparison.reader.js';
import { Regeneration } from './regeneration.service.js';
import { ReportReads } from './report-reads.js';
import { ReportRecordReader } from './report-record.reader.js';

@Module({
  imports: [AnalysisModule],
  controllers: [AdminRegenerateController, AdminRepairController, AdminReportController],
  providers: [AnalysisPresenter, ComparisonReader, Regeneration, ReportReads, ReportRecordReader],
  exports: [AnalysisPresenter, ComparisonReader],
})
export class ReportsModule {}
