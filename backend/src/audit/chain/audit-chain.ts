import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { advisoryLocks } from '../../database/advisory-locks.js';
import { ChainKeys, placeText } from './chain-keys.js';
import {
  contentOf,
  entryColumns,
  hashBeforeAll,
  hashOf,
  keyedHash,
  newKey,
  personalValuesOf,
  type TrailEntry,
} from './chained-content.js';

/** Entries that are chained in one transaction. */
const entriesPerBatch = 500;

/** An entry that counts is changed in its stretch of an hour at most. */
const stillCounts = `details ? 'times' AND at > now() - interval '2 hours'`;

/** The last place of the chain. */
interface Head {
  readonly sequence: number;
  readonly hash: string;
}

/** In the transaction: nobody else lengthens or cuts the chain. */
export const holdChain = (manager: EntityManager): Promise<unknown> =>
  manager.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.auditChain]);

/**
 * Chains what is not chained yet, so that requests wait for nothing. Entries of concurrent
 * transactions are chained as they become visible, mostly in the order of their ids.
 */
@Injectable()
export class AuditChain {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: ChainKeys,
  ) {}

  /** @returns how many entries were chained; none where another process is doing it. */
  async append(): Promise<number> {
    let appended = 0;
    for (;;) {
      const count = await this.dataSource.transaction((manager) => this.appendBatch(manager));
      appended += count;
      if (count < entriesPerBatch) return appended;
    }
  }

  private async appendBatch(manager: EntityManager): Promise<number> {
    const [{ isHeld }] = await manager.query<[{ isHeld: boolean }]>(
      `SELECT pg_try_advisory_xact_lock($1) AS "isHeld"`,
      [advisoryLocks.auditChain],
    );
    if (!isHeld) return 0;
    // Skipped ones are being erased just then: to wait for them could end in a deadlock.
    const entries = await manager.query<TrailEntry[]>(
      `SELECT ${entryColumns} FROM audit_entries
       WHERE value_keys IS NULL AND NOT (${stillCounts})
         AND NOT EXISTS (SELECT FROM audit_chain WHERE entry_id = audit_entries.id)
       ORDER BY audit_entries.id LIMIT ${entriesPerBatch} FOR NO KEY UPDATE SKIP LOCKED`,
    );
    if (entries.length === 0) return 0;
    let head = await headOf(manager);
    const links = entries.map((entry) => {
      const values = Object.entries(personalValuesOf(entry)).map(([field, value]) => {
        const key = newKey();
        return { field, key, hash: keyedHash(key, value) };
      });
      const hashes = Object.fromEntries(values.map(({ field, hash }) => [field, hash]));
      const content = contentOf(head.sequence + 1, entry, hashes, head.hash);
      head = { sequence: head.sequence + 1, hash: hashOf(content) };
      const { keyId, signature } = this.keys.sign(placeText(head.hash));
      return {
        ...head,
        entry_id: entry.id,
        content,
        key_id: keyId,
        signature,
        value_keys: Object.fromEntries(values.map(({ field, key }) => [field, key])),
      };
    });
    await manager.query(
      `INSERT INTO audit_chain (sequence, entry_id, content, hash, key_id, signature)
       SELECT sequence, entry_id, content, hash, key_id, signature FROM json_to_recordset($1::json)
         AS links (sequence bigint, entry_id bigint, content text, hash text, key_id text, signature text)`,
      [JSON.stringify(links)],
    );
    await manager.query(
      `UPDATE audit_entries SET value_keys = links.value_keys FROM json_to_recordset($1::json)
         AS links (entry_id bigint, value_keys jsonb)
       WHERE id = entry_id`,
      [JSON.stringify(links)],
    );
    return entries.length;
  }
}

async function headOf(manager: EntityManager): Promise<Head> {
  const [head] = await manager.query<{ sequence: string; hash: string }[]>(
    `SELECT sequence, hash FROM audit_chain
     UNION ALL SELECT sequence, hash FROM audit_cut
     ORDER BY sequence DESC LIMIT 1`,
  );
  return head === undefined
    ? { sequence: 0, hash: hashBeforeAll }
    : { sequence: Number(head.sequence), hash: head.hash };
}
