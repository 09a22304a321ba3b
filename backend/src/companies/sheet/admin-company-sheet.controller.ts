import {
  type CompanyQuery,
  type CompanySelection,
  limits,
  messages,
  type SheetFormat,
  sheetFileName,
} from '@ellac/contracts';
import { Body, Controller, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActingAdmin, type Actor } from '../../audit/actor.js';
import { recordAudit } from '../../audit/record-audit.js';
import { NeedsRole } from '../../common/http/needs-role.js';
import { Refusal } from '../../common/errors/refusal.js';
import { CompanyListReader } from '../company-list.reader.js';
import { CompanySheetDto } from '../company-query.dto.js';
import { textStream } from '../../common/http/text-stream.js';
import { companyCsv } from './company-csv.js';
import { CompanySelectionDto } from './company-selection.dto.js';
import { companyXlsx } from './company-xlsx.js';

/** Companies as a file for spreadsheet programs; each file that leaves is in the audit log. */
@Controller('api/admin')
@NeedsRole('coach')
export class AdminCompanySheetController {
  constructor(
    private readonly companies: CompanyListReader,
    private readonly dataSource: DataSource,
  ) {}

  /** All companies that the query finds, in its order. */
  @Get('companies.csv')
  csv(@Query() query: CompanySheetDto, @ActingAdmin() actor: Actor): Promise<StreamableFile> {
    return this.asCsv(query, actor);
  }

  /** The chosen companies; those that were deleted meanwhile are left out. */
  @Post('companies.csv')
  @HttpCode(200)
  csvOf(
    @Body() selection: CompanySelectionDto,
    @ActingAdmin() actor: Actor,
  ): Promise<StreamableFile> {
    return this.asCsv(selection, actor);
  }

  @Get('companies.xlsx')
  xlsx(@Query() query: CompanySheetDto, @ActingAdmin() actor: Actor): Promise<StreamableFile> {
    return this.asXlsx(query, actor);
  }

  @Post('companies.xlsx')
  @HttpCode(200)
  xlsxOf(
    @Body() selection: CompanySelectionDto,
    @ActingAdmin() actor: Actor,
  ): Promise<StreamableFile> {
    return this.asXlsx(selection, actor);
  }

  private async asCsv(
    chosen: CompanyQuery | CompanySelection,
    actor: Actor,
  ): Promise<StreamableFile> {
    await this.record('csv', chosen, actor);
    const pieces = companyCsv(this.companies.batches(chosen));
    return new StreamableFile(await textStream(pieces), sheetHeaders('csv'));
  }

  /** Refuses what is too long before it is read: the whole file is made in memory. */
  private async asXlsx(
    chosen: CompanyQuery | CompanySelection,
    actor: Actor,
  ): Promise<StreamableFile> {
    if ((await this.companies.count(chosen)) > limits.xlsxRows)
      throw new Refusal(400, messages.xlsxTooLong);
    await this.record('xlsx', chosen, actor);
    const file = await companyXlsx(this.companies.batches(chosen));
    return new StreamableFile(file, sheetHeaders('xlsx'));
  }

  private async record(
    format: SheetFormat,
    chosen: CompanyQuery | CompanySelection,
    actor: Actor,
  ): Promise<void> {
    await recordAudit(this.dataSource.manager, actor, {
      action: 'companies.export',
      targetType: 'company',
      targetId: null,
      details: { format, ...('ids' in chosen ? { chosen: chosen.ids.length } : detailsOf(chosen)) },
    });
  }
}

function detailsOf(query: CompanyQuery): Record<string, string | boolean> {
  // The words looked for may be somebody's name.
  const { search, ...choices } = query;
  const given = Object.entries(choices)
    .map(([name, value]) => [name, [value].flat().join(',')] as const)
    .filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), isSearch: search !== undefined };
}

const types: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const sheetHeaders = (format: SheetFormat) => ({
  type: types[format],
  disposition: `attachment; filename="${sheetFileName(format, new Date())}"`,
});
