import { type ComparisonReply, messages } from '@ellac/contracts';
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ComparisonReader } from '../reports/comparison.reader.js';
import { Refusal } from '../common/errors/refusal.js';
import { IdParam } from '../common/validation/id-param.js';
import { CompanyEntity } from '../database/entities/company.entity.js';

@Controller('api/admin/companies/:id/comparison')
export class AdminComparisonController {
  constructor(
    private readonly comparisons: ComparisonReader,
    private readonly dataSource: DataSource,
  ) {}

  @Get()
  async read(@IdParam('id', messages.companyNotFound) id: string): Promise<ComparisonReply> {
    if (!(await this.dataSource.getRepository(CompanyEntity).existsBy({ id })))
      throw new Refusal(404, messages.companyNotFound);
    return { comparison: await this.comparisons.read(id) };
  }
}
