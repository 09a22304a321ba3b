import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { addressKey } from '../database/stopped-addresses.js';
import { hashOfToken } from './access-token.js';
import { aFailedMail, CoachMails } from './coach-mails.js';
import { failureReasons } from './mail-failure-reasons.js';

/** Addresses that get no mails with links, because their holder said "this was not me". */
@Injectable()
export class MailStops {
  constructor(
    private readonly dataSource: DataSource,
    private readonly coachMails: CoachMails,
  ) {}

  /**
   * Stops the mails to the address that this token was mailed to, and ends the links that were
   * mailed there. An expired token counts, too: a mail may be read days later. The coach finds the
   * mail among those that failed.
   *
   * @returns the deliveries that tell the coach; null when the token was never mailed.
   */
  async stop(reportId: string, token: string): Promise<readonly string[] | null> {
    return this.dataSource.transaction(async (manager) => {
      const [mail] = await manager.query<{ id: string; recipient: string }[]>(
        `SELECT id, recipient FROM email_deliveries WHERE analysis_id = $1 AND token_hash = $2`,
        [reportId, hashOfToken(token)],
      );
      if (mail === undefined) return null;
      const { id, recipient } = mail;
      const added = await manager.query<unknown[]>(
        `INSERT INTO mail_stops (address_hash) VALUES (${addressKey('$1::text')})
         ON CONFLICT DO NOTHING RETURNING address_hash`,
        [recipient],
      );
      if (added.length === 0) return [];
      await manager.query(
        `UPDATE email_deliveries SET revoked_at = now()
         WHERE lower(recipient) = lower($1) AND for_owner AND revoked_at IS NULL`,
        [recipient],
      );
      await manager.query(
        `UPDATE email_deliveries SET status = 'failed', server_reply = $2 WHERE id = $1`,
        [id, failureReasons.stopped],
      );
      return this.coachMails.create(manager, [
        aFailedMail({ reportId, recipient, failure: failureReasons.stopped }),
      ]);
    });
  }

  /** Lets mails go to an address again; false where they were not stopped. */
  async lift(manager: EntityManager, address: string): Promise<boolean> {
    const [lifted] = await manager.query<[unknown[], number]>(
      `DELETE FROM mail_stops WHERE address_hash = ${addressKey('$1::text')} RETURNING address_hash`,
      [address],
    );
    return lifted.length > 0;
  }
}
