import { apiPaths } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { UserService } from '../../../src/auth/users/user.service.js';
import { aUser, cookieOf, logIn, unrecorded } from '../../support/rows/users.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Entry {
  readonly username: string;
  readonly action: string;
  readonly target: string | null;
  readonly details: object;
}

/** What the trail says of a user, the oldest first; of nobody for an empty name. */
const entriesOf = (username: string, { dataSource } = app): Promise<Entry[]> =>
  dataSource.query(
    `SELECT username, action, target_id AS target, details FROM audit_entries
     WHERE username = $1 ORDER BY id`,
    [username],
  );
const actionsOf = async (username: string): Promise<string[]> =>
  (await entriesOf(username)).map(({ action }) => action);

describe('the trail of logins', () => {
  it.each([[true], [false]])('has logins and logouts (admin: %s)', async (isAdmin) => {
    const user = await aUser(app, { isAdmin });
    const cookie = cookieOf(await logIn(app, user).expect(200));
    await app.http.post(apiPaths.logout).set('Cookie', cookie).expect(204);
    await app.http.post(apiPaths.logout).set('Cookie', cookie).expect(204);
    expect(await actionsOf(user.username)).toEqual(['login.success', 'logout']);
    const [row] = await app.dataSource.query<object[]>(
      `SELECT user_id = (SELECT id FROM users WHERE username = $1) AS "isOwn", address
       FROM audit_entries WHERE username = $1`,
      [user.username],
    );
    expect(row).toEqual({ isOwn: true, address: '127.0.0.1' });
  });

  it('has failed logins of users, disabled ones too, under their name as it is stored', async () => {
    const user = await aUser(app);
    await logIn(app, { username: user.username.toUpperCase(), password: 'not it' }).expect(401);
    await app.app.get(UserService).disable(user.username, unrecorded);
    await logIn(app, user).expect(401);
    expect(await actionsOf(user.username)).toEqual(['login.fail', 'login.fail']);
  });

  it('counts logins with unknown names, and keeps neither name nor password', async () => {
    const canary = 'my password by mistake';
    for (const username of [canary, 'nobody', 'no\0body'])
      await logIn(app, { username, password: canary }).expect(401);
    expect(await entriesOf('')).toEqual([
      { username: '', action: 'login.fail-unknown', target: null, details: { times: 3 } },
    ]);
    const rows = await app.dataSource.query<{ row: string }[]>(
      `SELECT audit_entries::text AS row FROM audit_entries`,
    );
    expect(JSON.stringify(rows)).not.toContain(canary);
  });

  it('refuses like before where a failed login cannot be written down, and logs nobody in', async () => {
    const user = await aUser(app);
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await app.dataSource.query(`ALTER TABLE audit_entries RENAME TO audit_entries_away`);
    try {
      await logIn(app, { ...user, password: 'not it' }).expect(401);
      expect(cookieOf(await logIn(app, user).expect(500))).toBe('');
    } finally {
      log.mockRestore();
      await app.dataSource.query(`ALTER TABLE audit_entries_away RENAME TO audit_entries`);
    }
  });

  it('has the refusals by a limit once in its time', async () => {
    const limited = await startTestApp({ RATE_LIMITS: 'on' });
    try {
      const user = await aUser(limited);
      const wrong = { ...user, password: 'not it' };
      for (let turn = 0; turn < 10; turn += 1) await logIn(limited, wrong).expect(401);
      for (let turn = 0; turn < 4; turn += 1) await logIn(limited, wrong).expect(429);
      expect(await entriesOf(user.username, limited)).toHaveLength(10);
      expect(await entriesOf('', limited)).toEqual([
        { username: '', action: 'login.refuse', target: null, details: {} },
      ]);
    } finally {
      await limited.close();
    }
  });
});
