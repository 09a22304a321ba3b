import { randomUUID } from 'node:crypto';
import { type Invitation, limits, messages, type UserRole } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Raw } from 'typeorm';
import { isDuplicate } from '../../common/errors/is-duplicate.js';
import { advisoryLocks } from '../../database/advisory-locks.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { roleOf } from '../roles/role-of.js';
import { changeAndRecord, changeSignIn, type RecordUserChange } from './change-sign-in.js';
import { hashPassword, isPasswordOf, isTooCheap } from './password-hash.js';
import { passwordFault } from './password-rule.js';
import { UserProblem } from './user-problem.js';
import { withoutSecondFactor } from './without-second-factor.js';

/** Names are compared without case and outer blanks; no text of PostgreSQL has the character 0. */
const named = (username: string) => ({
  username: Raw((column) => `lower(${column}) = lower(:name)`, {
    name: username.trim().replaceAll('\0', '\ufffd'),
  }),
});

/** All reads and changes of users: by a login, a command or the start. */
@Injectable()
export class UserService {
  /**
   * Hash that an unknown user's password is compared with, so that the reply takes as long as for a
   * known user.
   */
  private readonly nobodysHash = hashPassword(randomUUID());

  constructor(private readonly dataSource: DataSource) {}

  /** The user with this name and password; null when there is none, or may not sign in. */
  async authenticate(username: string, password: string): Promise<UserEntity | null> {
    const user = await this.users().findOneBy({ ...named(username), disabledAt: IsNull() });
    const isRight = await isPasswordOf(user?.passwordHash ?? (await this.nobodysHash), password);
    if (user === null || !isRight) return null;
    if (isTooCheap(user.passwordHash)) await this.renewHash(user, password);
    return user;
  }

  /** The user with this id, who may still sign in. */
  async findActive(id: string): Promise<UserEntity | null> {
    return this.users().findOneBy({ id, disabledAt: IsNull() });
  }

  /** The user with this name, disabled or not. */
  async find(username: string): Promise<UserEntity | null> {
    return this.users().findOneBy(named(username));
  }

  /** All users by name, disabled ones too. */
  async list(): Promise<UserEntity[]> {
    return this.users().find({ order: { username: 'ASC' } });
  }

  /** @throws UserProblem when the name is taken, or the name or the password breaks a rule. */
  async create(
    username: string,
    password: string,
    isAdmin: boolean,
    record: RecordUserChange,
  ): Promise<void> {
    const user = await newUser(username, password, isAdmin);
    await this.dataSource.transaction((manager) => insert(manager, user, record));
  }

  /**
   * Creates a user who has still to set a password: nobody knows the one until then.
   *
   * @returns the user's id.
   * @throws UserProblem when the name or the address is taken, or the name breaks a rule.
   */
  async invite(
    manager: EntityManager,
    { username, email, role }: Invitation,
    record: RecordUserChange,
  ): Promise<string> {
    const passwordHash = await hashPassword(randomUUID());
    const named = { username: checkedName(username), passwordHash, isAdmin: true };
    return insert(manager, { ...named, email, role, invitedAt: new Date() }, record);
  }

  /**
   * Creates an admin if there is none. Of processes that start concurrently, only one creates it.
   *
   * @returns whether this call made it.
   * @throws UserProblem like `create`.
   */
  async createFirstAdmin(
    username: string,
    password: string,
    record: RecordUserChange,
  ): Promise<boolean> {
    if (await hasAdmin(this.dataSource.manager)) return false;
    const admin = await newUser(username, password, true);
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.admins]);
      if (await hasAdmin(manager)) return false;
      await insert(manager, admin, record);
      return true;
    });
  }

  /** @throws UserProblem when there is no such user, or the password breaks a rule. */
  async setPassword(username: string, password: string, record: RecordUserChange): Promise<void> {
    const user = await this.require(username);
    const passwordHash = await checkedHash(password, user.username);
    await this.change(user, { passwordHash, invitedAt: null }, record);
  }

  /**
   * Changes the password of a user who is signed in, unless that session has ended meanwhile.
   *
   * @param password already checked by `passwordFault`.
   * @returns the changed user; null when the session has ended.
   */
  async changePassword(
    { id, signInEpoch }: UserEntity,
    password: string,
    record: RecordUserChange,
  ): Promise<UserEntity | null> {
    const passwordHash = await hashPassword(password);
    return this.dataSource.transaction(async (manager) => {
      const user = await manager.findOne(UserEntity, {
        where: { id, signInEpoch, disabledAt: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (user === null) return null;
      await record(manager, user, await changeSignIn(manager, id, { passwordHash }));
      return manager.findOneByOrFail(UserEntity, { id });
    });
  }

  /** @throws UserProblem when there is no such user, or no other admin who can sign in. */
  async disable(username: string, record: RecordUserChange): Promise<void> {
    await this.takeFrom(username, (manager, user) =>
      changeAndRecord(manager, user, { disabledAt: new Date() }, record),
    );
  }

  /** @throws UserProblem when there is no such user. */
  async enable(username: string, record: RecordUserChange): Promise<void> {
    await this.change(await this.require(username), { disabledAt: null }, record);
  }

  /** Makes a user an admin with all rights. @throws UserProblem when there is no such user. */
  async promote(username: string, record: RecordUserChange): Promise<void> {
    await this.change(await this.require(username), { isAdmin: true, role: 'admin' }, record);
  }

  /**
   * Makes an admin a user without rights.
   *
   * @throws UserProblem like `disable`.
   */
  async demote(username: string, record: RecordUserChange): Promise<void> {
    await this.takeFrom(username, (manager, user) =>
      changeAndRecord(manager, user, { isAdmin: false }, record),
    );
  }

  /**
   * Gives a user a role, which ends the user's sessions.
   *
   * @throws UserProblem like `disable`.
   */
  async setRole(username: string, role: UserRole, record: RecordUserChange): Promise<void> {
    await this.takeFrom(username, (manager, user) =>
      changeAndRecord(manager, user, { isAdmin: true, role }, record),
    );
  }

  /**
   * Turns the second factor of a user off who can give no code.
   *
   * @throws UserProblem when there is no such user, or none to turn off.
   */
  async turnSecondFactorOff(username: string, record: RecordUserChange): Promise<void> {
    const user = await this.require(username);
    if (user.secondFactorAt === null)
      throw new UserProblem(`"${user.username}" has no second factor.`);
    await this.change(user, withoutSecondFactor, record);
  }

  /**
   * Takes a user's accounts at providers of identities away, and ends the sessions.
   *
   * @throws UserProblem when there is no such user, or nothing to take away.
   */
  async unlink(username: string, record: RecordUserChange): Promise<void> {
    const user = await this.require(username);
    await this.dataSource.transaction(async (manager) => {
      const [, links] = await manager.query<[unknown[], number]>(
        `DELETE FROM oidc_identities WHERE user_id = $1`,
        [user.id],
      );
      if (links === 0)
        throw new UserProblem(`"${user.username}" has no account at a provider of identities.`);
      await changeAndRecord(manager, user, {}, record);
    });
  }

  /**
   * Deletes a user, and what was only this user's. What coaches wrote stays, for owners and other
   * coaches read it: its author then has a name that tells nothing, and cannot sign in.
   *
   * @returns the name that stands at what the user wrote; null when there is nothing.
   * @throws UserProblem like `disable`.
   */
  async delete(username: string, record: RecordUserChange): Promise<string | null> {
    const passwordHash = await hashPassword(randomUUID());
    const gone = {
      displayName: null,
      passwordHash,
      isAdmin: false,
      disabledAt: new Date(),
      seenAt: null,
      lastVisitAt: null,
      lastLoginAt: null,
      email: null,
      invitedAt: null,
      ...withoutSecondFactor,
    };
    return this.takeFrom(username, async (manager, user) => {
      const { id } = user;
      await changeAndRecord(manager, user, gone, record);
      await manager.query(`DELETE FROM password_links WHERE user_id = $1`, [id]);
      await manager.query(`DELETE FROM oidc_identities WHERE user_id = $1`, [id]);
      await manager.query(`DELETE FROM report_reads WHERE user_id = $1`, [id]);
      await manager.query(`DELETE FROM inbox_marks WHERE user_id = $1`, [id]);
      await manager.query(`DELETE FROM saved_views WHERE user_id = $1`, [id]);
      if (!(await hasWritten(manager, id))) {
        await manager.delete(UserEntity, id);
        return null;
      }
      const name = `${nameOfDeleted}${id}`;
      await manager.update(UserEntity, id, { username: name });
      return name;
    });
  }

  /** @throws UserProblem when there is none. */
  async require(username: string): Promise<UserEntity> {
    const user = await this.find(username);
    if (user === null) throw noSuchUser(username);
    return user;
  }

  /** Takes rights from a user, unless nobody would be left to give them back. */
  private async takeFrom<Result>(
    username: string,
    change: (manager: EntityManager, user: UserEntity) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.admins]);
      const user = await manager.findOne(UserEntity, {
        where: named(username),
        lock: { mode: 'pessimistic_write' },
      });
      if (user === null) throw noSuchUser(username);
      const result = await change(manager, user);
      const couldManage =
        roleOf(user) === 'admin' && user.disabledAt === null && user.invitedAt === null;
      if (couldManage && !(await manager.existsBy(UserEntity, whoCanManage)))
        throw new UserProblem(
          `"${user.username}" is the last admin who can sign in; nothing was changed.`,
        );
      return result;
    });
  }

  private async change(
    user: UserEntity,
    change: Partial<UserEntity>,
    record: RecordUserChange,
  ): Promise<void> {
    await this.dataSource.transaction((manager) => changeAndRecord(manager, user, change, record));
  }

  /** Does not overwrite a password that was changed meanwhile. */
  private async renewHash({ id, passwordHash }: UserEntity, password: string): Promise<void> {
    const renewed = await hashPassword(password);
    await this.users().update({ id, passwordHash }, { passwordHash: renewed });
  }

  private users() {
    return this.dataSource.getRepository(UserEntity);
  }
}

/** The beginning of the names of deleted users, which nobody else has. */
const nameOfDeleted = 'deleted-';

/** Who can sign in and manage users. */
const whoCanManage = {
  isAdmin: true,
  role: 'admin',
  disabledAt: IsNull(),
  invitedAt: IsNull(),
} as const;

const noSuchUser = (username: string): UserProblem =>
  new UserProblem(`There is no user "${username}".`);

/** Whether something that others read names this user as its author. */
async function hasWritten(manager: EntityManager, id: string): Promise<boolean> {
  const [found] = await manager.query<{ isSo: boolean }[]>(
    `SELECT EXISTS (SELECT FROM comments WHERE user_id = $1)
       OR EXISTS (SELECT FROM note_versions WHERE user_id = $1)
       OR EXISTS (SELECT FROM plan_shares WHERE made_by = $1) AS "isSo"`,
    [id],
  );
  return found!.isSo;
}

type NewUser = Pick<UserEntity, 'username' | 'passwordHash' | 'isAdmin'> &
  Partial<Pick<UserEntity, 'role' | 'email' | 'invitedAt'>>;

function checkedName(name: string): string {
  const username = name.trim();
  if (username.length < limits.usernameMin) throw new UserProblem(messages.usernameInvalid);
  if (username.length > limits.username) throw new UserProblem(messages.usernameTooLong);
  if (/\p{C}/u.test(username)) throw new UserProblem('A username has only visible characters.');
  if (username.toLowerCase().startsWith(nameOfDeleted))
    throw new UserProblem(`Names that begin with "${nameOfDeleted}" are those of deleted users.`);
  return username;
}

async function newUser(name: string, password: string, isAdmin: boolean): Promise<NewUser> {
  const username = checkedName(name);
  return { username, passwordHash: await checkedHash(password, username), isAdmin };
}

async function checkedHash(password: string, username: string): Promise<string> {
  const fault = await passwordFault(password, username);
  if (fault !== null) throw new UserProblem(fault);
  return hashPassword(password);
}

const hasAdmin = (manager: EntityManager): Promise<boolean> =>
  manager.existsBy(UserEntity, { isAdmin: true, role: 'admin' });

/** @returns the user's id. */
async function insert(
  manager: EntityManager,
  user: NewUser,
  record: RecordUserChange,
): Promise<string> {
  const id = randomUUID();
  try {
    await manager.insert(UserEntity, { id, ...user });
  } catch (error) {
    if (isDuplicate(error, 'users_email')) throw new UserProblem(messages.userEmailTaken);
    throw isDuplicate(error)
      ? new UserProblem(`There is already a user "${user.username}".`)
      : error;
  }
  await record(manager, { id, username: user.username }, 0);
  return id;
}
