import type { RequestHandler } from 'express';
import type { UserService } from '../users/user.service.js';
import { absoluteLimit } from './session-times.js';
import { endSession } from './session.js';

/** Finds out whose session it is. One that is too old, or whose user was disabled, is ended. */
export const signedInUser =
  (users: UserService): RequestHandler =>
  async (request, _response, next) => {
    const { passport, signedInAt, signInEpoch } = request.session;
    if (passport !== undefined && signedInAt !== undefined) {
      const isLeaseLost = Date.now() - signedInAt >= absoluteLimit;
      const user = isLeaseLost ? null : await users.findActive(passport.user);
      if (user !== null && user.signInEpoch === signInEpoch) request.user = user;
      else await endSession(request);
    }
    next();
  };
