import { type MessageAnswer, messages } from '@ellac/contracts';
import { Controller, Get, Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../common/errors/refusal.js';
import { ReportLinks } from './report-links.js';
import { tokenInQuery } from './token-in-query.js';

@Controller('api/verify-report')
export class VerifyReportController {
  constructor(private readonly links: ReportLinks) {}

  @Get(':reportId')
  async verify(
    @Param('reportId') reportId: string,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    const token = tokenInQuery(request);
    if (token === null) throw new Refusal(401, messages.linkMissing);
    const state = await this.links.check(reportId, token);
    if (state === 'expired') throw new Refusal(401, messages.linkExpired);
    if (state === 'invalid') throw new Refusal(401, messages.linkInvalid);
    return { message: messages.accessVerified };
  }
}
