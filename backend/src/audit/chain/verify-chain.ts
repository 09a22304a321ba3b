import type { DataSource, EntityManager } from 'typeorm';
import { type ChainKeys, cutText, placeText } from './chain-keys.js';
import {
  hashBeforeAll,
  hashOf,
  keyedHash,
  personalValuesOf,
  plainFieldsOf,
  readContent,
  type TrailEntry,
} from './chained-content.js';
import { type Cut, type Place, readChain, readCut } from './read-chain.js';

/** What a verification of the trail found. */
export interface Verification {
  /** Places that fitted. */
  readonly entries: number;
  readonly cut: Cut | null;
  /** The last place that fitted. */
  readonly sequence: number;
  readonly hash: string;
  /** Entries that are not chained yet. */
  readonly waiting: number;
  /** Places whose signature is of a key that is not known, as after another `SECRET` was set. */
  readonly otherKeys: number;
  /** The first thing that does not fit, as a clause without personal values; null where all does. */
  readonly fault: string | null;
}

/** A place does not fit. */
class Misfit extends Error {
  override readonly name = 'Misfit';
}

/** Goes through the whole chain as it is at one moment, while others write. */
export const verifyChain = (dataSource: DataSource, keys: ChainKeys): Promise<Verification> =>
  dataSource.transaction('REPEATABLE READ', (manager) => new Walk(manager, keys).verify());

class Walk {
  private entries = 0;
  private otherKeys = 0;
  private sequence = 0;
  private hash = hashBeforeAll;

  constructor(
    private readonly manager: EntityManager,
    private readonly keys: ChainKeys,
  ) {}

  async verify(): Promise<Verification> {
    const cut = await readCut(this.manager);
    const fault = await this.faultFrom(cut);
    const { entries, sequence, hash, otherKeys } = this;
    const [{ waiting }] = await this.manager.query<[{ waiting: number }]>(
      'SELECT count(*)::int AS waiting FROM audit_entries WHERE value_keys IS NULL',
    );
    return { entries, cut, sequence, hash, waiting, otherKeys, fault };
  }

  private async faultFrom(cut: Cut | null): Promise<string | null> {
    try {
      if (cut !== null) this.startAt(cut);
      const verified = await this.lastVerified();
      for await (const place of readChain(this.manager)) {
        this.step(place);
        if (place.sequence === verified?.sequence && place.hash !== verified.hash)
          throw new Misfit(`place ${place.sequence} was another one at the last verification`);
      }
      if (verified !== null && verified.sequence > this.sequence)
        throw new Misfit(
          `the chain ends at place ${this.sequence}, and reached ${verified.sequence} at the last verification`,
        );
      await this.nothingBeside();
      return null;
    } catch (error) {
      if (error instanceof Misfit) return error.message;
      throw error;
    }
  }

  private startAt({ sequence, hash, ...signature }: Cut): void {
    if (this.keys.judge(cutText(hash), signature) === 'wrong')
      throw new Misfit(`the cut after place ${sequence} was not made by the product`);
    this.sequence = sequence;
    this.hash = hash;
  }

  private step(place: Place): void {
    const { sequence, content, hash } = place;
    const next = this.sequence + 1;
    if (sequence !== next) throw new Misfit(`place ${next} is missing`);
    const said = readContent(content);
    if (said === null || hashOf(content) !== hash || said.entryId !== place.entryId)
      throw new Misfit(`place ${sequence} was changed`);
    if (said.sequence !== sequence || said.previousHash !== this.hash)
      throw new Misfit(`place ${sequence} does not follow from the one before it`);
    const judgement = this.keys.judge(placeText(hash), place);
    if (judgement === 'wrong') throw new Misfit(`place ${sequence} was not written by the product`);
    if (judgement === 'unknown') this.otherKeys += 1;
    if (place.entry === null)
      throw new Misfit(`the entry ${place.entryId} of place ${sequence} is gone`);
    compare(place.entry, said, said.values);
    this.entries += 1;
    this.sequence = sequence;
    this.hash = hash;
  }

  /** Entries that claim a place, and have none. */
  private async nothingBeside(): Promise<void> {
    const [entry] = await this.manager.query<{ id: string }[]>(
      `SELECT id FROM audit_entries WHERE value_keys IS NOT NULL
         AND NOT EXISTS (SELECT FROM audit_chain WHERE entry_id = audit_entries.id)
       ORDER BY id LIMIT 1`,
    );
    if (entry !== undefined) throw new Misfit(`the entry ${entry.id} has no place in the chain`);
  }

  /** The last place of the newest verification without a fault. */
  private async lastVerified(): Promise<{ sequence: number; hash: string } | null> {
    const [last] = await this.manager.query<{ sequence: string; hash: string }[]>(
      'SELECT sequence, hash FROM audit_verifications WHERE fault IS NULL ORDER BY id DESC LIMIT 1',
    );
    return last === undefined ? null : { ...last, sequence: Number(last.sequence) };
  }
}

/** @throws Misfit when an entry says something else than its place. A value that was taken out fits. */
function compare(
  entry: TrailEntry,
  said: Readonly<Record<string, unknown>>,
  hashes: Readonly<Record<string, string>>,
): void {
  for (const [field, value] of Object.entries(plainFieldsOf(entry)))
    if (JSON.stringify(value) !== JSON.stringify(said[field]))
      throw new Misfit(`the entry ${entry.id} was changed (${field})`);
  for (const [field, value] of Object.entries(personalValuesOf(entry))) {
    const key = entry.valueKeys?.[field];
    if (key === undefined || keyedHash(key, value) !== hashes[field])
      throw new Misfit(`the entry ${entry.id} was changed (${field})`);
  }
}
