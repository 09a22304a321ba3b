import { type ComparisonReply, messages } from '@ellac/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ComparisonReader } from '../reports/comparison.reader.js';
import { Refusal } from '../common/errors/refusal.js';
import { IdParam } from '../common/validation/id-param.js';
import { ComparisonQueryDto } from './comparison-query.dto.js';
import { expectLiveCompany } from '../database/live-companies.js';

@Controller('api/admin/companies/:id/comparison')
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
      return { comparison: await this.comparisons.read(id) };
    const comparison = await this.comparisons.readPair(id, { earlier, later });
    if (comparison === null) throw new Refusal(404, messages.pairInvalid);
    return { comparison };
  }
}
