import { createHash, createHmac, randomBytes } from 'node:crypto';
import { z } from '@ellac/contracts';

/** An entry of the trail, as {@link entryColumns} reads it. */
export interface TrailEntry {
  readonly id: string;
  readonly at: string;
  readonly userId: string;
  readonly username: string;
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string | null;
  readonly companyName: string | null;
  readonly address: string | null;
  readonly requestId: string;
  readonly details: Readonly<Record<string, boolean | number | string>>;
  readonly valueKeys: Readonly<Record<string, string>> | null;
}

/** The columns of a {@link TrailEntry}, in a query of `audit_entries`. */
export const entryColumns = `audit_entries.id::text AS id,
  to_char(audit_entries.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at,
  user_id AS "userId", username, action, target_type AS "targetType", target_id AS "targetId",
  company_name AS "companyName", address, request_id AS "requestId", details,
  value_keys AS "valueKeys"`;

const contentSchema = z.looseObject({
  sequence: z.number(),
  entryId: z.string(),
  /** Keyed hashes of personal values, by their fields. */
  values: z.record(z.string(), z.string()),
  previousHash: z.string(),
});
export type ChainedContent = z.infer<typeof contentSchema>;

/** What the first place of a chain has as the hash before. */
export const hashBeforeAll = '0'.repeat(64);

export const hashOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex');

/** The hash that the chain holds of a personal value. */
export const keyedHash = (key: string, value: string): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(value).digest('hex');

/** A key of its own for each value: one that is deleted makes the hash of nothing else useless. */
export const newKey = (): string => randomBytes(32).toString('hex');

/**
 * The values of an entry that may tell of a person, by their fields: names, addresses, and each detail
 * that is a text.
 */
export function personalValuesOf(entry: TrailEntry): Readonly<Record<string, string>> {
  const { username, companyName, address } = entry;
  const details = Object.entries(entry.details).map(([name, value]) => [`details.${name}`, value]);
  const all = Object.fromEntries([
    ...Object.entries({ username, companyName, address }),
    ...details,
  ]) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(all).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** What an entry says without personal values; the order of the fields is that of the content. */
export function plainFieldsOf(entry: TrailEntry): Readonly<Record<string, unknown>> {
  const { at, userId, action, targetType, targetId, requestId } = entry;
  const details = Object.entries(entry.details)
    .filter(([, value]) => typeof value !== 'string')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    at,
    userId,
    action,
    targetType,
    targetId,
    requestId,
    details: Object.fromEntries(details),
  };
}

/** The text that is hashed for a place in the chain. */
export const contentOf = (
  sequence: number,
  entry: TrailEntry,
  values: Readonly<Record<string, string>>,
  previousHash: string,
): string =>
  JSON.stringify({
    sequence,
    entryId: entry.id,
    ...plainFieldsOf(entry),
    values,
    previousHash,
  } satisfies ChainedContent);

/** Null where the text is no content of the chain. */
export function readContent(text: string): ChainedContent | null {
  try {
    return contentSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
