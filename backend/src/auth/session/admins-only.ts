import { messages } from '@ellac/contracts';
import type { NextFunction, Request, Response } from 'express';
import { Refusal } from '../../common/errors/refusal.js';
import { currentUserOf } from '../current-user.js';

/** Lets admins through, and tells everybody else nothing, not even what there is behind it. */
export function adminsOnly(request: Request, _response: Response, next: NextFunction): void {
  const user = currentUserOf(request);
  if (user === null) throw new Refusal(401, messages.pleaseLogIn);
  if (!user.isAdmin) throw new Refusal(403, messages.adminsOnly);
  next();
}
