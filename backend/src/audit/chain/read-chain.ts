import type { EntityManager } from 'typeorm';
import { entryColumns, type TrailEntry } from './chained-content.js';

/** Places that are read at a time. */
const placesPerPage = 1000;

/** A place in the chain, and the entry that it stands for; null where that is gone. */
export interface Place {
  readonly sequence: number;
  readonly entryId: string;
  readonly content: string;
  readonly hash: string;
  readonly keyId: string;
  readonly signature: string;
  readonly entry: TrailEntry | null;
}

/** Up to where the chain was cut. */
export interface Cut {
  readonly at: string;
  readonly sequence: number;
  readonly hash: string;
  readonly keyId: string;
  readonly signature: string;
}

type PlaceRow = Omit<Place, 'sequence'> & { readonly sequence: string };

/** Null where nothing was cut so far. */
export async function readCut(manager: EntityManager): Promise<Cut | null> {
  const [cut] = await manager.query<(Omit<Cut, 'sequence'> & { sequence: string })[]>(
    `SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at, sequence, hash,
       key_id AS "keyId", signature
     FROM audit_cut`,
  );
  return cut === undefined ? null : { ...cut, sequence: Number(cut.sequence) };
}

/** All places in their order, page by page. */
export async function* readChain(manager: EntityManager): AsyncGenerator<Place> {
  let after = '0';
  for (;;) {
    const rows = await manager.query<PlaceRow[]>(
      `SELECT sequence, entry_id AS "entryId", content, hash, key_id AS "keyId", signature,
         to_json(entry) AS entry
       FROM audit_chain LEFT JOIN LATERAL (
         SELECT ${entryColumns} FROM audit_entries WHERE id = entry_id
       ) AS entry ON true
       WHERE sequence > $1 ORDER BY sequence LIMIT ${placesPerPage}`,
      [after],
    );
    for (const row of rows) yield { ...row, sequence: Number(row.sequence) };
    const last = rows.at(-1);
    if (last === undefined || rows.length < placesPerPage) return;
    after = last.sequence;
  }
}
