import type { CurrentUser } from '@ellac/contracts';
import { Controller, Get, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { Environment } from '../config/environment.js';
import { currentUserOf } from './current-user.js';
import { SignedInGuard } from './session/signed-in.guard.js';
import { presentUser } from './user.presenter.js';

@Controller('api/user')
export class UserController {
  constructor(private readonly environment: Environment) {}

  /** Who is signed in. */
  @Get()
  @UseGuards(SignedInGuard)
  current(@Req() request: Request): CurrentUser {
    return presentUser(currentUserOf(request)!, this.environment);
  }
}
