import type { DataSource } from 'typeorm';

/** Hours after which a nightly run is late. */
const tolerance = 26;

/** The newest verification of the nightly job. */
export interface LastVerification {
  readonly at: Date;
  readonly isLate: boolean;
  readonly entries: number;
  readonly fault: string | null;
}

/** Null where it never ran. */
export async function readLastVerification(
  dataSource: DataSource,
): Promise<LastVerification | null> {
  const [last] = await dataSource.query<LastVerification[]>(
    `SELECT at, at < now() - make_interval(hours => $1) AS "isLate", entries, fault
     FROM audit_verifications ORDER BY id DESC LIMIT 1`,
    [tolerance],
  );
  return last ?? null;
}
