import type { UserRole } from '@ellac/contracts';
import type { UserEntity } from '../../database/entities/user.entity.js';

/** What a user may do on the desk; null for nothing. */
export const roleOf = ({ isAdmin, role }: Pick<UserEntity, 'isAdmin' | 'role'>): UserRole | null =>
  isAdmin ? role : null;
