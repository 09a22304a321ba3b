import { messages, type NewSecondFactor } from '@ellac/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Refusal } from '../../common/errors/refusal.js';
import { Environment } from '../../config/environment.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { changeAndRecord, type RecordUserChange } from '../users/change-sign-in.js';
import { withoutSecondFactor } from '../users/without-second-factor.js';
import { newRecoveryCodes, plainCode, recoveryHash } from './recovery-codes.js';
import { sealAnew } from './seal-anew.js';
import { SecondFactorKey } from './second-factor-key.js';

/** Milliseconds for which an app shows one code. */
const stepTime = 30_000;

/** Codes before and after the current one that are right, too: clocks differ, and typing takes time. */
const window = 1;

/** What a code is; `unreadable` where `SECRET` was changed after the set-up. */
export type CodeResult = 'right' | 'recovery' | 'wrong' | 'unreadable';

/** The second factor of users: codes of an authenticator app by RFC 6238, and recovery codes. */
@Injectable()
export class SecondFactorService {
  private readonly log = new Logger('Login');

  constructor(
    private readonly dataSource: DataSource,
    private readonly key: SecondFactorKey,
    private readonly environment: Environment,
  ) {}

  /** Recovery codes that a user has not used. */
  async recoveryCodesLeft(userId: string): Promise<number> {
    const { recoveryHashes } = await this.dataSource.manager.findOneOrFail(UserEntity, {
      where: { id: userId },
      select: { id: true, recoveryHashes: true },
    });
    return recoveryHashes.length;
  }

  /**
   * Begins a set-up, or begins it anew.
   *
   * @throws Refusal 409 when the factor is on.
   */
  async begin({ id, username }: UserEntity): Promise<NewSecondFactor> {
    const totp = new TOTP({
      issuer: this.environment.COMPANY_NAME,
      label: username,
      secret: new Secret({ size: 20 }),
    });
    const secret = totp.secret.base32;
    const { affected } = await this.dataSource.manager.update(
      UserEntity,
      { id, secondFactorAt: IsNull() },
      { secondFactorSecret: this.key.seal(secret, id) },
    );
    if (affected === 0) throw new Refusal(409, messages.secondFactorIsOn);
    return { secret, uri: totp.toString() };
  }

  /**
   * Turns the factor on by the first code of the app. All sessions of the user end.
   *
   * @returns the user with it and the recovery codes; null when the code is wrong.
   * @throws Refusal 409 when no set-up was begun, 401 when the session ended meanwhile.
   */
  async turnOn(
    { id, signInEpoch }: UserEntity,
    code: string,
    record: RecordUserChange,
  ): Promise<{ user: UserEntity; recoveryCodes: readonly string[] } | null> {
    return this.dataSource.transaction(async (manager) => {
      const user = await lockedUser(manager, id, signInEpoch);
      if (user.secondFactorAt !== null) throw new Refusal(409, messages.secondFactorIsOn);
      const secret = await this.secretOf(manager, id);
      if (secret === null) throw new Refusal(409, messages.secondFactorNotBegun);
      const secondFactorStep = stepOf(secret, plainCode(code));
      if (secondFactorStep === null) return null;
      const recoveryCodes = newRecoveryCodes();
      const change = {
        secondFactorAt: new Date(),
        secondFactorStep,
        recoveryHashes: recoveryCodes.map(recoveryHash),
      };
      await changeAndRecord(manager, user, change, record);
      return { user: await manager.findOneByOrFail(UserEntity, { id }), recoveryCodes };
    });
  }

  /**
   * Turns the factor off. All sessions of the user end.
   *
   * @returns the user without it.
   * @throws Refusal 409 when it is off already, 401 when the session ended meanwhile.
   */
  async turnOff({ id, signInEpoch }: UserEntity, record: RecordUserChange): Promise<UserEntity> {
    return this.dataSource.transaction(async (manager) => {
      const user = await lockedUser(manager, id, signInEpoch);
      if (user.secondFactorAt === null) throw new Refusal(409, messages.secondFactorIsOff);
      await changeAndRecord(manager, user, withoutSecondFactor, record);
      return manager.findOneByOrFail(UserEntity, { id });
    });
  }

  /**
   * Makes new recovery codes; those before are no good any more.
   *
   * @throws Refusal 409 when the factor is off, 401 when the session ended meanwhile.
   */
  async renewCodes(
    { id, signInEpoch }: UserEntity,
    record: (manager: EntityManager) => Promise<void>,
  ): Promise<readonly string[]> {
    return this.dataSource.transaction(async (manager) => {
      const user = await lockedUser(manager, id, signInEpoch);
      if (user.secondFactorAt === null) throw new Refusal(409, messages.secondFactorIsOff);
      const recoveryCodes = newRecoveryCodes();
      await manager.update(UserEntity, id, { recoveryHashes: recoveryCodes.map(recoveryHash) });
      await record(manager);
      return recoveryCodes;
    });
  }

  /** Whether a code is right for a user whose factor is on. A right one is used up. */
  async useCode({ id }: UserEntity, code: string): Promise<CodeResult> {
    const { manager } = this.dataSource;
    const given = plainCode(code);
    if (!/^\d{6}$/.test(given))
      return (await useRecoveryCode(manager, id, given)) ? 'recovery' : 'wrong';
    const secret = await this.secretOf(manager, id);
    if (secret === null) {
      this.log.warn('a second factor was set up under another SECRET', { userId: id });
      return 'unreadable';
    }
    const step = stepOf(secret, given);
    return step !== null && (await useStep(manager, id, step)) ? 'right' : 'wrong';
  }

  /**
   * Null where there is none, or none that can be decrypted. One that was sealed under
   * `SECRET_PREVIOUS` is sealed anew.
   */
  private async secretOf(manager: EntityManager, id: string): Promise<Secret | null> {
    const { secondFactorSecret: sealed } = await manager.findOneOrFail(UserEntity, {
      where: { id },
      // Without the id, a row whose secret is null counts as none.
      select: { id: true, secondFactorSecret: true },
    });
    const opened = sealed === null ? null : this.key.open(sealed, id);
    if (sealed === null || opened === null) return null;
    if (opened.isOutdated) await sealAnew(manager, this.key, id, sealed, opened.secret);
    return Secret.fromBase32(opened.secret);
  }
}

/** The time step whose code this is; null for none near now. */
function stepOf(secret: Secret, token: string): number | null {
  const timestamp = Date.now();
  const delta = new TOTP({ secret }).validate({ token, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / stepTime) + delta;
}

/** One statement, so that of two logins with the same code one gets in. */
async function useStep(manager: EntityManager, id: string, step: number): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(UserEntity)
    .set({ secondFactorStep: step })
    .where('id = :id AND second_factor_at IS NOT NULL', { id })
    .andWhere('second_factor_step < :step', { step })
    .execute();
  return affected === 1;
}

async function useRecoveryCode(manager: EntityManager, id: string, code: string): Promise<boolean> {
  const hash = recoveryHash(code);
  const { affected } = await manager
    .createQueryBuilder()
    .update(UserEntity)
    .set({ recoveryHashes: () => 'array_remove(recovery_hashes, :hash)' })
    .where('id = :id AND second_factor_at IS NOT NULL', { id })
    .andWhere(':hash = ANY (recovery_hashes)', { hash })
    .execute();
  return affected === 1;
}

/** @throws Refusal 401 when the session ended meanwhile. */
async function lockedUser(
  manager: EntityManager,
  id: string,
  signInEpoch: number,
): Promise<UserEntity> {
  const user = await manager.findOne(UserEntity, {
    where: { id, signInEpoch, disabledAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (user === null) throw new Refusal(401, messages.pleaseLogIn);
  return user;
}
