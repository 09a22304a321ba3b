import type { CompanyPage } from '@ellac/contracts';
import { Controller, Get, Query, Req, StreamableFile } from '@nestjs/common';
import type { Request } from 'express';
import { NeedsRole } from '../common/http/needs-role.js';
import { CompanyListReader } from './company-list.reader.js';
import { CompanyQueryDto } from './company-query.dto.js';
import { jsonArray, textStream } from '../common/http/text-stream.js';

@Controller('api/admin/companies')
@NeedsRole('reader')
export class AdminCompaniesController {
  constructor(private readonly companies: CompanyListReader) {}

  /** The page that the query asks for; without a query the whole list, as an array. */
  @Get()
  async list(
    @Query() query: CompanyQueryDto,
    @Req() request: Request,
  ): Promise<CompanyPage | StreamableFile> {
    if (Object.keys(request.query).length > 0) return this.companies.page(query);
    const type = 'application/json; charset=utf-8';
    return new StreamableFile(await textStream(jsonArray(this.companies.all())), { type });
  }
}
