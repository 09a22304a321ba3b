import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { nightlyJob } from '../audit/nightly-job.js';
import { CompanyRemoval, isPastRetention } from '../companies/company-removal.service.js';
import type { RetentionCounts } from './retention-counts.js';

interface OldCompany {
  readonly id: string;
  readonly reports: number;
  readonly mails: number;
}

/** Companies that are looked up at a time; each is deleted in a transaction of its own. */
const companiesPerBatch = 100;

/** Entries of the trail in one statement. */
const entriesPerBatch = 1000;

/** Before every id. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** A condition on `audit_entries`: older than so many months, and with an address. A key has one, too. */
const isOldWithAddress = (months: number): string => `at < now() - interval '${months} months'
  AND (address IS NOT NULL OR once_key IS NOT NULL OR details ?| '{old,corrected}')`;

/** Deletes what is older than the retention allows. What hangs on a company goes with it. */
@Injectable()
export class RetentionSweep {
  private readonly log = new Logger('Retention');

  constructor(
    private readonly dataSource: DataSource,
    private readonly removal: CompanyRemoval,
  ) {}

  /** What a run would delete now. */
  async count(months: number): Promise<RetentionCounts> {
    const [counts] = await this.dataSource.query<[RetentionCounts]>(
      `SELECT count(DISTINCT old.id)::int AS companies, count(DISTINCT analyses.id)::int AS reports,
         count(email_deliveries.id)::int AS mails,
         (SELECT count(*)::int FROM audit_entries WHERE ${isOldWithAddress(months)})
           AS "trailEntries"
       FROM (SELECT id FROM companies WHERE ${isPastRetention(months)}) AS old
       LEFT JOIN analyses ON response_company_id = old.id
       LEFT JOIN email_deliveries ON analysis_id = analyses.id`,
    );
    return counts;
  }

  /**
   * Deletes it, and keeps the counts. A company that cannot be deleted now stays for the next night.
   */
  async run(months: number): Promise<RetentionCounts> {
    const actor = nightlyJob();
    const counts = {
      ...(await this.deleteCompanies(months, actor)),
      trailEntries: await this.cutTrail(months),
    };
    const { companies, reports, mails, trailEntries } = counts;
    await this.dataSource.query(
      `INSERT INTO retention_runs (months, companies, reports, mails, trail_entries)
       VALUES ($1, $2, $3, $4, $5)`,
      [months, companies, reports, mails, trailEntries],
    );
    this.log.log('what is past the retention was deleted', {
      requestId: actor.requestId,
      months,
      ...counts,
    });
    return counts;
  }

  private async deleteCompanies(
    months: number,
    actor: Actor,
  ): Promise<Omit<RetentionCounts, 'trailEntries'>> {
    const counts = { companies: 0, reports: 0, mails: 0 };
    let after = beforeAll;
    for (;;) {
      const batch = await this.oldCompanies(months, after);
      for (const { id, reports, mails } of batch) {
        after = id;
        if (!(await this.deleteOne(id, months, actor))) continue;
        counts.companies += 1;
        counts.reports += reports;
        counts.mails += mails;
      }
      if (batch.length < companiesPerBatch) return counts;
    }
  }

  private async deleteOne(id: string, months: number, actor: Actor): Promise<boolean> {
    try {
      return await this.removal.removePastRetention(id, months, actor);
    } catch (error) {
      this.log.error('a company past the retention was not deleted', { companyId: id, error });
      return false;
    }
  }

  /** The next ones by their ids, with what hangs on them. */
  private oldCompanies(months: number, after: string): Promise<OldCompany[]> {
    return this.dataSource.query<OldCompany[]>(
      `SELECT old.id, count(DISTINCT analyses.id)::int AS reports,
         count(email_deliveries.id)::int AS mails
       FROM (SELECT id FROM companies WHERE id > $1 AND ${isPastRetention(months)}
         ORDER BY id LIMIT ${companiesPerBatch}) AS old
       LEFT JOIN analyses ON response_company_id = old.id
       LEFT JOIN email_deliveries ON analysis_id = analyses.id
       GROUP BY old.id ORDER BY old.id`,
      [after],
    );
  }

  /**
   * Takes network addresses and masked e-mail addresses out of old entries; who did what stays.
   * Entries that a deletion holds are left for the next night.
   */
  private async cutTrail(months: number): Promise<number> {
    let cut = 0;
    for (;;) {
      const [, count] = await this.dataSource.query<[unknown, number]>(
        `UPDATE audit_entries SET address = NULL, once_key = NULL,
           details = details - '{old,corrected}'::text[]
         WHERE id IN (
           SELECT id FROM audit_entries WHERE ${isOldWithAddress(months)}
           ORDER BY id LIMIT ${entriesPerBatch} FOR UPDATE SKIP LOCKED
         )`,
      );
      cut += count;
      if (count < entriesPerBatch) return cut;
    }
  }
}
