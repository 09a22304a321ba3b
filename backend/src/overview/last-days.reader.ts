import type { Overview } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ofLiveCompany, ofLiveReport } from '../database/live-companies.js';

type LastDays = Overview['lastDays'];

/** Today is one of them. */
const days = 30;

const today = `(now() AT TIME ZONE 'UTC')::date`;
const begin = `(${today} - ${days - 1})::timestamp AT TIME ZONE 'UTC'`;

/** How the last days went, without what is in the trash; a day is one of UTC. */
@Injectable()
export class LastDaysReader {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<LastDays> {
    const byDay = await this.dataSource.query<LastDays['byDay']>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(submissions, 0)::int AS submissions
       FROM (SELECT ${today} - ago AS day FROM generate_series(0, ${days - 1}) AS ago) AS days
       LEFT JOIN (
         SELECT (submitted_at AT TIME ZONE 'UTC')::date AS day, count(*) AS submissions
         FROM responses WHERE submitted_at >= ${begin} AND ${ofLiveCompany('company_id')}
         GROUP BY 1
       ) AS counts USING (day)
       ORDER BY day`,
    );
    const [counts] = await this.dataSource.query<
      [Pick<LastDays, 'reportsCompleted' | 'mailsSent'>]
    >(
      `SELECT
         (SELECT count(*)::int FROM analyses
          WHERE completed_at >= ${begin} AND ${ofLiveCompany('response_company_id')})
           AS "reportsCompleted",
         (SELECT count(*)::int FROM email_deliveries
          WHERE sent_at >= ${begin} AND for_owner AND ${ofLiveReport('analysis_id')})
           AS "mailsSent"`,
    );
    return {
      submissions: byDay.reduce((sum, { submissions }) => sum + submissions, 0),
      ...counts,
      byDay,
    };
  }
}
