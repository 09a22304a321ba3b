import { messages, type PasswordChange } from '@ellac/contracts';
import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { isPasswordOf } from '../auth/users/password-hash.js';
import { passwordFault } from '../auth/users/password-rule.js';
import { UserService } from '../auth/users/user.service.js';
import { Refusal } from '../common/errors/refusal.js';
import { ValidationFailed } from '../common/errors/validation-failed.js';
import type { UserEntity } from '../database/entities/user.entity.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';

/** Changes the password of a signed-in user, who has to give the current one. */
@Injectable()
export class PasswordChangeService {
  private readonly log = new Logger('Login');

  constructor(
    private readonly users: UserService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @returns the changed user; all sessions of the user have ended.
   * @throws ValidationFailed when the new password breaks a rule, or the current one is wrong.
   * @throws Refusal 429 after too many wrong ones, 401 when the session ended meanwhile.
   */
  async change(
    user: UserEntity,
    { currentPassword, newPassword }: PasswordChange,
    actor: Actor,
  ): Promise<UserEntity> {
    const fault = await passwordFault(newPassword, user.username);
    if (fault !== null) throw refused('newPassword', fault);
    await this.limits.passwordTry(user.id);
    if (!(await isPasswordOf(user.passwordHash, currentPassword)))
      throw refused('currentPassword', messages.passwordNotRight);
    await this.limits.passwordWasRight(user.id);

    const changed = await this.users.changePassword(
      user,
      newPassword,
      (manager, { id }, endedSessions) => {
        // This browser's own goes on as a new one.
        const others = Math.max(0, endedSessions - 1);
        return recordAudit(manager, actor, {
          action: 'password.change',
          targetType: 'user',
          targetId: id,
          details: others > 0 ? { sessions: others } : {},
        });
      },
    );
    if (changed === null) throw new Refusal(401, messages.pleaseLogIn);
    this.log.log('password changed', { userId: user.id });
    return changed;
  }
}

const refused = (path: keyof PasswordChange, message: string): ValidationFailed =>
  new ValidationFailed(message, [{ path, message }]);
