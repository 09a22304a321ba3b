import { Injectable, Logger } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { confirmByLink } from '../database/company-details.js';
import { ofLiveReport } from '../database/live-companies.js';
import { hashOfToken } from '../deliveries/access-token.js';
import { type PresentedRow, presentedRow } from '../reports/analysis.presenter.js';

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

/** A link, and the report that it opens: null while there is none, and for a link that opens nothing. */
export interface OpenedLink {
  readonly link: LinkState;
  readonly report: PresentedRow | null;
}

interface LinkRow {
  readonly secondsLeft: number;
  readonly wasOpened: boolean;
}

/**
 * Reads the state of a link to the report `$1` by the hash of its token, `$2`. The database's clock
 * decides, the same one that set the end of the link's time. No link opens what is in the trash.
 */
const linkRow = `SELECT ceil(extract(epoch FROM token_expires_at - now()))::int AS "secondsLeft",
    opened_at IS NOT NULL AS "wasOpened"
  FROM email_deliveries
  WHERE analysis_id = $1 AND token_hash = $2 AND revoked_at IS NULL
    AND ${ofLiveReport('analysis_id')}`;

/** The links that were sent. Checking one changes nothing, so it works any number of times. */
@Injectable()
export class ReportLinks {
  private readonly log = new Logger(ReportLinks.name);

  constructor(private readonly dataSource: DataSource) {}

  async check(reportId: string, token: string): Promise<LinkState> {
    if (!isUUID(reportId)) return { state: 'invalid' };
    const [link] = await this.dataSource.query<LinkRow[]>(linkRow, [reportId, hashOfToken(token)]);
    return stateOf(link);
  }

  /** Checks a link and reads its report in one statement, because each costs a round trip. */
  async open(reportId: string, token: string): Promise<OpenedLink> {
    if (!isUUID(reportId)) return { link: { state: 'invalid' }, report: null };
    const [row] = await this.dataSource.query<(LinkRow & (PresentedRow | { readonly id: null }))[]>(
      `SELECT link.*, report.* FROM (${linkRow}) AS link
       LEFT JOIN LATERAL (${presentedRow}) AS report ON link."secondsLeft" > 0`,
      [reportId, hashOfToken(token)],
    );
    return { link: stateOf(row), report: row === undefined || row.id === null ? null : row };
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

function stateOf(link: LinkRow | undefined): LinkState {
  if (link === undefined) return { state: 'invalid' };
  const { secondsLeft, wasOpened } = link;
  return secondsLeft > 0 ? { state: 'valid', secondsLeft, wasOpened } : { state: 'expired' };
}
