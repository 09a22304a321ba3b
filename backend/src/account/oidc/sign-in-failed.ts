import type { SignInFault } from '@ellac/contracts';
import type { UserEntity } from '../../database/entities/user.entity.js';

/** Why nobody is signed in, for the login page. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';

  /** @param user who may not sign in, where the account is that of a user. */
  constructor(
    readonly fault: SignInFault,
    readonly user: UserEntity | null = null,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}
