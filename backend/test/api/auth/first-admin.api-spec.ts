import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FirstAdmin } from '../../../src/account/first-admin.js';
import { hashPassword } from '../../../src/auth/users/password-hash.js';
import { UserService } from '../../../src/auth/users/user.service.js';
import { EnvironmentError, readEnvironment } from '../../../src/config/environment.js';
import { UserEntity } from '../../../src/database/entities/user.entity.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { logIn, unrecorded } from '../../support/rows/users.js';

const ADMIN_PASSWORD = 'a password for the first';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'off', ADMIN_USERNAME: 'Ida', ADMIN_PASSWORD });
});
afterAll(() => app.close());
afterEach(() => app.dataSource.query('DELETE FROM users'));

const names = async (): Promise<string[]> =>
  (await app.app.get(UserService).list()).map(({ username }) => username);

/** What another process does at its start on the same database. */
async function start(settings: Record<string, string>): Promise<boolean> {
  const { DATABASE_URL, REDIS_URL, SMTP_URL, SECRET } = app.environment;
  const environment = readEnvironment({ DATABASE_URL, REDIS_URL, SMTP_URL, SECRET, ...settings });
  const firstAdmin = new FirstAdmin(environment, app.app.get(UserService));
  await firstAdmin.onApplicationBootstrap();
  return firstAdmin.wasMade;
}

describe('the first admin', () => {
  // Must be the first test: it checks what the start of the server created.
  it('is made by the start that names a password, and can log in', async () => {
    expect(app.app.get(FirstAdmin).wasMade).toBe(true);
    const answer = await logIn(app, { username: 'ida', password: ADMIN_PASSWORD }).expect(200);
    expect(answer.body).toEqual({
      username: 'Ida',
      displayName: null,
      email: null,
      isAdmin: true,
      role: 'admin',
    });
    const trail = await app.dataSource.query<unknown[]>(
      `SELECT username, action, details FROM audit_entries WHERE action = 'user.create'`,
    );
    expect(trail).toEqual([
      { username: 'Ida', action: 'user.create', details: { by: 'start', isAdmin: true } },
    ]);
  });

  it('is nobody without a password', async () => {
    expect(await start({})).toBe(false);
    expect(await names()).toEqual([]);
  });

  it('stays the only one at later starts, whose password changes nothing', async () => {
    expect(await start({ ADMIN_PASSWORD })).toBe(true);
    const later = { ADMIN_USERNAME: 'other', ADMIN_PASSWORD: 'password1234' };
    expect(await start(later)).toBe(false);
    expect(await names()).toEqual(['admin']);
    await logIn(app, { username: 'admin', password: ADMIN_PASSWORD }).expect(200);
  });

  it('keeps a password that was good enough when it was made (S14)', async () => {
    expect(await start({ ADMIN_PASSWORD })).toBe(true);
    const [weak, user] = ['ellac-ellac-ellac', { username: 'admin' }];
    const passwordHash = await hashPassword(weak);
    await app.dataSource.getRepository(UserEntity).update(user, { passwordHash });
    expect(await start({ ADMIN_PASSWORD: weak })).toBe(false);
    await logIn(app, { ...user, password: weak }).expect(200);
  });

  it('is one, however many processes start at once', async () => {
    const made = await Promise.all(
      ['one', 'two', 'three', 'four'].map((ADMIN_USERNAME) =>
        start({ ADMIN_USERNAME, ADMIN_PASSWORD }),
      ),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await names()).toHaveLength(1);
  });

  it.each([
    ['Qwerty123456', /^ADMIN_USERNAME and ADMIN_PASSWORD make no first admin. .* too common/],
    ['ellac-ellac-ellac', /make no first admin. This password is easy to guess: /],
    ['I am the admin here', /must not contain the username/],
  ])('does not get the password "%s", and the start says so', async (password, sentence) => {
    const refused = start({ ADMIN_PASSWORD: password });
    await expect(refused).rejects.toThrow(EnvironmentError);
    await expect(refused).rejects.toThrow(sentence);
    expect(await names()).toEqual([]);
  });

  it('does not take the name of a user without rights', async () => {
    await app.app.get(UserService).create('admin', 'a good enough password', false, unrecorded);
    await expect(start({ ADMIN_PASSWORD })).rejects.toThrow(/There is already a user "admin"/);
  });
});
