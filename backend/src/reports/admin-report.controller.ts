import { messages, type ReportRecord } from '@ellac/contracts';
import { Controller, Get } from '@nestjs/common';
import { IdParam } from '../common/validation/id-param.js';
import { ReportRecordReader } from './report-record.reader.js';

@Controller('api/admin/analysis/:reportId')
export class AdminReportController {
  constructor(private readonly records: ReportRecordReader) {}

  @Get()
  read(@IdParam('reportId', messages.reportNotFound) reportId: string): Promise<ReportRecord> {
    return this.records.read(reportId);
  }
}
