import type { CurrentUser } from '@ellac/contracts';
import type { Environment } from '../config/environment.js';
import type { UserEntity } from '../database/entities/user.entity.js';
import { lacksSecondFactor } from './second-factor/second-factor-first.js';

/** What the page of a signed-in user may know of them. */
export const presentUser = (
  user: Pick<UserEntity, 'username' | 'displayName' | 'isAdmin' | 'secondFactorAt'>,
  { SECOND_FACTOR }: Environment,
): CurrentUser => ({
  username: user.username,
  displayName: user.displayName,
  isAdmin: user.isAdmin,
  ...(SECOND_FACTOR === 'required' && lacksSecondFactor(user) && { mustSetUpSecondFactor: true }),
});
