import type { StepTicks } from '@ellac/contracts';
import { Body, Controller, Get, Ip, Param, Put, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { adminBehind } from '../audit/actor.js';
import { NeedsRole } from '../common/http/needs-role.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { ReportAccessGuard } from '../report-access/report-access.guard.js';
import { StepTickChangeDto } from './step-tick-change.dto.js';
import { StepTicksService } from './step-ticks.service.js';

/** The steps of a plan that are ticked off: for the owner as long as the link is valid, and coaches. */
@Controller('api/analysis/:reportId/ticks')
@UseGuards(ReportAccessGuard)
export class StepTicksController {
  constructor(
    private readonly ticks: StepTicksService,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  list(@Param('reportId') reportId: string): Promise<StepTicks> {
    return this.ticks.list(reportId);
  }

  @Put(':stepId')
  @NeedsRole('coach')
  async set(
    @Param('reportId') reportId: string,
    @Param('stepId') stepId: string,
    @Body() { isDone }: StepTickChangeDto,
    @Ip() address: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StepTicks> {
    await this.limits.tick(reportId, address);
    await this.ticks.set(reportId, { stepId, isDone }, adminBehind(request, response));
    return this.ticks.list(reportId);
  }
}
