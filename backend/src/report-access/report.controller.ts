import { type Analysis, messages } from '@ellac/contracts';
import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { AnalysisPresenter } from '../reports/analysis.presenter.js';
import { Refusal } from '../common/errors/refusal.js';
import { ReportAccessGuard } from './report-access.guard.js';

@Controller('api/analysis')
export class ReportController {
  constructor(private readonly presenter: AnalysisPresenter) {}

  @Get(':reportId')
  @UseGuards(ReportAccessGuard)
  async read(@Param('reportId') reportId: string): Promise<Analysis> {
    const report = await this.presenter.present(reportId);
    if (report === null) throw new Refusal(409, messages.reportNotReady);
    return report;
  }
}
