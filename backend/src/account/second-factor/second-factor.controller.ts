import {
  type MessageReply,
  messages,
  type NewSecondFactor,
  type RecoveryCodes,
  type SecondFactor,
} from '@ellac/contracts';
import { Body, Controller, Get, HttpCode, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Actor, actorOf } from '../../audit/actor.js';
import { recordAudit } from '../../audit/record-audit.js';
import { currentUserOf } from '../../auth/current-user.js';
import { SecondFactorService } from '../../auth/second-factor/second-factor.service.js';
import { openSession } from '../../auth/session/session.js';
import { SignedInGuard } from '../../auth/session/signed-in.guard.js';
import type { RecordUserChange } from '../../auth/users/change-sign-in.js';
import { isPasswordOf } from '../../auth/users/password-hash.js';
import { ValidationFailed } from '../../common/errors/validation-failed.js';
import { Environment } from '../../config/environment.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { RateLimits } from '../../rate-limits/rate-limits.service.js';
import {
  PasswordAndCodeDto,
  SecondFactorProofDto,
  SecondFactorStartDto,
} from './second-factor.dto.js';

/** The own second factor. Wrong passwords and codes count together, as guesses at the account. */
@Controller('api/user/second-factor')
@UseGuards(SignedInGuard)
export class SecondFactorController {
  constructor(
    private readonly factor: SecondFactorService,
    private readonly limits: RateLimits,
    private readonly environment: Environment,
  ) {}

  @Get()
  async read(@Req() request: Request): Promise<SecondFactor> {
    const { id, secondFactorAt } = currentUserOf(request)!;
    return {
      onSince: secondFactorAt?.toISOString() ?? null,
      recoveryCodesLeft: await this.factor.recoveryCodesLeft(id),
      isRequired: this.environment.SECOND_FACTOR === 'required',
    };
  }

  @Post()
  @HttpCode(200)
  async begin(
    @Body() { currentPassword }: SecondFactorStartDto,
    @Req() request: Request,
  ): Promise<NewSecondFactor> {
    const user = currentUserOf(request)!;
    await this.limits.passwordTry(user.id);
    await requirePassword(user, currentPassword);
    await this.limits.passwordWasRight(user.id);
    return this.factor.begin(user);
  }

  /** Ends every session of the user, and signs this browser in again with a new one. */
  @Put()
  async turnOn(
    @Body() { code }: SecondFactorProofDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodes> {
    const user = currentUserOf(request)!;
    await this.limits.passwordTry(user.id);
    const record = recorded('second-factor.on', actorOf(request, response));
    const done = await this.factor.turnOn(user, code, record);
    if (done === null) throw wrong('code', messages.codeNotRight);
    await this.limits.passwordWasRight(user.id);
    await openSession(request, done.user);
    return { recoveryCodes: [...done.recoveryCodes] };
  }

  /** New recovery codes in place of all before. */
  @Post('recovery-codes')
  @HttpCode(200)
  async renewCodes(
    @Body() given: PasswordAndCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodes> {
    const user = currentUserOf(request)!;
    await this.requirePasswordAndCode(user, given);
    const actor = actorOf(request, response);
    const recoveryCodes = await this.factor.renewCodes(user, (manager) =>
      recordAudit(manager, actor, {
        action: 'second-factor.new-codes',
        targetType: 'user',
        targetId: user.id,
      }),
    );
    return { recoveryCodes: [...recoveryCodes] };
  }

  /** Ends the sessions like `turnOn`. */
  @Post('off')
  @HttpCode(200)
  async turnOff(
    @Body() given: PasswordAndCodeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageReply> {
    const user = currentUserOf(request)!;
    await this.requirePasswordAndCode(user, given);
    const record = recorded('second-factor.off', actorOf(request, response));
    await openSession(request, await this.factor.turnOff(user, record));
    return { message: messages.secondFactorTurnedOff };
  }

  /** A recovery code counts, too. A right code is used up. */
  private async requirePasswordAndCode(
    user: UserEntity,
    { currentPassword, code }: PasswordAndCodeDto,
  ): Promise<void> {
    await this.limits.passwordTry(user.id);
    await requirePassword(user, currentPassword);
    const result = await this.factor.useCode(user, code);
    if (result === 'wrong') throw wrong('code', messages.codeNotRight);
    if (result === 'unreadable') throw wrong('code', messages.codesUnreadable);
    await this.limits.passwordWasRight(user.id);
  }
}

async function requirePassword({ passwordHash }: UserEntity, password: string): Promise<void> {
  if (!(await isPasswordOf(passwordHash, password)))
    throw wrong('currentPassword', messages.passwordNotRight);
}

const wrong = (path: 'currentPassword' | 'code', message: string): ValidationFailed =>
  new ValidationFailed(message, [{ path, message }]);

const recorded =
  (action: 'second-factor.on' | 'second-factor.off', actor: Actor): RecordUserChange =>
  (manager, { id }, endedSessions) => {
    // This browser's own goes on as a new one.
    const others = Math.max(0, endedSessions - 1);
    return recordAudit(manager, actor, {
      action,
      targetType: 'user',
      targetId: id,
      details: others > 0 ? { sessions: others } : {},
    });
  };
