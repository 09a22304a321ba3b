import { createHmac, hkdfSync } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** An entry of the list, as a file holds it. */
export interface ErasureEntry {
  readonly hash: string;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Keyed hashes of the addresses whose data was erased, so that an erasure can be done again on a
 * restored backup.
 */
export class ErasureList {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'erasures', 32));
  }

  /** Notes an erasure, in its own transaction. */
  async add(manager: EntityManager, email: string): Promise<void> {
    await manager.query(
      `INSERT INTO erasures (address_hash) VALUES ($1)
       ON CONFLICT (address_hash) DO UPDATE SET erased_at = now()`,
      [this.hashOf(email)],
    );
  }

  /** Adds the entries of another database's list; the later time of an address counts. */
  async merge(manager: EntityManager, entries: readonly ErasureEntry[]): Promise<void> {
    await manager.query(
      `INSERT INTO erasures (address_hash, erased_at)
       SELECT hash, max(at) FROM json_to_recordset($1::json) AS given (hash text, at timestamptz)
       GROUP BY hash
       ON CONFLICT (address_hash) DO UPDATE
         SET erased_at = greatest(erasures.erased_at, excluded.erased_at)`,
      [JSON.stringify(entries)],
    );
  }

  /** When the data of an address was erased, by the hashes of addresses. */
  async read(manager: EntityManager): Promise<ReadonlyMap<string, Date>> {
    const rows = await manager.query<{ hash: string; at: Date }[]>(
      `SELECT address_hash AS hash, erased_at AS at FROM erasures`,
    );
    return new Map(rows.map(({ hash, at }) => [hash, at]));
  }

  hashOf(email: string): string {
    return createHmac('sha256', this.key).update(email.toLowerCase()).digest('hex');
  }
}
