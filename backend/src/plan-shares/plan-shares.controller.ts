import { messages, type NewPlanShare, type PlanShares } from '@ellac/contracts';
import { Controller, Delete, Get, Ip, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { adminBehind } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { IdParam } from '../common/validation/id-param.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { ReportAccessGuard } from '../report-access/report-access.guard.js';
import { PlanSharesService } from './plan-shares.service.js';

/** The links to a report's plan, for those who may read the report. */
@Controller('api/analysis/:reportId/plan-shares')
@UseGuards(ReportAccessGuard)
export class PlanSharesController {
  constructor(
    private readonly shares: PlanSharesService,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  list(@Param('reportId') reportId: string): Promise<PlanShares> {
    return this.shares.list(reportId);
  }

  @Post()
  @NeedsRole('coach')
  async make(
    @Param('reportId') reportId: string,
    @Ip() address: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NewPlanShare> {
    await this.limits.planShare(reportId, address);
    const token = await this.shares.make(reportId, adminBehind(request, response));
    return { ...(await this.shares.list(reportId)), token };
  }

  @Delete(':shareId')
  @NeedsRole('coach')
  async revoke(
    @Param('reportId') reportId: string,
    @IdParam('shareId', messages.planShareNotFound) shareId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlanShares> {
    await this.shares.revoke(reportId, shareId, adminBehind(request, response));
    return this.shares.list(reportId);
  }
}
