import type { DataSource } from 'typeorm';
import { refusalsTold } from '../deliveries/sending/mail-server-standing.js';
import { sweepLeaseSeconds } from '../leases/sweep-thresholds.js';

/** Seconds without a run of the repair, which comes every five. */
export const longWithoutRepair = 60;

/** The state of the background work. */
export interface WorkFacts {
  /** Null before the first run. */
  readonly secondsSinceRepair: number | null;
  /** The mail server's words, while it takes no mails. */
  readonly mailRefusal: string | null;
  /** Why the language model is not asked. */
  readonly modelPause: string | null;
}

/** The lease of a run expires four seconds after its start. */
export async function readWorkFacts(dataSource: DataSource): Promise<WorkFacts> {
  const [facts] = await dataSource.query<[WorkFacts]>(
    `SELECT
       (SELECT extract(epoch FROM now() - next_at)::float8 + $1 FROM leases WHERE name = 'repair')
         AS "secondsSinceRepair",
       (SELECT words FROM mail_server WHERE refusals >= $2) AS "mailRefusal",
       (SELECT reason FROM engine_pauses LIMIT 1) AS "modelPause"`,
    [sweepLeaseSeconds, refusalsTold],
  );
  return facts;
}
