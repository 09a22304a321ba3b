import { type CompaniesComparison, messages } from '@ellac/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { NeedsRole } from '../common/http/needs-role.js';
import { ComparisonReader } from '../reports/comparison.reader.js';
import { Refusal } from '../common/errors/refusal.js';
import { CompareQueryDto } from './compare-query.dto.js';

@Controller('api/admin/comparison')
@NeedsRole('reader')
export class AdminCompareController {
  constructor(private readonly comparisons: ComparisonReader) {}

  /** The companies that cannot be compared are named; those that are left are compared. */
  @Get()
  async read(@Query() { companies }: CompareQueryDto): Promise<CompaniesComparison> {
    const comparison = await this.comparisons.readCompanies(companies);
    if (comparison.leftOut.filter(({ why }) => why === 'deleted').length === companies.length)
      throw new Refusal(404, messages.companyNotFound);
    return comparison;
  }
}
