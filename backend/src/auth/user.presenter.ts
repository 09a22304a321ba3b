import type { CurrentUser } from '@ellac/contracts';
import type { UserEntity } from '../database/entities/user.entity.js';

/** What the page of a signed-in user may know of them. */
export const presentUser = ({
  username,
  displayName,
  isAdmin,
}: Pick<UserEntity, 'username' | 'displayName' | 'isAdmin'>): CurrentUser => ({
  username,
  displayName,
  isAdmin,
});
