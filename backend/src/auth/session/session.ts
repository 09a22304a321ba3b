import { promisify } from 'node:util';
import type { Request } from 'express';

declare module 'express-session' {
  interface SessionData {
    /** The user's id; the table of sessions has an index on it. */
    passport: { readonly user: string };
    /** When the user signed in, in milliseconds since 1970. */
    signedInAt: number;
  }
}

/** Signs a user in, under a new session id: one that somebody else planted is worth nothing. */
export async function openSession(request: Request, userId: string): Promise<void> {
  await promisify(request.session.regenerate.bind(request.session))();
  const { session } = request;
  session.passport = { user: userId };
  session.signedInAt = Date.now();
  await promisify(session.save.bind(session))();
}

export async function endSession({ session }: Request): Promise<void> {
  await promisify(session.destroy.bind(session))();
}
