import { apiPaths, messages } from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { UserService } from '../../../src/auth/users/user.service.js';
import { aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import {
  aSession,
  aUser,
  cookieOf,
  logIn,
  type TestUser,
  unrecorded,
} from '../../support/rows/users.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'off' });
});
afterAll(() => app.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const me = (cookie: string) => app.http.get(apiPaths.user).set('Cookie', cookie);
const users = () => app.app.get(UserService);
const sessionsOf = async ({ username }: TestUser): Promise<number> => {
  const rows = await app.dataSource.query<unknown[]>(
    `SELECT 1 FROM sessions JOIN users ON users.id::text = sess #>> '{passport,user}'
     WHERE username = $1`,
    [username],
  );
  return rows.length;
};
const changeSessions = (change: string): Promise<unknown> =>
  app.dataSource.query(`UPDATE sessions SET ${change}`);

/** From here on, these statements of the session store fail as if the database were down. */
async function failSessionStatements(which: RegExp): Promise<void> {
  const away = await new pg.Client('postgres://nobody@127.0.0.1:1/none')
    .connect()
    .catch((error: unknown) => error);
  type Query = (this: pg.Pool, text: string, values: unknown[]) => Promise<unknown>;
  const { prototype } = pg.Pool as unknown as { prototype: { query: Query } };
  const { query } = prototype;
  jest.spyOn(prototype, 'query').mockImplementation(async function (this: pg.Pool, text, values) {
    if (which.test(text)) throw away;
    return query.call(this, text, values);
  });
}

describe('a session', () => {
  it('is nobody’s before the login: no cookie, no row', async () => {
    const answer = await app.http.get(apiPaths.user).expect(401);
    expect(answer.body.message).toBe(messages.pleaseLogIn);
    expect(cookieOf(answer)).toBe('');
    expect(await app.dataSource.query(`SELECT 1 FROM sessions`)).toEqual([]);
  });

  it('has a new id after each login, and the one before is worth nothing (S16)', async () => {
    const user = await aUser(app);
    const planted = 'ellac-session=s%3Aplanted.bm90IHNpZ25lZA';
    const first = cookieOf(
      await app.http.post(apiPaths.login).set('Cookie', planted).send(user).expect(200),
    );
    expect(first).not.toContain('planted');
    await me(planted).expect(401);
    const second = cookieOf(
      await app.http.post(apiPaths.login).set('Cookie', first).send(user).expect(200),
    );
    await me(first).expect(401);
    await me(second).expect(200);
    expect(await sessionsOf(user)).toBe(1);
  });

  it('ends with the logout, on the server and in the browser (S16)', async () => {
    const cookie = await aSession(app);
    const answer = await app.http.post(apiPaths.logout).set('Cookie', cookie).expect(204);
    expect(answer.get('Set-Cookie')).toEqual([
      expect.stringMatching(/^ellac-session=; Path=\/; Expires=Thu, 01 Jan 1970/),
    ]);
    await me(cookie).expect(401);
    await app.http.post(apiPaths.logout).expect(204);
  });

  it.each([
    ['disabled', ({ username }: TestUser) => users().disable(username, unrecorded)],
    [
      'given a new password',
      ({ username }) => users().setPassword(username, 'another good one', unrecorded),
    ],
    ['deleted', ({ username }) => users().delete(username, unrecorded)],
    ['promoted', ({ username }) => users().promote(username, unrecorded)],
    ['demoted', ({ username }) => users().demote(username, unrecorded)],
  ] satisfies [string, (user: TestUser) => Promise<unknown>][])(
    'ends at once when its user is %s, and nobody else’s does (S19)',
    async (_what, change) => {
      const user = await aUser(app);
      const other = await aSession(app);
      const cookies = [cookieOf(await logIn(app, user)), cookieOf(await logIn(app, user))];
      await change(user);
      for (const cookie of cookies) await me(cookie).expect(401);
      await me(other).expect(200);
      expect(await sessionsOf(user)).toBe(0);
    },
  );

  it('of a user who is enabled again does not come back', async () => {
    const user = await aUser(app);
    const cookie = cookieOf(await logIn(app, user));
    await users().disable(user.username, unrecorded);
    await users().enable(user.username, unrecorded);
    await me(cookie).expect(401);
    await logIn(app, user).expect(200);
  });

  it('ends after 30 minutes without a request, which each request begins anew (S18)', async () => {
    const cookie = await aSession(app);
    await changeSessions(`expire = now() + interval '1 minute'`);
    await me(cookie).expect(200);
    const [row] = await app.dataSource.query<{ minutes: number }[]>(
      `SELECT round(extract(epoch FROM max(expire) - now()) / 60)::int AS minutes FROM sessions`,
    );
    expect(row!.minutes).toBe(30);
    await changeSessions(`expire = now() - interval '1 second'`);
    await me(cookie).expect(401);
  });

  it('ends 12 hours after the login, however much it is used (S18)', async () => {
    const cookie = await aSession(app);
    const signedIn = (hoursAgo: number) =>
      changeSessions(
        `sess = (jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb(${Date.now() - hoursAgo * 3_600_000})))::json`,
      );
    await signedIn(11.9);
    await me(cookie).expect(200);
    await signedIn(12);
    await me(cookie).expect(401);
    await signedIn(0);
    await me(cookie).expect(401);
  });

  it('is told from one that somebody else signed', async () => {
    const cookie = await aSession(app);
    await me(cookie.replace(/\.[^.]+$/, '.AAAA')).expect(401);
  });

  it('that cannot be asked for is no reason to say that nobody is signed in', async () => {
    const cookie = await aSession(app);
    await failSessionStatements(/^SELECT/);
    const answer = await me(cookie).expect(503);
    expect(answer.body).toEqual({
      statusCode: 503,
      message: 'The service is not ready. Please try again in a moment.',
      requestId: expect.any(String),
    });
    const logout = await app.http.post(apiPaths.logout).set('Cookie', cookie).expect(503);
    expect(logout.text).toBe('The service is not ready. Please try again in a moment.');
  });

  it('whose end cannot be put off gives its answer all the same', async () => {
    const cookie = await aSession(app);
    await failSessionStatements(/^UPDATE/);
    expect((await me(cookie).expect(200)).body.isAdmin).toBe(false);
    jest.restoreAllMocks();
    await me(cookie).expect(200);
  });
});

describe('an admin’s session', () => {
  const read = (reportId: string, cookie: string) =>
    app.http.get(apiPaths.analysis(reportId, null)).set('Cookie', cookie);

  it('reads any report, and is told when there is none', async () => {
    const cookie = await aSession(app, { isAdmin: true });
    const { id } = await aReport(app);
    expect((await read(id, cookie).expect(200)).body.id).toBe(id);
    for (const none of ['0b0f0f0e-0000-4000-8000-000000000000', 'x'])
      expect((await read(none, cookie).expect(404)).body.message).toBe(messages.reportNotFound);
    const { id: early } = await aReport(app, { status: 'pending' });
    expect((await read(early, cookie).expect(409)).body.message).toBe(messages.reportNotReady);
  });

  it('is needed: that of a plain user reads nothing', async () => {
    const cookie = await aSession(app);
    for (const id of [(await aReport(app)).id, '0b0f0f0e-0000-4000-8000-000000000000'])
      expect((await read(id, cookie).expect(401)).body.message).toBe(messages.reportUnauthorized);
  });
});
