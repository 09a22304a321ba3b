import { messages } from '@ellac/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { currentUserOf } from '../auth/current-user.js';
import { Refusal } from '../common/errors/refusal.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { expectLiveReport } from '../database/live-companies.js';
import { ReportCookie, tokenInQuery } from './report-cookie.js';
import { type LinkState, ReportLinks } from './report-links.js';

export type ReportRequest = Request<{ reportId: string }>;

/**
 * Lets a report's readers through: admins, and the holder of a valid link or of its cookie. Admins
 * get a 404 for an unknown report and a 409 for one in the trash; everybody else gets the same
 * refusal whatever was wrong.
 */
@Injectable()
export class ReportAccessGuard implements CanActivate {
  constructor(
    protected readonly links: ReportLinks,
    private readonly cookie: ReportCookie,
    private readonly limits: RateLimits,
    private readonly dataSource: DataSource,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<ReportRequest>();
    const { reportId } = request.params;
    if (currentUserOf(request)?.isAdmin === true) {
      if (!isUUID(reportId)) throw new Refusal(404, messages.reportNotFound);
      await expectLiveReport(this.dataSource, reportId);
      return true;
    }
    if (await this.isOpened(request, http.getResponse<Response>())) return true;
    throw new Refusal(401, messages.reportUnauthorized);
  }

  protected check({ params }: ReportRequest, token: string): Promise<LinkState> {
    return this.links.check(params.reportId, token);
  }

  /**
   * A token in the URL takes precedence over the cookie: a wrong link opens nothing, even in a
   * browser with a valid cookie. A refused cookie is deleted, so that it counts only once as a
   * wrong link, and reloading an old page does not use up the owner's tries.
   *
   * @throws Refusal 429
   */
  private async isOpened(request: ReportRequest, response: Response): Promise<boolean> {
    const { reportId } = request.params;
    const inQuery = tokenInQuery(request);
    const token = 'token' in request.query ? inQuery : this.cookie.tokenIn(request);
    if (token === null) return false;
    const link = await this.check(request, token);
    if (link.state === 'valid') {
      if (inQuery !== null) {
        this.cookie.set(response, reportId, token, link.secondsLeft);
        // A request for the head alone, as a mail scanner sends it, reads nothing.
        if (request.method !== 'HEAD' && !link.wasOpened)
          await this.links.noteOpening(reportId, token);
      }
      return true;
    }
    if (inQuery === null) this.cookie.clear(response, reportId);
    await this.limits.linkFailed(reportId, request.ip ?? '');
    return false;
  }
}
