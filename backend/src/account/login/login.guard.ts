import { credentialsSchema, loginNeedsCode, loginNeedsHeader, messages } from '@ellac/contracts';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { Refusal } from '../../common/errors/refusal.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { Metrics } from '../../metrics/metrics.js';
import { type LoginTry, RateLimits } from '../../rate-limits/rate-limits.service.js';
import { DeviceCookie } from './device-cookie.js';
import { LoginCodes } from './login-codes.js';
import { LoginTrail } from './login-trail.js';

/** Checks the body, because guards run before pipes, and then the credentials. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(
    private readonly codes: LoginCodes,
    private readonly limits: RateLimits,
    private readonly devices: DeviceCookie,
    private readonly metrics: Metrics,
    private readonly trail: LoginTrail,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { data, error } = credentialsSchema.safeParse(request.body);
    if (error !== undefined) throw new Refusal(400, error.issues[0]!.message);
    const { username, code } = data;
    const device = this.devices.deviceOf(request.header('Cookie'), username);
    const login: LoginTry = { username, address: request.ip ?? '', device };
    try {
      await this.limits.loginTry(login);
    } catch (failure) {
      if (failure instanceof Refusal) await this.trail.refused(request, response);
      throw failure;
    }
    let isWrong = false;
    // Not `request.user` alone: it may be somebody who is signed in already.
    let known: UserEntity | null = null;
    try {
      await super.canActivate(context);
      known = request.user as UserEntity;
      if (known.secondFactorAt !== null) await this.askForCode(known, code, request, response);
      return true;
    } catch (failure) {
      // Only a refusal is a wrong password or code. An unreachable database must not count as one,
      // nor a login whose code is still to come.
      isWrong = failure instanceof Refusal && !(failure instanceof CodeNeeded);
      throw failure;
    } finally {
      if (isWrong) {
        this.metrics.loginFailed();
        if (known === null) await this.trail.failed(username, request, response);
        else await this.trail.codeFailed(known, request, response);
      } else await this.limits.loginNotWrong(login);
    }
  }

  /** @throws Refusal 401; the page learns from a header that it has to ask for a code. */
  private async askForCode(
    user: UserEntity,
    code: string | undefined,
    request: Request,
    response: Response,
  ): Promise<void> {
    response.setHeader(loginNeedsHeader, loginNeedsCode);
    if (code === undefined) throw new CodeNeeded(401, messages.codeNeeded);
    await this.codes.use(user, code, request, response);
    response.removeHeader(loginNeedsHeader);
  }
}

/** The password was right, and a code is needed, too. */
class CodeNeeded extends Refusal {}
