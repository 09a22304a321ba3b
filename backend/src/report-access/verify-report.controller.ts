import { type MessageAnswer, messages } from '@ellac/contracts';
import { Controller, Get, Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../common/errors/refusal.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { ReportLinks } from './report-links.js';
import { tokenInQuery } from './token-in-query.js';

@Controller('api/verify-report')
export class VerifyReportController {
  constructor(
    private readonly links: ReportLinks,
    private readonly limits: RateLimits,
  ) {}

  @Get(':reportId')
  async verify(
    @Param('reportId') reportId: string,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    const token = tokenInQuery(request);
    if (token === null) throw new Refusal(401, messages.linkMissing);
    const state = await this.links.check(reportId, token);
    if (state === 'valid') return { message: messages.accessVerified };
    await this.limits.linkFailed(reportId, request.ip ?? '');
    throw new Refusal(401, state === 'expired' ? messages.linkExpired : messages.linkInvalid);
  }
}
