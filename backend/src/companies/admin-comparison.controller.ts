import { type ComparisonAnswer, messages } from '@ellac/contracts';
import { Controller, Get } from '@nestjs/common';
import { IdParam } from '../common/validation/id-param.js';
import { ComparisonReader } from './comparison.reader.js';

@Controller('api/admin/companies/:id/comparison')
export class AdminComparisonController {
  constructor(private readonly comparisons: ComparisonReader) {}

  @Get()
  read(@IdParam('id', messages.companyNotFound) id: string): Promise<ComparisonAnswer> {
    return this.comparisons.read(id);
  }
}
