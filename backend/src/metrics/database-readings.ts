import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ofLiveCompany, ofLiveReport } from '../database/live-companies.js';
import { longestWait } from '../leases/retry-policy.js';
import { sweepLeaseSeconds } from '../leases/sweep-thresholds.js';
import { aReading, type Reading } from './metric-reading.js';

interface Waiting {
  readonly count: number;
  /** Seconds that the oldest has waited in all; 0 where none waits. */
  readonly age: number;
  /** Seconds that one has been left without a worker, at most. */
  readonly overdue: number;
}

/**
 * A statement for what waits. It leaves out what no worker takes up: the trash, and example data,
 * whose time lies further ahead than that of any real row.
 */
const waiting = (table: string, isOpen: string, begun: string): string => `
  SELECT count(*)::int AS count,
    coalesce(extract(epoch FROM max(now() - ${begun})), 0)::float8 AS age,
    greatest(extract(epoch FROM max(now() - coalesce(lease_until, next_attempt_at))), 0)::float8
      AS overdue
  FROM ${table}
  WHERE ${isOpen}
    AND coalesce(lease_until, next_attempt_at) <= now() + make_interval(secs => ${longestWait})`;

const waitingReports = waiting(
  'analyses',
  `generation_status IN ('pending', 'processing') AND ${ofLiveCompany('response_company_id')}`,
  'response_submitted_at',
);
const waitingMails = waiting(
  'email_deliveries',
  `status = 'pending' AND ${ofLiveReport('analysis_id')}`,
  'created_at',
);

/** Values from PostgreSQL: the same in every process. */
@Injectable()
export class DatabaseReadings {
  readonly source = 'database';

  constructor(private readonly dataSource: DataSource) {}

  /** One statement after the other, on one connection at a time. */
  async read(): Promise<readonly Reading[]> {
    const [reports] = await this.dataSource.query<[Waiting]>(waitingReports);
    const [mails] = await this.dataSource.query<[Waiting]>(waitingMails);
    const sweeps = await this.dataSource.query<{ sweep: string; age: number }[]>(
      `SELECT name AS sweep, extract(epoch FROM now() - next_at)::float8 + $1 AS age FROM leases
       WHERE name IN ('repair', 'delivery-sweep')`,
      [sweepLeaseSeconds],
    );
    const [model] = await this.dataSource.query<[{ isPaused: number }]>(
      `SELECT count(*)::int AS "isPaused" FROM engine_pauses`,
    );
    const backups = await this.dataSource.query<{ age: number }[]>(
      `SELECT extract(epoch FROM now() - finished_at)::float8 AS age FROM backups`,
    );
    const ofBoth = (pick: (work: Waiting) => number) => [
      { labels: { work: 'report' }, value: pick(reports) },
      { labels: { work: 'mail' }, value: pick(mails) },
    ];
    return [
      {
        name: 'ellac_waiting',
        help: 'Reports that are to be made and mails that are to be sent, those at work included.',
        values: ofBoth(({ count }) => count),
      },
      {
        name: 'ellac_oldest_waiting_seconds',
        help: 'How long the oldest of them has waited: since the submission, or since the mail was made.',
        values: ofBoth(({ age }) => age),
      },
      {
        name: 'ellac_overdue_seconds',
        help: 'How long one of them has been due without a worker, at most.',
        values: ofBoth(({ overdue }) => overdue),
      },
      {
        name: 'ellac_sweep_age_seconds',
        help: 'Seconds since a worker began to look for reports and mails that are stuck.',
        values: sweeps.map(({ sweep, age }) => ({ labels: { sweep }, value: age })),
      },
      aReading(
        'ellac_model_paused',
        '1 while all reports wait because the provider of the language model accepts nothing.',
        model.isPaused,
      ),
      {
        name: 'ellac_backup_age_seconds',
        help: 'Seconds since the newest backup was finished; absent where there was none.',
        values: backups.map(({ age }) => ({ labels: {}, value: age })),
      },
    ];
  }
}
