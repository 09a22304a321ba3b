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
