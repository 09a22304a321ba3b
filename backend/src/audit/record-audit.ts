import type { AuditAction } from '@ellac/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from './actor.js';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly targetType: 'company' | 'report' | 'comment' | 'setting' | 'maintenance' | 'user';
  readonly targetId: string | null;
  readonly companyName?: string;
  /** Never text that somebody wrote, nor an e-mail address. */
  readonly details?: Readonly<Record<string, boolean | number | string>>;
}

/** Writes down who did what, in the transaction of the change itself. */
export async function recordAudit(
  manager: EntityManager,
  { userId, username, address, requestId }: Actor,
  { action, targetType, targetId, companyName, details = {} }: AuditEntry,
): Promise<void> {
  await manager.query(
    `INSERT INTO audit_entries
       (user_id, username, action, target_type, target_id, company_name, address, request_id,
        details)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      userId,
      username,
      action,
      targetType,
      targetId,
      companyName ?? null,
      address,
      requestId,
      JSON.stringify(details),
    ],
  );
}
