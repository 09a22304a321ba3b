import { messages } from '@ellac/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../../common/errors/refusal.js';
import { currentUserOf } from '../current-user.js';

/** For calls of every signed-in user, whose body strangers need not learn about. */
@Injectable()
export class SignedInGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (currentUserOf(context.switchToHttp().getRequest<Request>()) === null)
      throw new Refusal(401, messages.pleaseLogIn);
    return true;
  }
}
