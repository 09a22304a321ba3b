import type { AuditAction } from '@ellac/contracts';
import { recordAudit } from '../audit/record-audit.js';
import type { AuditEntryEntity } from '../database/entities/audit-entry.entity.js';
import type { RecordUserChange } from '../auth/users/change-sign-in.js';

type UserAction = Extract<AuditAction, `user.${string}`>;

/**
 * Writes down under the user's own name what the users' command or a start of the server did. There
 * is no user of the desk behind it, no request and no address.
 */
export const recordUserChange =
  (
    by: 'command' | 'start',
    action: UserAction,
    details: AuditEntryEntity['details'] = {},
  ): RecordUserChange =>
  (manager, { id, username }, endedSessions) =>
    recordAudit(
      manager,
      { userId: id, username, address: null, requestId: by },
      {
        action,
        targetType: 'user',
        targetId: id,
        details: { ...details, by, ...(endedSessions > 0 && { sessions: endedSessions }) },
      },
    );
