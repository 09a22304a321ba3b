import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, actorOf } from '../../audit/actor.js';
import { recordAudit, recordLogin, recordOnce, recordTimes } from '../../audit/record-audit.js';
import { UserService } from '../../auth/users/user.service.js';
import { currentUserOf } from '../../auth/current-user.js';
import { requestIdOf } from '../../common/errors/request-id.js';
import { addressOf } from '../../common/http/address-of.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { rateLimitRules } from '../../rate-limits/rate-limit-rules.js';

/** Who cannot be named: no user has this id. */
const nobody = { id: '00000000-0000-0000-0000-000000000000', username: '' };

/** Seconds in which logins with unknown names count as one entry for each address. */
const unknownStretch = 60 * 60;

/** Logins and logouts in the trail. A name that no user has may be a password, and is not kept. */
@Injectable()
export class LoginTrail {
  private readonly log = new Logger('Login');

  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UserService,
  ) {}

  /**
   * Before the session begins: what cannot be written down is not done.
   *
   * @param provider who vouched for the user, where it was no password.
   */
  async loggedIn(
    user: UserEntity,
    request: Request,
    response: Response,
    provider: string | null,
  ): Promise<void> {
    await recordLogin(this.dataSource.manager, actorFor(user, request, response), {
      action: 'login.success',
      targetType: 'user',
      targetId: user.id,
      ...(provider !== null && { details: { provider } }),
    });
  }

  /** In the transaction that links the user with an account of the provider. */
  async linked(
    manager: EntityManager,
    user: UserEntity,
    request: Request,
    response: Response,
    provider: string,
  ): Promise<void> {
    await recordAudit(manager, actorFor(user, request, response), {
      action: 'login.link',
      targetType: 'user',
      targetId: user.id,
      details: { provider },
    });
  }

  /** The provider vouched for somebody who may not sign in: a user, or nobody of ours. */
  async accountFailed(
    user: UserEntity | null,
    request: Request,
    response: Response,
    provider: string,
  ): Promise<void> {
    const actor = actorFor(user ?? nobody, request, response);
    await this.noted(() => this.recordFailure(user, actor, 'login.fail-account', { provider }));
  }

  async recoveryCodeUsed(user: UserEntity, request: Request, response: Response): Promise<void> {
    await recordAudit(this.dataSource.manager, actorFor(user, request, response), {
      action: 'login.recovery-code',
      targetType: 'user',
      targetId: user.id,
    });
  }

  /** A wrong code of a user whose password was right. */
  async codeFailed(user: UserEntity, request: Request, response: Response): Promise<void> {
    await this.noted(() =>
      recordAudit(this.dataSource.manager, actorFor(user, request, response), {
        action: 'login.fail',
        targetType: 'user',
        targetId: user.id,
        details: { isCode: true },
      }),
    );
  }

  /** Nothing for a caller who is not signed in. */
  async loggedOut(request: Request, response: Response): Promise<void> {
    const user = currentUserOf(request);
    if (user === null) return;
    await recordAudit(this.dataSource.manager, actorOf(request, response), {
      action: 'logout',
      targetType: 'user',
      targetId: user.id,
    });
  }

  /**
   * A name or password was wrong. The user is looked up here for every name, and both entries are
   * one statement, so that the reply takes as long for an unknown one.
   */
  async failed(username: string, request: Request, response: Response): Promise<void> {
    await this.noted(async () => {
      const user = await this.users.find(username);
      const actor = actorFor(user ?? nobody, request, response);
      await this.recordFailure(user, actor, 'login.fail-unknown');
    });
  }

  /** By a limit, once in its time for each address; the failures before it name the users. */
  async refused(request: Request, response: Response): Promise<void> {
    await this.noted(async () => {
      const actor = actorFor(nobody, request, response);
      await recordOnce(
        this.dataSource.manager,
        actor,
        { action: 'login.refuse', targetType: 'user', targetId: null },
        { of: String(actor.address), seconds: rateLimitRules.failedLogin.seconds },
      );
    });
  }

  /** A user's own entry; those of strangers are counted in one for each address. */
  private async recordFailure(
    user: UserEntity | null,
    actor: Actor,
    ofStranger: 'login.fail-unknown' | 'login.fail-account',
    details?: { readonly provider: string },
  ): Promise<void> {
    const { manager } = this.dataSource;
    if (user === null)
      await recordTimes(
        manager,
        actor,
        { action: ofStranger, targetType: 'user', targetId: null },
        { of: String(actor.address), seconds: unknownStretch },
      );
    else
      await recordAudit(manager, actor, {
        action: 'login.fail',
        targetType: 'user',
        targetId: user.id,
        ...(details && { details }),
      });
  }

  /** The caller is refused in any case, in the words of the refusal. */
  private async noted(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      this.log.error('a refused login was not written down', { error });
    }
  }
}

const actorFor = (
  { id, username }: Pick<UserEntity, 'id' | 'username'>,
  request: Request,
  response: Response,
): Actor => ({
  userId: id,
  username,
  address: addressOf(request),
  requestId: requestIdOf(response),
});
