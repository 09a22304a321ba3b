import type { CurrentUser } from '@ellac/contracts';
import type { UserEntity } from '../database/entities/user.entity.js';

/** What the page of a signed-in user may know of them. */
export const presentUser = ({ username, isAdmin }: UserEntity): CurrentUser => ({
  username,
  isAdmin,
});
