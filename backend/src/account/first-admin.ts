import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Environment, EnvironmentError } from '../config/environment.js';
import { UserProblem } from '../auth/users/user-problem.js';
import { UserService } from '../auth/users/user.service.js';
import { recordUserChange } from './record-user-change.js';

/** Makes the first admin at the start, where the settings name a password and there is no admin. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  /** Whether this process has just made it. */
  wasMade = false;

  constructor(
    private readonly environment: Environment,
    private readonly users: UserService,
  ) {}

  /** @throws EnvironmentError when the name or the password breaks a rule. */
  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_USERNAME, ADMIN_PASSWORD } = this.environment;
    if (ADMIN_PASSWORD === undefined) return;
    try {
      this.wasMade = await this.users.createFirstAdmin(
        ADMIN_USERNAME,
        ADMIN_PASSWORD,
        recordUserChange('start', 'user.create', { isAdmin: true }),
      );
    } catch (error) {
      if (!(error instanceof UserProblem)) throw error;
      throw new EnvironmentError(
        `ADMIN_USERNAME and ADMIN_PASSWORD make no first admin. ${error.message}`,
      );
    }
  }
}
