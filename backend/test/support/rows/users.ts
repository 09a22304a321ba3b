import { randomUUID } from 'node:crypto';
import { apiPaths, type UserRole } from '@ellac/contracts';
import type supertest from 'supertest';
import type { RecordUserChange } from '../../../src/auth/users/change-sign-in.js';
import { UserService } from '../../../src/auth/users/user.service.js';
import type { TestApp } from '../test-app.js';

export interface TestUser {
  readonly username: string;
  readonly password: string;
}

/** For changes of users by a test, which the trail does not tell. */
export const unrecorded: RecordUserChange = () => Promise.resolve();

interface TestUserFacts {
  readonly isAdmin?: boolean;
  /** A user with a role is an admin; an admin without one named has the role `admin`. */
  readonly role?: UserRole;
  readonly password?: string;
}

/** A user with a name and a password of their own. */
export async function aUser(
  app: TestApp,
  {
    role,
    isAdmin = role !== undefined,
    password = `long enough ${randomUUID()}`,
  }: TestUserFacts = {},
): Promise<TestUser> {
  const username = `coach-${randomUUID().slice(0, 8)}`;
  await app.app.get(UserService).create(username, password, isAdmin, unrecorded);
  if (role !== undefined)
    await app.dataSource.query(`UPDATE users SET role = $2 WHERE username = $1`, [username, role]);
  return { username, password };
}

export const logIn = (app: TestApp, credentials: object): supertest.Test =>
  app.http.post(apiPaths.login).send(credentials);

/** The cookie that a response sets, as a browser sends it back; empty when it sets none. */
export const cookieOf = (answer: supertest.Response): string =>
  (answer.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

/** Signs a new user in, and returns the session's cookie. */
export async function aSession(app: TestApp, facts: TestUserFacts = {}): Promise<string> {
  return cookieOf(await logIn(app, await aUser(app, facts)).expect(200));
}
