import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ofLiveReport } from '../../database/live-companies.js';

/** A mail server that refuses every mail, or cannot be reached. */
export interface MailServerFault {
  readonly since: Date;
  /** Its words at the last refusal, or ours where it said nothing. */
  readonly words: string;
  /** How many mails wait for it. */
  readonly waiting: number;
}

/** Consecutive refusals after which a fault is reported; a single connection may fail by chance. */
export const refusalsTold = 5;

/** How the mail server replied last, as all processes saw it: no row while it takes mails. */
@Injectable()
export class MailServerStanding {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while mails go out, and until five refusals in a row. */
  async fault(): Promise<MailServerFault | null> {
    const [fault] = await this.dataSource.query<MailServerFault[]>(
      `SELECT refused_since AS since, words,
         (SELECT count(*)::int FROM email_deliveries
          WHERE status = 'pending' AND waits_for_server AND ${ofLiveReport('analysis_id')})
           AS waiting
       FROM mail_server WHERE refusals >= $1`,
      [refusalsTold],
    );
    return fault ?? null;
  }

  /**
   * Records that the server takes no mails at all: it is unreachable, or it refuses our session.
   */
  async refused(words: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO mail_server (refusals, refused_since, words) VALUES (1, now(), $1)
       ON CONFLICT (only_row) DO UPDATE SET refusals = mail_server.refusals + 1, words = $1`,
      [words],
    );
  }

  /**
   * The server took a mail. After refusals, ends the pauses of all mails that wait for it.
   *
   * @returns the deliveries whose pause ended.
   */
  async tookMail(): Promise<string[]> {
    const [, ended] = await this.dataSource.query<[unknown, number]>(`DELETE FROM mail_server`);
    if (ended === 0) return [];
    const [hastened] = await this.dataSource.query<[{ id: string }[], number]>(
      `UPDATE email_deliveries SET next_attempt_at = now(), waits_for_server = false
       WHERE status = 'pending' AND waits_for_server AND lease_until IS NULL
       RETURNING id`,
    );
    return hastened.map(({ id }) => id);
  }
}
