import type { RequestHandler } from 'express';
import type { UserService } from '../users/user.service.js';
import { endSession } from './session.js';

const minute = 60_000;

/** Idle timeout of a session in milliseconds; each request with the session restarts it. */
export const idleLimit = 30 * minute;

/** Milliseconds from the login after which a session ends, even if it is in use. */
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
