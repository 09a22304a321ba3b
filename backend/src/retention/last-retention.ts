import type { DataSource } from 'typeorm';
import type { RetentionCounts } from './retention-counts.js';

/** Hours after which a nightly run is late. */
const tolerance = 26;

/** The newest run of the nightly job. */
export interface LastRetention extends RetentionCounts {
  readonly at: Date;
  readonly isLate: boolean;
}

/** Null where it never ran. */
export async function readLastRetention(dataSource: DataSource): Promise<LastRetention | null> {
  const [run] = await dataSource.query<LastRetention[]>(
    `SELECT at, at < now() - make_interval(hours => $1) AS "isLate", companies, reports, mails,
       trail_entries AS "trailEntries"
     FROM retention_runs ORDER BY id DESC LIMIT 1`,
    [tolerance],
  );
  return run ?? null;
}
