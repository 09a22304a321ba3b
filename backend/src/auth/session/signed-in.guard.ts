import { messages } from '@ellac/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../../common/errors/refusal.js';
import { currentUserOf } from '../current-user.js';

/**
 * For calls of signed-in users. A guard runs before the body is validated, so strangers learn
 * nothing about the body's rules.
 */
@Injectable()
export class SignedInGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (currentUserOf(context.switchToHttp().getRequest<Request>()) === null)
      throw new Refusal(401, messages.pleaseLogIn);
    return true;
  }
}
