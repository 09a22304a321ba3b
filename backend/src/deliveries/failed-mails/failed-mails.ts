import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../audit/actor.js';
import { recordAudit } from '../../audit/record-audit.js';
import { ofLiveCompany } from '../../database/live-companies.js';
import { newReportMails } from '../new-report-mails.js';

/**
 * A query for the reports whose newest mail to the owner failed: `company_id`, `response_id`,
 * `report_id`, `at` and `reason`. None is of a company in the trash.
 */
export const reportsWithFailedMail = `
  SELECT response_company_id AS company_id, response_id, analyses.id AS report_id,
    delivery.failed_at AS at, server_reply AS reason
  FROM email_deliveries AS delivery JOIN analyses ON analyses.id = analysis_id
  WHERE status = 'failed' AND for_owner AND generation_status = 'completed'
    AND ${ofLiveCompany('response_company_id')}
    AND NOT EXISTS (
      SELECT FROM email_deliveries AS later
      WHERE later.analysis_id = delivery.analysis_id AND later.for_owner
        AND later.created_at > delivery.created_at
    )`;

/** The end of a timestamp that names its time zone. */
export const zone = /(Z|[+-]\d\d:\d\d)$/;

/** Reports in one transaction; few, so that it locks their companies only briefly. */
const perBatch = 100;

/** Sends mails again that a fault of the mail server or of its settings held up. */
@Injectable()
export class FailedMails {
  constructor(private readonly dataSource: DataSource) {}

  /** How many reports' newest mails to their owners failed at this time or later. */
  async count(since: Date): Promise<number> {
    const [{ count }] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM (${reportsWithFailedMail}) AS failed WHERE at >= $1`,
      [since],
    );
    return count;
  }

  /**
   * Makes a new delivery for each of them, to its present recipient. Concurrent calls create only
   * one each.
   *
   * @param actor who the audit trail names; null for a command, which has no entry
   * @returns the new deliveries.
   */
  async sendAgain(since: Date, actor: Actor | null): Promise<readonly string[]> {
    const made: string[] = [];
    // A mail that fails again meanwhile is not sent a third time.
    const [{ until }] = await this.dataSource.query<[{ until: Date }]>('SELECT now() AS until');
    for (;;) {
      const batch = await this.dataSource.transaction(async (manager) => {
        const ids = await sendBatch(manager, [since, until]);
        if (actor !== null && ids !== null && ids.length > 0)
          await recordAudit(manager, actor, {
            action: 'mails.resend-failed',
            targetType: 'maintenance',
            targetId: null,
            details: { since: since.toISOString(), mails: ids.length },
          });
        return ids;
      });
      if (batch === null) break;
      made.push(...batch);
    }
    return made;
  }
}

/** @returns the new deliveries; null where no mail is left that failed. */
async function sendBatch(
  manager: EntityManager,
  span: readonly [since: Date, until: Date],
): Promise<string[] | null> {
  const reports = await manager.query<{ report_id: string; company_id: string }[]>(
    `SELECT report_id, company_id FROM (${reportsWithFailedMail}) AS failed
     WHERE at >= $1 AND at < $2 ORDER BY at LIMIT ${perBatch}`,
    [...span],
  );
  if (reports.length === 0) return null;
  // Lock order, as everywhere: companies before their reports. The order by id prevents a deadlock
  // with another batch.
  const ids = reports.map(({ report_id }) => report_id);
  await manager.query(`SELECT FROM companies WHERE id = ANY ($1) ORDER BY id FOR UPDATE`, [
    reports.map(({ company_id }) => company_id),
  ]);
  await manager.query(`SELECT FROM analyses WHERE id = ANY ($1) ORDER BY id FOR UPDATE`, [ids]);
  // Reads the rows again: while this transaction waited for the locks, another one may have sent a
  // mail.
  const made = await manager.query<{ id: string }[]>(
    newReportMails(
      `(SELECT id, recipient_email FROM analyses
        WHERE id IN (SELECT report_id FROM (${reportsWithFailedMail}) AS failed
          WHERE at >= $1 AND at < $2 AND report_id = ANY ($3))) AS still_failed`,
      'sent-by-coach',
    ),
    [...span, ids],
  );
  return made.map(({ id }) => id);
}
