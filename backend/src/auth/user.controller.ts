import { type CurrentUser, messages } from '@ellac/contracts';
import { Controller, Get, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../common/errors/refusal.js';
import { Environment } from '../config/environment.js';
import { currentUserOf } from './current-user.js';
import { presentUser } from './user.presenter.js';

@Controller('api/user')
export class UserController {
  constructor(private readonly environment: Environment) {}

  /** Who is signed in. */
  @Get()
  current(@Req() request: Request): CurrentUser {
    const user = currentUserOf(request);
    if (user === null) throw new Refusal(401, messages.pleaseLogIn);
    return presentUser(user, this.environment);
  }
}
