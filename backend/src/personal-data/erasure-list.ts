import { createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { derivedKeys, type KeyRing, type Secrets } from '../config/key-ring.js';

/** An entry of the list, as a file holds it. */
export interface ErasureEntry {
  readonly hash: string;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Keyed hashes of the addresses whose data was erased, so that an erasure can be done again on a
 * restored backup. A hash cannot be made anew without its address: one of `SECRET_PREVIOUS` is, when
 * the address turns up.
 */
export class ErasureList {
  private readonly keys: KeyRing<Buffer>;

  constructor(secrets: Secrets) {
    this.keys = derivedKeys(secrets, 'erasures');
  }

  /**
   * Notes an erasure, in its own transaction, under the current `SECRET` alone.
   *
   * @param at when it was, if not now
   */
  async add(manager: EntityManager, email: string, at: Date | null = null): Promise<void> {
    const [hash, ...outdated] = this.hashesOf(email);
    await manager.query(
      `WITH renewed AS (DELETE FROM erasures WHERE address_hash = ANY ($2))
       INSERT INTO erasures (address_hash, erased_at) VALUES ($1, coalesce($3, now()))
       ON CONFLICT (address_hash) DO UPDATE
         SET erased_at = greatest(erasures.erased_at, excluded.erased_at)`,
      [hash, outdated, at],
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

  /**
   * When the data of an address was last erased; null for never.
   *
   * @param erasures what `read` returns
   */
  lastErasureOf(email: string, erasures: ReadonlyMap<string, Date>): Date | null {
    const times = this.hashesOf(email).flatMap((hash) => erasures.get(hash) ?? []);
    return times.length === 0 ? null : new Date(Math.max(...times.map(Number)));
  }

  /** The hashes under which an address may be noted, the current one first. */
  hashesOf(email: string): readonly [string, ...string[]] {
    const [current, ...previous] = this.keys;
    return [hashBy(current, email), ...previous.map((key) => hashBy(key, email))];
  }
}

const hashBy = (key: Buffer, email: string): string =>
  createHmac('sha256', key).update(email.toLowerCase()).digest('hex');
