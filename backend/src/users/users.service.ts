import { type AuditAction, type Invitation, messages, type UserRole } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.js';
import { recordAudit } from '../audit/record-audit.js';
import type { RecordUserChange } from '../auth/users/change-sign-in.js';
import { UserProblem } from '../auth/users/user-problem.js';
import { UserService } from '../auth/users/user.service.js';
import { Refusal } from '../common/errors/refusal.js';
import type { AuditEntryEntity } from '../database/entities/audit-entry.entity.js';
import { UserEntity } from '../database/entities/user.entity.js';
import { PasswordLinks } from '../password-links/password-links.service.js';

/** What an admin does with users. Each change is in the trail, in its own transaction. */
@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UserService,
    private readonly links: PasswordLinks,
  ) {}

  /** @throws Refusal 409 when the name or the address is taken. */
  async invite(invitation: Invitation, actor: Actor): Promise<void> {
    const record = recorded(actor, 'users.invite', { role: invitation.role });
    await orRefused(() =>
      this.dataSource.transaction(async (manager) => {
        const id = await this.users.invite(manager, invitation, record);
        await this.links.invite(manager, id, invitation.email);
      }),
    );
  }

  /** @throws Refusal 404, or 409 when the user has set a password or has no address. */
  async inviteAgain(id: string, actor: Actor): Promise<void> {
    const { username, email, invitedAt, disabledAt } = await this.require(id);
    if (invitedAt === null || disabledAt !== null || email === null)
      throw new Refusal(409, messages.userNotInvited);
    await this.dataSource.transaction(async (manager) => {
      await this.links.invite(manager, id, email);
      await recorded(actor, 'users.invite-again')(manager, { id, username }, 0);
    });
  }

  /** @throws Refusal 404, or 409 when no admin would be left. */
  async setRole(id: string, role: UserRole, actor: Actor): Promise<void> {
    const user = await this.require(id);
    if (user.isAdmin && user.role === role) return;
    const record = recorded(actor, 'users.role', { role });
    await orRefused(() => this.users.setRole(user.username, role, record));
  }

  /** @throws Refusal like `setRole`. */
  async setDisabled(id: string, isDisabled: boolean, actor: Actor): Promise<void> {
    const { username, disabledAt } = await this.require(id);
    if ((disabledAt !== null) === isDisabled) return;
    await orRefused(() =>
      isDisabled
        ? this.users.disable(username, recorded(actor, 'users.disable'))
        : this.users.enable(username, recorded(actor, 'users.enable')),
    );
  }

  /** @throws Refusal like `setRole`. */
  async delete(id: string, actor: Actor): Promise<void> {
    const { username } = await this.require(id);
    await orRefused(() => this.users.delete(username, recorded(actor, 'users.delete')));
  }

  private async require(id: string): Promise<UserEntity> {
    const user = await this.dataSource.manager.findOneBy(UserEntity, { id });
    if (user === null || user.username === `deleted-${id}`)
      throw new Refusal(404, messages.userNotFound);
    return user;
  }
}

type UserAction = Extract<AuditAction, `users.${string}`>;

const recorded =
  (actor: Actor, action: UserAction, details: AuditEntryEntity['details'] = {}): RecordUserChange =>
  (manager, { id, username }, endedSessions) =>
    recordAudit(manager, actor, {
      action,
      targetType: 'user',
      targetId: id,
      details: {
        of: username,
        ...details,
        ...(endedSessions > 0 && { sessions: endedSessions }),
      },
    });

/** What cannot be done to users is told to the caller in the same words as by the command. */
async function orRefused(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    throw error instanceof UserProblem ? new Refusal(409, error.message) : error;
  }
}
