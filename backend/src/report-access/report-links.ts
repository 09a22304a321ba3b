import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { hashOfToken } from './access-token.js';

/** `expired` is only told to whoever holds a token that was good for this report. */
export type LinkState = 'valid' | 'expired' | 'invalid';

/** Checks the links that were sent. Checking changes nothing, so a link works any number of times. */
@Injectable()
export class ReportLinks {
  constructor(private readonly dataSource: DataSource) {}

  /** The database's clock decides, the same one that set the end of the link's time. */
  async check(reportId: string, token: string): Promise<LinkState> {
    if (!isUUID(reportId)) return 'invalid';
    const [link] = await this.dataSource.query<{ current: boolean }[]>(
      `SELECT token_expires_at > now() AS current FROM email_deliveries
       WHERE analysis_id = $1 AND token_hash = $2 AND revoked_at IS NULL`,
      [reportId, hashOfToken(token)],
    );
    if (link === undefined) return 'invalid';
    return link.current ? 'valid' : 'expired';
  }
}
