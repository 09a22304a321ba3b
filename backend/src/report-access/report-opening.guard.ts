import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { PresentedRow } from '../reports/analysis.presenter.js';
import { ReportAccessGuard, type ReportRequest } from './report-access.guard.js';
import type { LinkState } from './report-links.js';

/** What the link of each request opened. */
const opened = new WeakMap<Request, PresentedRow | null>();

/** Lets a report's readers through, and reads the report in the statement that checks their link. */
@Injectable()
export class ReportOpeningGuard extends ReportAccessGuard {
  protected override async check(request: ReportRequest, token: string): Promise<LinkState> {
    const { link, report } = await this.links.open(request.params.reportId, token);
    opened.set(request, report);
    return link;
  }
}

/** The report that the link of a request opened: null while there is none; undefined for an admin. */
export const reportOpenedBy = (request: ReportRequest): PresentedRow | null | undefined =>
  opened.get(request);
