import { type ComparisonReply, messages } from '@ellac/contracts';
import { compareReports, type ReportBeside, sideBySide } from '@ellac/diagnosis';
import { Controller, Get, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NeedsRole } from '../common/http/needs-role.js';
import { ComparisonReader } from '../reports/comparison.reader.js';
import { Refusal } from '../common/errors/refusal.js';
import { IdParam } from '../common/validation/id-param.js';
import { ComparisonQueryDto } from './comparison-query.dto.js';
import { expectLiveCompany } from '../database/live-companies.js';

@Controller('api/admin/companies/:id/comparison')
@NeedsRole('reader')
export class AdminComparisonController {
  constructor(
    private readonly comparisons: ComparisonReader,
    private readonly dataSource: DataSource,
  ) {}

  @Get()
  async read(
    @IdParam('id', messages.companyNotFound) id: string,
    @Query() { earlier, later }: ComparisonQueryDto,
  ): Promise<ComparisonReply> {
    await expectLiveCompany(this.dataSource, id);
    if (earlier === undefined || later === undefined)
      return replyOf(await this.comparisons.newestPair(id));
    const pair = await this.comparisons.pairOf(id, { earlier, later });
    if (pair === null) throw new Refusal(404, messages.pairInvalid);
    return replyOf(pair);
  }
}

const replyOf = (pair: readonly [ReportBeside, ReportBeside] | null): ComparisonReply =>
  pair === null
    ? { sideBySide: null, comparison: null }
    : { sideBySide: sideBySide(pair), comparison: compareReports(...pair) };
