import { promisify } from 'node:util';
import type { Request } from 'express';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { deviceInWords } from './device-in-words.js';

declare module 'express-session' {
  interface SessionData {
    /** The user's id; the table of sessions has an index on it. */
    passport: { readonly user: string };
    /** The user's `signInEpoch` when the password was compared. */
    signInEpoch: number;
    /** When the user signed in, in milliseconds since 1970. */
    signedInAt: number;
    /** Browser and system in words; absent in sessions of older versions. */
    device?: string;
  }
}

/** Signs a user in under a new session id, which prevents session fixation. */
export async function openSession(request: Request, user: UserEntity): Promise<void> {
  await promisify(request.session.regenerate.bind(request.session))();
  const { session } = request;
  session.passport = { user: user.id };
  session.signInEpoch = user.signInEpoch;
  session.signedInAt = Date.now();
  session.device = deviceInWords(request.header('User-Agent'));
  await promisify(session.save.bind(session))();
}

/** Ends the session of this request, here and in the store. */
export async function endSession({ session }: Request): Promise<void> {
  await promisify(session.destroy.bind(session))();
}
