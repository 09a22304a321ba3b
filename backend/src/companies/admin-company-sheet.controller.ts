import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActingAdmin, type Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { CompanyFilterDto } from './company-query.dto.js';
import { CompanyListReader } from './company-list.reader.js';
import { companySheet } from './company-sheet.js';
import { textStream } from './text-stream.js';

@Controller('api/admin/companies.csv')
export class AdminCompanySheetController {
  constructor(
    private readonly companies: CompanyListReader,
    private readonly dataSource: DataSource,
  ) {}

  /** All companies that the query finds, in its order, as a file for spreadsheet programs. */
  @Get()
  async export(
    @Query() query: CompanyFilterDto,
    @ActingAdmin() actor: Actor,
  ): Promise<StreamableFile> {
    // The words looked for may be somebody's name.
    const { search, ...choices } = query;
    const given = Object.entries(choices)
      .map(([name, value]) => [name, [value].flat().join(',')] as const)
      .filter(([, value]) => value !== '');
    await recordAudit(this.dataSource.manager, actor, {
      action: 'companies.export',
      targetType: 'company',
      targetId: null,
      details: {
        ...Object.fromEntries(given),
        isSearch: search !== undefined,
      },
    });
    const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
    return new StreamableFile(await textStream(companySheet(this.companies.batches(query))), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="companies-${today}.csv"`,
    });
  }
}
