import { apiPaths } from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { UserService } from '../../../src/auth/users/user.service.js';
import { emptyTables } from '../../support/rows/empty-tables.js';
import { aReport } from '../../support/rows/factories.js';
import { aUser, cookieOf, logIn, type TestUser, unrecorded } from '../../support/rows/users.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => emptyTables(app, 'users, sessions'));

const users = (): UserService => app.app.get(UserService);
const admin = (): Promise<TestUser> => aUser(app, { isAdmin: true });
const lastAdmin = (user: TestUser): string =>
  `"${user.username}" is the last admin who can sign in; nothing was changed.`;

const ways = [
  ['disabled', (name: string) => users().disable(name, unrecorded)],
  ['demoted', (name: string) => users().demote(name, unrecorded)],
  ['deleted', (name: string) => users().delete(name, unrecorded)],
] satisfies [string, (name: string) => Promise<unknown>][];

describe('the last admin who can sign in', () => {
  it.each(ways)('is not %s (S19)', async (what, take) => {
    const [last, gone] = [await admin(), await admin()];
    await aUser(app);
    await users().disable(gone.username, unrecorded);
    const cookie = cookieOf(await logIn(app, last));
    await expect(take(last.username)).rejects.toThrow(lastAdmin(last));
    await app.http.get(apiPaths.adminAudit()).set('Cookie', cookie).expect(200);

    // One who cannot sign in anyway may go, and so may the last one once there is another.
    await take(gone.username);
    const { username } = await aUser(app);
    await users().promote(username, unrecorded);
    await take(last.username);
    await logIn(app, last).expect(what === 'demoted' ? 200 : 401);
  });

  it.each(ways)('stays when all of them are %s at once (S19)', async (_what, take) => {
    const all = await Promise.all(Array.from({ length: 5 }, admin));
    const outcomes = await Promise.allSettled(all.map(({ username }) => take(username)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const able = (await users().list()).filter((user) => user.isAdmin && user.disabledAt === null);
    expect(able).toHaveLength(1);
  });
});

describe('a deleted user', () => {
  it('leaves nothing where nothing was written, and the name is free again', async () => {
    const user = await aUser(app);
    expect(await users().delete(user.username.toUpperCase(), unrecorded)).toBeNull();
    expect(await users().list()).toEqual([]);
    await logIn(app, user).expect(401);
    await users().create(user.username, user.password, false, unrecorded);
    await logIn(app, user).expect(200);
  });

  it('leaves comments and notes, without the name and without a way in', async () => {
    const [coach, other] = [await admin(), await admin()];
    const cookie = cookieOf(await logIn(app, coach));
    const { id } = await aReport(app);
    await app.http
      .post(apiPaths.adminComments)
      .set('Cookie', cookie)
      .send({ analysisId: id, content: 'Well done.' })
      .expect(201);
    const name = await users().delete(coach.username, unrecorded);
    expect(name).toMatch(/^deleted-[\da-f-]{36}$/);
    await logIn(app, coach).expect(401);
    await app.http.get(apiPaths.user).set('Cookie', cookie).expect(401);

    const { body } = await app.http
      .get(apiPaths.adminCommentsOf(id))
      .set('Cookie', cookieOf(await logIn(app, other)))
      .expect(200);
    expect(JSON.stringify(body)).toContain('Well done.');
    expect(JSON.stringify(body)).not.toContain(coach.username);
    const rows = await app.dataSource.query<{ row: string }[]>(
      'SELECT users::text AS row FROM users',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(coach.username);
  });
});
