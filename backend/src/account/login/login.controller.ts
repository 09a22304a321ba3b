import type { CurrentUser } from '@ellac/contracts';
import { Controller, HttpCode, Logger, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Environment } from '../../config/environment.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { endSession, openSession } from '../../auth/session/session.js';
import { sessionCookie } from '../../auth/session/session-cookie.js';
import { presentUser } from '../../auth/user.presenter.js';
import { DeviceCookie } from './device-cookie.js';
import { LoginGuard } from './login.guard.js';
import { LoginTrail } from './login-trail.js';

@Controller('api')
export class LoginController {
  private readonly log = new Logger('Login');

  constructor(
    private readonly environment: Environment,
    private readonly devices: DeviceCookie,
    private readonly trail: LoginTrail,
  ) {}

  @Post('login')
  @HttpCode(200)
  @UseGuards(LoginGuard)
  async logIn(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CurrentUser> {
    const user = request.user as UserEntity;
    await this.trail.loggedIn(user, request, response);
    await openSession(request, user);
    this.devices.set(response, user.username);
    this.log.log('logged in', { userId: user.id });
    return presentUser(user, this.environment);
  }

  /** Idempotent: a caller who is not signed in gets the same response. */
  @Post('logout')
  @HttpCode(204)
  async logOut(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.trail.loggedOut(request, response);
    await endSession(request);
    const { name, options } = sessionCookie(this.environment.PUBLIC_URL);
    response.clearCookie(name, options);
  }
}
