import type { Need, NeedKind, Needs, Overview } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  abandonedSql,
  heldSql,
  overdueSql,
  responsesWithoutAnalysisSql,
} from '../analysis/repair/stuck.js';
import { HeldFigures } from '../common/held-figures.js';
import { WorkQueues } from '../queues/work-queues.js';
import { earlierReport } from '../database/earlier-report.js';
import { ofLiveCompany } from '../database/live-companies.js';
import { newestDelivery } from '../deliveries/newest-delivery.js';
import { reportsWithFailedMail } from '../deliveries/failed-mails/failed-mails.js';

/* Each kind of need as a query for its reports: `company_id`, `response_id`, `report_id`,
   `at` and `reason`. None is of a company in the trash. */

const failedAnalyses = `
  SELECT response_company_id AS company_id, response_id, id AS report_id, failed_at AS at,
    generation_error AS reason
  FROM analyses WHERE generation_status = 'failed' AND ${ofLiveCompany('response_company_id')}`;

/** A row with a job ($1) is not stuck while a worker makes another report, which may take minutes. */
const stuck = `SELECT * FROM (
  SELECT response_company_id AS company_id, response_id, id AS report_id, lease_until AS at,
    NULL AS reason
  FROM analyses WHERE ${abandonedSql}
  UNION ALL
  SELECT response_company_id, response_id, id, next_attempt_at, NULL FROM analyses
  WHERE ${overdueSql} AND NOT (
    id::text = ANY ($1) AND EXISTS (SELECT FROM analyses WHERE ${heldSql})
  )
  UNION ALL
  SELECT company_id, id, NULL, submitted_at, NULL FROM (${responsesWithoutAnalysisSql}) AS responses
) AS stuck WHERE ${ofLiveCompany('stuck.company_id')}`;

/** If this coach has never visited: all submissions. */
const submittedSince = `
  SELECT company_id, id AS response_id,
    (SELECT id FROM analyses WHERE response_id = responses.id) AS report_id,
    submitted_at AS at, NULL AS reason
  FROM responses
  WHERE submitted_at > coalesce($1::timestamptz, '-infinity') AND ${ofLiveCompany('company_id')}`;

type NeedRow = Omit<Need, 'at'> & { readonly at: Date };

const shown = 5;

/** What wants a coach's hand. */
@Injectable()
export class NeedsReader {
  /** Of somebody who was never here. */
  private readonly submissions: HeldFigures<number>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: WorkQueues,
  ) {
    this.submissions = new HeldFigures(
      async () => {
        const [{ count }] = await dataSource.query<[{ count: number }]>(
          `SELECT count(*)::int AS count FROM (${submittedSince}) AS needs`,
          [null],
        );
        return count;
      },
      (count) => count,
    );
  }

  /** @param userId whose marks count: what this coach has put out of the inbox is left out */
  async read(userId: string, lastVisit: Date | null): Promise<Overview['needs']> {
    const withJob = [...((await this.queues.analysesWithJob()) ?? [])];
    return {
      failedAnalyses: await this.needs(userId, 'failed-report', failedAnalyses),
      failedMails: await this.needs(userId, 'failed-mail', reportsWithFailedMail),
      stuck: await this.needs(userId, 'stuck', stuck, [withJob]),
      newSinceLastVisit: await this.needs(
        userId,
        'new',
        submittedSince,
        [lastVisit],
        lastVisit === null ? await this.submissions.read() : null,
      ),
    };
  }

  /** @param counted how many the query finds; null where that is not known */
  private async needs(
    userId: string,
    kind: NeedKind,
    query: string,
    values: readonly unknown[] = [],
    counted: number | null = null,
  ): Promise<Needs> {
    const [user, name] = [1, 2].map((place) => `$${values.length + place}`);
    const isPutAway = `user_id = ${user}::uuid AND mark.response_id = needs.response_id
      AND kind = ${name} AND marked_at >= needs.at AND coalesce(until > now(), true)`;
    const open = `SELECT * FROM (${query}) AS needs
      WHERE NOT EXISTS (SELECT FROM inbox_marks AS mark WHERE ${isPutAway})`;
    const given = [...values, userId, kind];
    // All and those put away are counted apart: an index alone has all submissions.
    const [{ count }] = await this.dataSource.query<[{ count: number }]>(
      `SELECT coalesce($${given.length + 1}::int, (SELECT count(*) FROM (${query}) AS needs)::int) -
         (SELECT count(*) FROM inbox_marks AS mark JOIN (${query}) AS needs ON ${isPutAway})::int
         AS count`,
      [...given, counted],
    );
    if (count === 0) return { count: 0, newest: [] };
    const newest = await this.dataSource.query<NeedRow[]>(
      `SELECT company_id AS "companyId", name AS "companyName", needs.response_id AS "responseId",
         report_id AS "reportId", at, reason, generation_status AS "generationStatus",
         recipient_email AS "recipientEmail",
         coalesce(delivery.recipient <> recipient_email, false) AS "isCorrected", analyses.overall_score AS "overallScore", band,
         earlier.overall_score AS "previousScore"
       FROM (SELECT * FROM (${open}) AS needs ORDER BY at DESC LIMIT ${shown}) AS needs
       JOIN companies ON companies.id = company_id
       LEFT JOIN analyses ON analyses.id = report_id ${earlierReport} ${newestDelivery}
       ORDER BY at DESC`,
      given,
    );
    return {
      count,
      newest: newest.map(({ at, ...need }) => ({ ...need, at: at.toISOString() })),
    };
  }
}
