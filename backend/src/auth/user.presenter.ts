import type { CurrentUser } from '@ellac/contracts';
import type { Environment } from '../config/environment.js';
import type { UserEntity } from '../database/entities/user.entity.js';
import { roleOf } from './roles/role-of.js';
import { lacksSecondFactor } from './second-factor/second-factor-first.js';

/** What the page of a signed-in user may know of them. */
export const presentUser = (user: UserEntity, { SECOND_FACTOR }: Environment): CurrentUser => ({
  username: user.username,
  displayName: user.displayName,
  isAdmin: user.isAdmin,
  role: roleOf(user),
  email: user.email,
  ...(SECOND_FACTOR === 'required' && lacksSecondFactor(user) && { mustSetUpSecondFactor: true }),
});
