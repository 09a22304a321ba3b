import { type MessageAnswer, messages } from '@ellac/contracts';
import { Controller, Get, Param, Req, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
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
    if (token === null) throw new UnauthorizedException(messages.linkMissing);
    const state = await this.links.check(reportId, token);
    if (state === 'expired') throw new UnauthorizedException(messages.linkExpired);
    if (state === 'invalid') throw new UnauthorizedException(messages.linkInvalid);
    return { message: messages.accessVerified };
  }
}
