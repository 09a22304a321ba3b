import type { RequestHandler } from 'express';
import type { UserService } from '../users/user.service.js';
import { endSession } from './session.js';

const minute = 60_000;

/** A session that is not used ends; each request that carries it begins this anew. Milliseconds. */
export const idleLimit = 30 * minute;

/** A session ends however much it is used; milliseconds from the login. */
export const absoluteLimit = 12 * 60 * minute;

/** Finds out whose session it is. One that is too old, or whose user was disabled, is ended. */
export const signedInUser =
  (users: UserService): RequestHandler =>
  async (request, _response, next) => {
    const { passport, signedInAt, signInEpoch } = request.session;
    if (passport !== undefined && signedInAt !== undefined) {
      const isOver = Date.now() - signedInAt >= absoluteLimit;
      const user = isOver ? null : await users.findActive(passport.user);
      if (user !== null && user.signInEpoch === signInEpoch) request.user = user;
      else await endSession(request);
    }
    next();
  };
