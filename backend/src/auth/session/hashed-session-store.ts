import { createHash } from 'node:crypto';
import connectPgSimple from 'connect-pg-simple';
import type { Request } from 'express';
import session, { type SessionData } from 'express-session';

const PostgresStore = connectPgSimple(session);

/** What stands in the table for a session's id, which itself opens the session. */
export const rowIdOf = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('hex');

/** Whether a text can be the id of a row. */
export const isRowId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * The sessions in PostgreSQL, by hashes of their ids: who reads the table or a backup has no session.
 * A login would otherwise delete a session that was never stored, and store the new one twice.
 */
export class HashedSessionStore extends PostgresStore {
  /** What was stored of a request's session, without its cookie, whose end moves at each answer. */
  private readonly stored = new WeakMap<SessionData, string>();

  override regenerate(request: Request, done: (error?: unknown) => void): void {
    const isEmpty = Object.keys(request.session).every((key) => key === 'cookie');
    if (isEmpty) {
      request.sessionStore.generate(request);
      done();
    } else super.regenerate(request, done);
  }

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    super.get(rowIdOf(id), done);
  }

  override set(id: string, data: SessionData, done?: (error?: unknown) => void): void {
    const content = JSON.stringify({ ...data, cookie: undefined, id });
    if (this.stored.get(data) === content) return done?.();
    super.set(rowIdOf(id), data, (error?: unknown) => {
      if (!error) this.stored.set(data, content);
      done?.(error);
    });
  }

  override destroy(id: string, done?: (error?: unknown) => void): void {
    super.destroy(rowIdOf(id), done);
  }

  override touch(id: string, data: SessionData, done?: () => void): void {
    super.touch(rowIdOf(id), data, done);
  }
}
