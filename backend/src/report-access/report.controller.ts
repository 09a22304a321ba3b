import { messages } from '@ellac/contracts';
import { Controller, Get, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { adminBehind } from '../audit/actor.js';
import { recordReading } from '../audit/record-reading.js';
import { AnalysisPresenter } from '../reports/analysis.presenter.js';
import { Refusal } from '../common/errors/refusal.js';
import { sendPacked } from '../common/http/send-packed.js';
import type { ReportRequest } from './report-access.guard.js';
import { reportOpenedBy, ReportOpeningGuard } from './report-opening.guard.js';

@Controller('api/analysis')
export class ReportController {
  constructor(
    private readonly presenter: AnalysisPresenter,
    private readonly dataSource: DataSource,
  ) {}

  @Get(':reportId')
  @UseGuards(ReportOpeningGuard)
  async read(
    @Param('reportId') reportId: string,
    @Req() request: ReportRequest,
    @Res() response: Response,
  ): Promise<void> {
    const opened = reportOpenedBy(request);
    const report =
      opened === undefined
        ? await this.presenter.present(reportId)
        : opened && this.presenter.presented(opened);
    if (report === null) throw new Refusal(409, messages.reportNotReady);
    const reader = adminBehind(request, response);
    if (reader !== null)
      await recordReading(this.dataSource.manager, reader, 'report.read', reportId);
    await sendPacked(request, response.type('json'), JSON.stringify(report));
  }
}
