import type { DataSource } from 'typeorm';

/** Hours after which a nightly backup is late, and its alert fires (docs/operator/watching.md). */
const tolerance = 26;

/** The backup that was finished last. */
export interface LastBackup {
  readonly finishedAt: Date;
  readonly isLate: boolean;
  /** Null where an older version made it. */
  readonly isEncrypted: boolean | null;
}

/** Null where `npm run backup` never ran: the database may be backed up by other means. */
export async function readLastBackup(dataSource: DataSource): Promise<LastBackup | null> {
  const [backup] = await dataSource.query<LastBackup[]>(
    `SELECT finished_at AS "finishedAt", is_encrypted AS "isEncrypted",
       finished_at < now() - make_interval(hours => $1) AS "isLate"
     FROM backups`,
    [tolerance],
  );
  return backup ?? null;
}
