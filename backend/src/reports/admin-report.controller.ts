import { messages, type ReportRecord } from '@ellac/contracts';
import { Controller, Get } from '@nestjs/common';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { IdParam } from '../common/validation/id-param.js';
import { ReportReads } from './report-reads.js';
import { ReportRecordReader } from './report-record.reader.js';

@Controller('api/admin/analysis/:reportId')
export class AdminReportController {
  constructor(
    private readonly records: ReportRecordReader,
    private readonly reads: ReportReads,
  ) {}

  @Get()
  async read(
    @IdParam('reportId', messages.reportNotFound) reportId: string,
    @ActingAdmin() reader: Actor,
  ): Promise<ReportRecord> {
    await this.reads.note(reportId, reader.userId);
    return this.records.read(reportId);
  }
}
