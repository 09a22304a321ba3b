import type { UserEntity } from '../../database/entities/user.entity.js';

/** What the row of a user holds who has no second factor, and has begun no set-up. */
export const withoutSecondFactor: Pick<
  UserEntity,
  'secondFactorAt' | 'secondFactorSecret' | 'secondFactorStep' | 'recoveryHashes'
> = { secondFactorAt: null, secondFactorSecret: null, secondFactorStep: null, recoveryHashes: [] };
