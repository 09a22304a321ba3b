import { messages, type ReportRecord } from '@ellac/contracts';
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { recordReading } from '../audit/record-reading.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { IdParam } from '../common/validation/id-param.js';
import { ReportReads } from './report-reads.js';
import { ReportRecordReader } from './report-record.reader.js';

@Controller('api/admin/analysis/:reportId')
@NeedsRole('reader')
export class AdminReportController {
  constructor(
    private readonly records: ReportRecordReader,
    private readonly reads: ReportReads,
    private readonly dataSource: DataSource,
  ) {}

  @Get()
  async read(
    @IdParam('reportId', messages.reportNotFound) reportId: string,
    @ActingAdmin() reader: Actor,
  ): Promise<ReportRecord> {
    await this.reads.note(reportId, reader.userId);
    const record = await this.records.read(reportId);
    await recordReading(this.dataSource.manager, reader, 'answers.read', reportId);
    return record;
  }
}
