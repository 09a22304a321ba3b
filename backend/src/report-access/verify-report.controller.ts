import { type MessageReply, messages } from '@ellac/contracts';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Refusal } from '../common/errors/refusal.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { ReportCookie, tokenInQuery } from './report-cookie.js';
import { ReportLinks } from './report-links.js';

@Controller('api/verify-report')
export class VerifyReportController {
  constructor(
    private readonly links: ReportLinks,
    private readonly cookie: ReportCookie,
    private readonly limits: RateLimits,
  ) {}

  @Get(':reportId')
  async verify(
    @Param('reportId') reportId: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageReply> {
    const token = tokenInQuery(request);
    if (token === null) throw new Refusal(401, messages.linkMissing);
    const link = await this.links.check(reportId, token);
    if (link.state === 'valid') {
      this.cookie.set(response, reportId, token, link.secondsLeft);
      return { message: messages.accessVerified };
    }
    await this.limits.linkFailed(reportId, request.ip ?? '');
    throw new Refusal(401, link.state === 'expired' ? messages.linkExpired : messages.linkInvalid);
  }
}
