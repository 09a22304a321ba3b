import { messages } from '@ellac/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { currentUserOf } from '../auth/current-user.js';
import { Refusal } from '../common/errors/refusal.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { AnalysisEntity } from '../database/entities/analysis.entity.js';
import { ReportLinks } from './report-links.js';
import { tokenInQuery } from './token-in-query.js';

/**
 * Lets through whoever may read the report: admins, who are told when there is none, and the holder
 * of a good link. Everybody else gets one answer, whatever was wrong.
 */
@Injectable()
export class ReportAccessGuard implements CanActivate {
  constructor(
    private readonly links: ReportLinks,
    private readonly limits: RateLimits,
    private readonly dataSource: DataSource,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request<{ reportId: string }>>();
    if (currentUserOf(request)?.isAdmin === true) {
      if (!(await this.exists(request.params.reportId)))
        throw new Refusal(404, messages.reportNotFound);
      return true;
    }
    const token = tokenInQuery(request);
    const { reportId } = request.params;
    if (token !== null) {
      if ((await this.links.check(reportId, token)) === 'valid') return true;
      await this.limits.linkFailed(reportId, request.ip ?? '');
    }
    throw new Refusal(401, messages.reportUnauthorized);
  }

  private async exists(id: string): Promise<boolean> {
    return isUUID(id) && this.dataSource.getRepository(AnalysisEntity).existsBy({ id });
  }
}
