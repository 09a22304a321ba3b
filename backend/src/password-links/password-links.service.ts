import { randomUUID } from 'node:crypto';
import {
  forgottenPasswordMinutes,
  invitationHours,
  messages,
  type PasswordByLink,
  type PasswordLinkReply,
} from '@ellac/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import { changeAndRecord } from '../auth/users/change-sign-in.js';
import { hashPassword } from '../auth/users/password-hash.js';
import { passwordFault } from '../auth/users/password-rule.js';
import { Refusal } from '../common/errors/refusal.js';
import { ValidationFailed } from '../common/errors/validation-failed.js';
import { Environment } from '../config/environment.js';
import { UserEntity } from '../database/entities/user.entity.js';
import { hashOfToken } from '../deliveries/access-token.js';
import { passwordTokenOf } from './password-token.js';

/** Links to one user within an hour for a forgotten password. */
const mostAnHour = 3;

/**
 * An invitation is for a user without a password, the other link for one who has one, and still has
 * the address that it went to: it may be made while that changes.
 */
const isValid = `expires_at > now() AND users.disabled_at IS NULL
  AND (purpose = 'invitation') = (users.invited_at IS NOT NULL)
  AND (purpose = 'invitation' OR lower(recipient) = lower(users.email))`;

/** The links by which users set a password: `PasswordLinkMails` sends them. */
@Injectable()
export class PasswordLinks {
  private readonly log = new Logger('Login');

  constructor(
    private readonly dataSource: DataSource,
    private readonly environment: Environment,
  ) {}

  /** Makes the link of an invitation; earlier ones of the user end. */
  async invite(manager: EntityManager, userId: string, recipient: string): Promise<void> {
    // Of two invitations at once, the second ends the link of the first.
    await manager.query(`SELECT FROM users WHERE id = $1 FOR UPDATE`, [userId]);
    await manager.query(
      `DELETE FROM password_links WHERE user_id = $1 AND purpose = 'invitation'`,
      [userId],
    );
    const { id, hash } = this.newLink();
    await manager.query(
      `INSERT INTO password_links (id, user_id, purpose, recipient, token_hash, expires_at)
       VALUES ($1, $2, 'invitation', $3, $4, now() + make_interval(hours => $5))`,
      [id, userId, recipient, hash, invitationHours],
    );
  }

  /** Makes a link for the user with this address; none where nobody may have one. */
  async forgotten(email: string): Promise<void> {
    const { id, hash } = this.newLink();
    const made = await this.dataSource.query<{ userId: string }[]>(
      `INSERT INTO password_links (id, user_id, purpose, recipient, token_hash, expires_at)
       SELECT $1, id, 'forgotten', email, $2, now() + make_interval(mins => $3) FROM users
       WHERE lower(email) = lower($4) AND disabled_at IS NULL AND invited_at IS NULL
         AND $5 > (SELECT count(*) FROM password_links
           WHERE user_id = users.id AND created_at > now() - interval '1 hour')
       RETURNING user_id AS "userId"`,
      [id, hash, forgottenPasswordMinutes, email, mostAnHour],
    );
    for (const { userId } of made)
      this.log.log('a link for a forgotten password was made', { userId });
  }

  /** @throws Refusal 404 when the link is not valid, or not any more. */
  async read(token: string): Promise<PasswordLinkReply> {
    const [found] = await this.dataSource.query<PasswordLinkReply[]>(
      `SELECT username, purpose = 'invitation' AS "isInvitation"
       FROM password_links JOIN users ON users.id = user_id
       WHERE token_hash = $1 AND ${isValid}`,
      [hashOfToken(token)],
    );
    if (found === undefined) throw new Refusal(404, messages.passwordLinkInvalid);
    return found;
  }

  /**
   * Sets the password of the link's user and uses the link up. All sessions of the user end.
   *
   * @throws Refusal like `read`.
   * @throws ValidationFailed when the password breaks a rule; the link stays valid.
   */
  async setPassword(
    { token, newPassword }: PasswordByLink,
    caller: Pick<Actor, 'address' | 'requestId'>,
  ): Promise<void> {
    const { username } = await this.read(token);
    const fault = await passwordFault(newPassword, username);
    if (fault !== null)
      throw new ValidationFailed(fault, [{ path: 'newPassword', message: fault }]);
    const passwordHash = await hashPassword(newPassword);
    const userId = await this.dataSource.transaction(async (manager) => {
      const user = await useUp(manager, token);
      const change = { passwordHash, invitedAt: null };
      await changeAndRecord(manager, user, change, (_, { id }, endedSessions) =>
        recordAudit(
          manager,
          { userId: id, username: user.username, ...caller },
          {
            action: 'password.by-link',
            targetType: 'user',
            targetId: id,
            details: endedSessions > 0 ? { sessions: endedSessions } : {},
          },
        ),
      );
      return user.id;
    });
    this.log.log('password set by a link', { userId });
  }

  private newLink(): { readonly id: string; readonly hash: string } {
    const id = randomUUID();
    return { id, hash: hashOfToken(passwordTokenOf(this.environment.SECRET, id)) };
  }
}

/**
 * Of two calls with the same link one sets the password. The user is locked first, as other changes
 * of a user do, which delete links then.
 */
async function useUp(manager: EntityManager, token: string): Promise<UserEntity> {
  const hash = hashOfToken(token);
  await manager.query(
    `SELECT FROM users WHERE id = (SELECT user_id FROM password_links WHERE token_hash = $1)
     FOR UPDATE`,
    [hash],
  );
  const [[used]] = await manager.query<[{ userId: string }[], number]>(
    `DELETE FROM password_links USING users
     WHERE token_hash = $1 AND users.id = user_id AND ${isValid}
     RETURNING user_id AS "userId"`,
    [hash],
  );
  if (used === undefined) throw new Refusal(404, messages.passwordLinkInvalid);
  return manager.findOneByOrFail(UserEntity, { id: used.userId });
}
