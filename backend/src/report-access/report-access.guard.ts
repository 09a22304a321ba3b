import { messages } from '@ellac/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../common/errors/refusal.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { ReportLinks } from './report-links.js';
import { tokenInQuery } from './token-in-query.js';

/** Lets through whoever may read the report; everybody else gets one answer, whatever was wrong. */
@Injectable()
export class ReportAccessGuard implements CanActivate {
  constructor(
    private readonly links: ReportLinks,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request<{ reportId: string }>>();
    const token = tokenInQuery(request);
    const { reportId } = request.params;
    if (token !== null) {
      if ((await this.links.check(reportId, token)) === 'valid') return true;
      await this.limits.linkFailed(reportId, request.ip ?? '');
    }
    throw new Refusal(401, messages.reportUnauthorized);
  }
}
