import { credentialsSchema } from '@ellac/contracts';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { Refusal } from '../../common/errors/refusal.js';
import { Metrics } from '../../metrics/metrics.js';
import { type LoginTry, RateLimits } from '../../rate-limits/rate-limits.service.js';
import { DeviceCookie } from './device-cookie.js';
import { LoginTrail } from './login-trail.js';

/** Checks the body, because guards run before pipes, and then the credentials. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(
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
    const { username } = data;
    const device = this.devices.deviceOf(request.header('Cookie'), username);
    const login: LoginTry = { username, address: request.ip ?? '', device };
    try {
      await this.limits.loginTry(login);
    } catch (failure) {
      if (failure instanceof Refusal) await this.trail.refused(request, response);
      throw failure;
    }
    let isWrong = false;
    try {
      return (await super.canActivate(context)) === true;
    } catch (failure) {
      // Only a refusal is a wrong password. An unreachable database must not count as one.
      isWrong = failure instanceof Refusal;
      throw failure;
    } finally {
      if (isWrong) {
        this.metrics.loginFailed();
        await this.trail.failed(username, request, response);
      } else await this.limits.loginNotWrong(login);
    }
  }
}
