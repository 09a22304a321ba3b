import { messages } from '@ellac/contracts';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SecondFactorService } from '../../auth/second-factor/second-factor.service.js';
import { Refusal } from '../../common/errors/refusal.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { LoginTrail } from './login-trail.js';

/** The codes of second factors at a login. */
@Injectable()
export class LoginCodes {
  constructor(
    private readonly factor: SecondFactorService,
    private readonly trail: LoginTrail,
  ) {}

  /**
   * Uses the code up.
   *
   * @throws Refusal 401 when it is not right.
   */
  async use(user: UserEntity, code: string, request: Request, response: Response): Promise<void> {
    const result = await this.factor.useCode(user, code);
    if (result === 'wrong') throw new Refusal(401, messages.codeNotRight);
    if (result === 'unreadable') throw new Refusal(401, messages.codesUnreadable);
    if (result === 'recovery') await this.trail.recoveryCodeUsed(user, request, response);
  }
}
