import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OidcIdentityEntity } from '../../database/entities/oidc-identity.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import type { Identity } from './identity-provider.js';
import { SignInFailed } from './sign-in-failed.js';

/** Writes a new link down, in the same transaction. */
export type RecordLink = (manager: EntityManager, user: UserEntity) => Promise<void>;

/** The users whom accounts of a provider sign in. No account makes a user. */
@Injectable()
export class LinkedUsers {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The user of this account. The first time, it is linked with the user who has its address.
   *
   * @throws SignInFailed when there is no such user, or none who may sign in.
   */
  async userOf(identity: Identity, record: RecordLink): Promise<UserEntity> {
    const { issuer, subject } = identity;
    const { manager } = this.dataSource;
    const link = await manager.findOneBy(OidcIdentityEntity, { issuer, subject });
    const user =
      link === null
        ? await manager.transaction((inside) => linkByAddress(inside, identity, record))
        : await manager.findOneByOrFail(UserEntity, { id: link.userId });
    if (user.disabledAt !== null) throw new SignInFailed('disabled', user);
    return user;
  }
}

async function linkByAddress(
  manager: EntityManager,
  { issuer, subject, email }: Identity,
  record: RecordLink,
): Promise<UserEntity> {
  if (email === null) throw new SignInFailed('unverified');
  const user = await manager
    .createQueryBuilder(UserEntity, 'users')
    .where('lower(users.email) = lower(:email)', { email })
    .setLock('pessimistic_write')
    .getOne();
  if (user === null) throw new SignInFailed('unknown');
  if (user.disabledAt !== null) throw new SignInFailed('disabled', user);
  // Of two sign-ins at once, the second finds the link of the first.
  const link = await manager.findOneBy(OidcIdentityEntity, { issuer, userId: user.id });
  if (link?.subject === subject) return user;
  if (link !== null) throw new SignInFailed('otherAccount', user);
  await manager.insert(OidcIdentityEntity, { issuer, subject, userId: user.id });
  // Who signs in this way has taken the invitation, and needs no password.
  if (user.invitedAt !== null) {
    await manager.update(UserEntity, user.id, { invitedAt: null });
    await manager.query(
      `DELETE FROM password_links WHERE user_id = $1 AND purpose = 'invitation'`,
      [user.id],
    );
  }
  await record(manager, user);
  return user;
}
