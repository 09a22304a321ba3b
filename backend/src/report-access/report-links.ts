import { Injectable, Logger } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { confirmByLink } from '../database/company-details.js';
import { ofLiveReport } from '../database/live-companies.js';
import { hashOfToken } from '../deliveries/access-token.js';

/** The state of a link. Only the holder of a token that was once valid is told `expired`. */
export type LinkState =
  | {
      readonly state: 'valid';
      /** Whole seconds until its end, at least 1. */
      readonly secondsLeft: number;
      /** Whether its report was read by it before. */
      readonly wasOpened: boolean;
    }
  | { readonly state: 'expired' | 'invalid' };

/** The links that were sent. Checking one changes nothing, so it works any number of times. */
@Injectable()
export class ReportLinks {
  private readonly log = new Logger(ReportLinks.name);

  constructor(private readonly dataSource: DataSource) {}

  /**
   * The database's clock decides, the same one that set the end of the link's time. No link opens
   * what is in the trash.
   */
  async check(reportId: string, token: string): Promise<LinkState> {
    if (!isUUID(reportId)) return { state: 'invalid' };
    const [link] = await this.dataSource.query<{ secondsLeft: number; wasOpened: boolean }[]>(
      `SELECT ceil(extract(epoch FROM token_expires_at - now()))::int AS "secondsLeft",
         opened_at IS NOT NULL AS "wasOpened"
       FROM email_deliveries
       WHERE analysis_id = $1 AND token_hash = $2 AND revoked_at IS NULL
         AND ${ofLiveReport('analysis_id')}`,
      [reportId, hashOfToken(token)],
    );
    if (link === undefined) return { state: 'invalid' };
    return link.secondsLeft > 0 ? { state: 'valid', ...link } : { state: 'expired' };
  }

  /**
   * Notes when a report is read by a valid link for the first time, and that its company's details
   * are confirmed. A failure is logged and stops nobody. The opening is noted last, so that both are
   * tried again after a failure.
   */
  async noteOpening(reportId: string, token: string): Promise<void> {
    try {
      await confirmByLink(this.dataSource, reportId, hashOfToken(token));
      await this.dataSource.query(
        `UPDATE email_deliveries SET opened_at = now()
         WHERE analysis_id = $1 AND token_hash = $2 AND opened_at IS NULL`,
        [reportId, hashOfToken(token)],
      );
    } catch (error) {
      this.log.warn('the opening of a link was not noted', { error });
    }
  }
}
