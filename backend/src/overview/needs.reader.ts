import type { Need, Needs, Overview } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  abandonedSql,
  heldSql,
  overdueSql,
  responsesWithoutAnalysisSql,
} from '../analysis/repair/stuck.js';
import { WorkQueues } from '../queues/work-queues.js';
import { reportsWithFailedMail } from '../deliveries/failed-mails/failed-mails.js';

/* Each kind of need as a query for its reports: `company_id`, `report_id`, `at` and `reason`. */

const failedAnalyses = `
  SELECT response_company_id AS company_id, id AS report_id, failed_at AS at,
    generation_error AS reason
  FROM analyses WHERE generation_status = 'failed'`;

/** A row with a job ($1) is not stuck while a worker makes another report, which may take minutes. */
const stuck = `
  SELECT response_company_id AS company_id, id AS report_id, lease_until AS at, NULL AS reason
  FROM analyses WHERE ${abandonedSql}
  UNION ALL
  SELECT response_company_id, id, next_attempt_at, NULL FROM analyses
  WHERE ${overdueSql} AND NOT (
    id::text = ANY ($1) AND EXISTS (SELECT FROM analyses WHERE ${heldSql})
  )
  UNION ALL
  SELECT company_id, NULL, submitted_at, NULL FROM (${responsesWithoutAnalysisSql}) AS responses`;

/** If this coach has never visited: all submissions. */
const submittedSince = `
  SELECT company_id, (SELECT id FROM analyses WHERE response_id = responses.id) AS report_id,
    submitted_at AS at, NULL AS reason
  FROM responses WHERE submitted_at > coalesce($1::timestamptz, '-infinity')`;

type NeedRow = Omit<Need, 'at'> & { readonly at: Date };

const shown = 5;

/** What wants a coach's hand. */
@Injectable()
export class NeedsReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: WorkQueues,
  ) {}

  async read(lastVisit: Date | null): Promise<Overview['needs']> {
    return {
      failedAnalyses: await this.needs(failedAnalyses),
      failedMails: await this.needs(reportsWithFailedMail),
      stuck: await this.needs(stuck, [...((await this.queues.analysesWithJob()) ?? [])]),
      newSinceLastVisit: await this.needs(submittedSince, lastVisit),
    };
  }

  private async needs(kind: string, ...values: unknown[]): Promise<Needs> {
    const [all] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM (${kind}) AS needs`,
      values,
    );
    if (all.count === 0) return { count: 0, newest: [] };
    const newest = await this.dataSource.query<NeedRow[]>(
      `SELECT company_id AS "companyId", name AS "companyName", report_id AS "reportId", at, reason
       FROM (SELECT * FROM (${kind}) AS needs ORDER BY at DESC LIMIT ${shown}) AS newest
       JOIN companies ON companies.id = company_id
       ORDER BY at DESC`,
      values,
    );
    return {
      count: all.count,
      newest: newest.map(({ at, ...need }) => ({ ...need, at: at.toISOString() })),
    };
  }
}
