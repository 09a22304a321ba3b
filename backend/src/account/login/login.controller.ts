import type { CurrentUser } from '@ellac/contracts';
import { Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Environment } from '../../config/environment.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { endSession } from '../../auth/session/session.js';
import { sessionCookie } from '../../auth/session/session-cookie.js';
import { presentUser } from '../../auth/user.presenter.js';
import { Login } from './login.js';
import { LoginGuard } from './login.guard.js';
import { LoginTrail } from './login-trail.js';

@Controller('api')
export class LoginController {
  constructor(
    private readonly environment: Environment,
    private readonly login: Login,
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
    await this.login.open(user, request, response);
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
