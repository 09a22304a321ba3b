import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { hashOfToken } from '../deliveries/access-token.js';

/** The state of a link. Only the holder of a token that was once valid is told `expired`. */
export type LinkState =
  | {
      readonly state: 'valid';
      /** Whole seconds until its end, at least 1. */
      readonly secondsLeft: number;
    }
  | { readonly state: 'expired' | 'invalid' };

/** Checks the links that were sent. Checking changes nothing, so a link works any number of times. */
@Injectable()
export class ReportLinks {
  constructor(private readonly dataSource: DataSource) {}

  /** The database's clock decides, the same one that set the end of the link's time. */
  async check(reportId: string, token: string): Promise<LinkState> {
    if (!isUUID(reportId)) return { state: 'invalid' };
    const [link] = await this.dataSource.query<{ secondsLeft: number }[]>(
      `SELECT ceil(extract(epoch FROM token_expires_at - now()))::int AS "secondsLeft"
       FROM email_deliveries
       WHERE analysis_id = $1 AND token_hash = $2 AND revoked_at IS NULL`,
      [reportId, hashOfToken(token)],
    );
    if (link === undefined) return { state: 'invalid' };
    const { secondsLeft } = link;
    return secondsLeft > 0 ? { state: 'valid', secondsLeft } : { state: 'expired' };
  }
}
