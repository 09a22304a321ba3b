import type { AuditAction } from '@ellac/contracts';
import type { EntityManager } from 'typeorm';
import type { AuditEntryEntity } from '../database/entities/audit-entry.entity.js';
import type { Actor } from './actor.js';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly targetType: AuditEntryEntity['targetType'];
  readonly targetId: string | null;
  readonly companyName?: string;
  readonly details?: AuditEntryEntity['details'];
}

const columns = `user_id, username, action, target_type, target_id, company_name, address,
  request_id, details`;
const places = '$1, $2, $3, $4, $5, $6, $7, $8, $9';

const valuesOf = (
  { userId, username, address, requestId }: Actor,
  { action, targetType, targetId, companyName, details = {} }: AuditEntry,
): readonly unknown[] => [
  userId,
  username,
  action,
  targetType,
  targetId,
  companyName ?? null,
  address,
  requestId,
  JSON.stringify(details),
];

/** Writes down who did what, in the transaction of the change itself. */
export async function recordAudit(
  manager: EntityManager,
  actor: Actor,
  entry: AuditEntry,
): Promise<void> {
  await manager.query(`INSERT INTO audit_entries (${columns}) VALUES (${places})`, [
    ...valuesOf(actor, entry),
  ]);
}

/** Writes a login down, and when the user was last here, in one statement. */
export async function recordLogin(
  manager: EntityManager,
  actor: Actor,
  entry: AuditEntry,
): Promise<void> {
  await manager.query(
    `WITH login AS (UPDATE users SET last_login_at = now() WHERE id = $1)
     INSERT INTO audit_entries (${columns}) VALUES (${places})`,
    [...valuesOf(actor, entry)],
  );
}

/** Of what would flood the trail: the first time in each stretch of so many seconds. */
export interface Stretch {
  /** What is the same about the entries, of which one is kept. */
  readonly of: string;
  readonly seconds: number;
}

const keyOf = ({ action }: AuditEntry, { of, seconds }: Stretch): string =>
  `${action} ${of} ${seconds} ${Math.floor(Date.now() / 1000 / seconds)}`;

/** Writes an entry down unless one of the same stretch stands there. */
export async function recordOnce(
  manager: EntityManager,
  actor: Actor,
  entry: AuditEntry,
  stretch: Stretch,
): Promise<void> {
  await manager.query(
    `INSERT INTO audit_entries (${columns}, once_key) VALUES (${places}, $10)
     ON CONFLICT (once_key) WHERE once_key IS NOT NULL DO NOTHING`,
    [...valuesOf(actor, entry), keyOf(entry, stretch)],
  );
}

/** Writes an entry down with `times` in its details, or counts it in the one of the same stretch. */
export async function recordTimes(
  manager: EntityManager,
  actor: Actor,
  entry: Omit<AuditEntry, 'details'>,
  stretch: Stretch,
): Promise<void> {
  await manager.query(
    `INSERT INTO audit_entries (${columns}, once_key) VALUES (${places}, $10)
     ON CONFLICT (once_key) WHERE once_key IS NOT NULL DO UPDATE SET
       details = jsonb_build_object('times', (audit_entries.details ->> 'times')::int + 1)`,
    [...valuesOf(actor, { ...entry, details: { times: 1 } }), keyOf(entry, stretch)],
  );
}
