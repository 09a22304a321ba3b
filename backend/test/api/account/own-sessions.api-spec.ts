import { createHash } from 'node:crypto';
import { apiPaths, messages, type OwnSession } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser, cookieOf, type TestUser } from '../../support/rows/users.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'off' });
});
afterAll(() => app.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0';
const signIn = async (user: TestUser, device = firefox): Promise<string> =>
  cookieOf(await app.http.post(apiPaths.login).set('User-Agent', device).send(user).expect(200));
const listed = async (cookie: string): Promise<OwnSession[]> => {
  const { body } = await app.http.get(apiPaths.ownSessions).set('Cookie', cookie).expect(200);
  return (body as { sessions: OwnSession[] }).sessions;
};
const end = (cookie: string, path: string = apiPaths.ownSessions) =>
  app.http.delete(path).set('Cookie', cookie);
const me = (cookie: string) => app.http.get(apiPaths.user).set('Cookie', cookie);
const trail = async ({ username }: TestUser): Promise<unknown[]> =>
  app.dataSource.query(
    `SELECT details FROM audit_entries WHERE username = $1 AND action = 'session.end' ORDER BY id`,
    [username],
  );

describe('the own sessions (ASVS 7.5.2)', () => {
  it('are listed with device and time, and nobody else’s are', async () => {
    const user = await aUser(app);
    await signIn(await aUser(app));
    const there = await signIn(user, 'curl/8.14.1');
    const here = await signIn(user);
    await app.dataSource.query(
      `UPDATE sessions SET expire = expire - interval '5 minutes' WHERE sess ->> 'device' = $1`,
      ['Another program'],
    );
    const sessions = await listed(here);
    expect(sessions.map(({ device, isThisOne }) => [device, isThisOne])).toEqual([
      ['Firefox on Windows', true],
      ['Another program', false],
    ]);
    const [now, before] = sessions.map(({ lastSeenAt }) => Date.now() - Date.parse(lastSeenAt));
    expect(Math.abs(now!)).toBeLessThan(10_000);
    expect(Math.abs(before! - 5 * 60_000)).toBeLessThan(10_000);
    expect((await listed(there)).find(({ isThisOne }) => isThisOne)?.device).toBe(
      'Another program',
    );
  });

  it('are ended one by one, but only the own ones', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const [here, there, foreign] = [await signIn(user), await signIn(user), await signIn(other)];
    const target = (await listed(here)).find(({ isThisOne }) => !isThisOne)!;
    const refused = await end(foreign, apiPaths.ownSession(target.id)).expect(404);
    expect(refused.body.message).toBe(messages.sessionNotFound);
    await me(there).expect(200);
    await end(here, apiPaths.ownSession(target.id)).expect(204);
    await me(there).expect(401);
    await me(here).expect(200);
    for (const id of [target.id, '\u0000', 'x'.repeat(3_000)])
      await end(here, apiPaths.ownSession(id)).expect(404);
    expect(await trail(user)).toEqual([{ details: { sessions: 1 } }]);
  });

  it('are ended all at once but for this one', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const [here, one, two] = [await signIn(user), await signIn(user), await signIn(user)];
    const foreign = await signIn(other);
    await end(here).expect(204);
    for (const ended of [one, two]) await me(ended).expect(401);
    for (const open of [here, foreign]) await me(open).expect(200);
    await end(here).expect(204);
    expect(await trail(user)).toEqual([{ details: { sessions: 2 } }]);
  });

  it('are a stranger’s to neither read nor end', async () => {
    await app.http.get(apiPaths.ownSessions).expect(401);
    await app.http.delete(apiPaths.ownSessions).expect(401);
    await app.http.delete(apiPaths.ownSession('x')).expect(401);
  });
});

it('a session’s id stands in the table as a hash (S28, security finding 15)', async () => {
  const cookie = await signIn(await aUser(app));
  const id = /ellac-session=s%3A([^.]+)\./.exec(cookie)![1]!;
  const rows = await app.dataSource.query<{ row: string }[]>(
    `SELECT sessions::text AS row FROM sessions`,
  );
  expect(rows.some(({ row }) => row.includes(id))).toBe(false);
  const hash = createHash('sha256').update(id).digest('hex');
  expect(rows.some(({ row }) => row.includes(hash))).toBe(true);
});
