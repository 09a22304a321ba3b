import { afterEach, describe, expect, it } from '@jest/globals';
import { FirstAdmin } from '../src/auth/first-admin.js';
import { Environment, EnvironmentError } from '../src/config/environment.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { UserService } from '../src/auth/users/user.service.js';
import { logIn } from './support/users.js';

let app: TestApp;
afterEach(() => app.close());

const ADMIN_PASSWORD = 'a password for the first';
const names = async (): Promise<string[]> =>
  (await app.app.get(UserService).list()).map(({ username }) => username);

/** Another process's start on the same database. */
const another = (settings: Partial<Environment>): FirstAdmin =>
  new FirstAdmin(Object.assign(new Environment(), settings), app.app.get(UserService));

describe('the first admin', () => {
  it('is made by the start that names a password, and can log in', async () => {
    app = await startTestApp({ ADMIN_USERNAME: 'Ida', ADMIN_PASSWORD });
    expect(app.app.get(FirstAdmin).wasMade).toBe(true);
    const answer = await logIn(app, { username: 'ida', password: ADMIN_PASSWORD }).expect(200);
    expect(answer.body).toEqual({ username: 'Ida', isAdmin: true });
  });

  it('is nobody without a password', async () => {
    app = await startTestApp();
    expect(app.app.get(FirstAdmin).wasMade).toBe(false);
    expect(await names()).toEqual([]);
  });

  it('stays the only one at later starts, whose password changes nothing', async () => {
    app = await startTestApp({ ADMIN_PASSWORD });
    const later = another({ ADMIN_USERNAME: 'other', ADMIN_PASSWORD: 'password1234' });
    await later.onApplicationBootstrap();
    expect(later.wasMade).toBe(false);
    expect(await names()).toEqual(['admin']);
    await logIn(app, { username: 'admin', password: ADMIN_PASSWORD }).expect(200);
  });

  it('is one, however many processes start at once', async () => {
    app = await startTestApp();
    const starts = ['one', 'two', 'three', 'four'].map((ADMIN_USERNAME) =>
      another({ ADMIN_USERNAME, ADMIN_PASSWORD }),
    );
    await Promise.all(starts.map((start) => start.onApplicationBootstrap()));
    expect(starts.filter(({ wasMade }) => wasMade)).toHaveLength(1);
    expect(await names()).toHaveLength(1);
  });

  it('does not get a password that others use, and the start says so in one sentence', async () => {
    app = await startTestApp();
    const start = another({ ADMIN_PASSWORD: 'Qwerty123456' }).onApplicationBootstrap();
    await expect(start).rejects.toThrow(EnvironmentError);
    await expect(start).rejects.toThrow(/^ADMIN_USERNAME and ADMIN_PASSWORD .* too common/);
    expect(await names()).toEqual([]);
    await logIn(app, { username: 'admin', password: 'Qwerty123456' }).expect(401);
  });
});
