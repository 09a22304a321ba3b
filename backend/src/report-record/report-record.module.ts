import { Module } from '@nestjs/common';
import { AdminReportController } from './admin-report.controller.js';
import { ReportRecordReader } from './report-record.reader.js';

@Module({
  controllers: [AdminReportController],
  providers: [ReportRecordReader],
})
export class ReportRecordModule {}
