import { apiPaths, messages } from '@ellac/contracts';
import type { NextFunction, Request, Response } from 'express';
import { Refusal } from '../../common/errors/refusal.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { currentUserOf } from '../current-user.js';

/** Whether a user is an admin without a second factor. */
export const lacksSecondFactor = ({
  isAdmin,
  secondFactorAt,
}: Pick<UserEntity, 'isAdmin' | 'secondFactorAt'>): boolean => isAdmin && secondFactorAt === null;

const isWithoutSecondFactor = (request: Request): boolean => {
  const user = currentUserOf(request);
  return user !== null && lacksSecondFactor(user);
};

/** What such an admin may call: who they are, and the set-up. */
const openPaths: readonly string[] = [apiPaths.user, apiPaths.secondFactor];

/** Where a second factor is required, lets an admin who has none only set it up. */
export function secondFactorFirst(request: Request, _response: Response, next: NextFunction): void {
  const path = `${request.baseUrl}${request.path}`.toLowerCase().replace(/\/+$/, '');
  if (isWithoutSecondFactor(request) && !openPaths.includes(path))
    throw new Refusal(403, messages.secondFactorFirst);
  next();
}

/** On paths that are open to strangers with a link, such an admin is a stranger. */
export function withoutSecondFactorUnknown(
  request: Request,
  _response: Response,
  next: NextFunction,
): void {
  if (isWithoutSecondFactor(request)) delete request.user;
  next();
}
