import { type EmailChange, messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../audit/actor.js';
import { recordAudit } from '../../audit/record-audit.js';
import { isPasswordOf } from '../../auth/users/password-hash.js';
import { isDuplicate } from '../../common/errors/is-duplicate.js';
import { Refusal } from '../../common/errors/refusal.js';
import { ValidationFailed } from '../../common/errors/validation-failed.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { RateLimits } from '../../rate-limits/rate-limits.service.js';

/**
 * Changes the address of a signed-in user, who has to give the password: who has the address can
 * set a new one.
 */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Null takes the address away. Links that went to the old one end.
   *
   * @throws ValidationFailed when the password is wrong.
   * @throws Refusal 429 after too many wrong ones, 409 when another user has the address.
   */
  async change(
    { id, passwordHash }: UserEntity,
    { email, currentPassword }: EmailChange,
    actor: Actor,
  ): Promise<void> {
    await this.limits.passwordTry(id);
    if (!(await isPasswordOf(passwordHash, currentPassword)))
      throw new ValidationFailed(messages.passwordNotRight, [
        { path: 'currentPassword', message: messages.passwordNotRight },
      ]);
    await this.limits.passwordWasRight(id);
    try {
      await this.dataSource.transaction(async (manager) => {
        await manager.update(UserEntity, id, { email });
        await manager.query(
          `DELETE FROM password_links WHERE user_id = $1 AND purpose = 'forgotten'`,
          [id],
        );
        await recordAudit(manager, actor, {
          action: 'email.change',
          targetType: 'user',
          targetId: id,
        });
      });
    } catch (error) {
      throw isDuplicate(error) ? new Refusal(409, messages.userEmailTaken) : error;
    }
  }
}
