import type { DataSource } from 'typeorm';

/** Hours after which a nightly backup is late, and its alert fires (docs/operator/watching.md). */
const tolerance = 26;

/** When a backup was last finished. */
export interface LastBackup {
  readonly finishedAt: Date;
  readonly isLate: boolean;
}

/** Null where `npm run backup` never ran: the database may be backed up by other means. */
export async function readLastBackup(dataSource: DataSource): Promise<LastBackup | null> {
  const [backup] = await dataSource.query<LastBackup[]>(
    `SELECT finished_at AS "finishedAt",
       finished_at < now() - make_interval(hours => $1) AS "isLate"
     FROM backups`,
    [tolerance],
  );
  return backup ?? null;
}
