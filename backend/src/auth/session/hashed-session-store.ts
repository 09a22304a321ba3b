import { createHash } from 'node:crypto';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';

const PostgresStore = connectPgSimple(session);

/** What stands in the table for a session's id, which itself opens the session. */
export const rowIdOf = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('hex');

/** Whether a text can be the id of a row. */
export const isRowId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** The sessions in PostgreSQL, by hashes of their ids: who reads the table or a backup has no session. */
export class HashedSessionStore extends PostgresStore {
  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    super.get(rowIdOf(id), done);
  }

  override set(id: string, data: SessionData, done?: (error?: unknown) => void): void {
    super.set(rowIdOf(id), data, done);
  }

  override destroy(id: string, done?: (error?: unknown) => void): void {
    super.destroy(rowIdOf(id), done);
  }

  override touch(id: string, data: SessionData, done?: () => void): void {
    super.touch(rowIdOf(id), data, done);
  }
}
