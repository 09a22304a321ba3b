import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { openSession } from '../../auth/session/session.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { DeviceCookie } from './device-cookie.js';
import { LoginTrail } from './login-trail.js';

/** The end of each login, however the user was recognized. */
@Injectable()
export class Login {
  private readonly log = new Logger('Login');

  constructor(
    private readonly devices: DeviceCookie,
    private readonly trail: LoginTrail,
  ) {}

  /** @param provider who vouched for the user; null where the user gave a password. */
  async open(
    user: UserEntity,
    request: Request,
    response: Response,
    provider: string | null = null,
  ): Promise<void> {
    await this.trail.loggedIn(user, request, response, provider);
    await openSession(request, user);
    this.devices.set(response, user.username);
    this.log.log('logged in', { userId: user.id });
  }
}
