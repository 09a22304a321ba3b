import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { apiPaths, messages } from '@ellac/contracts';
import { Logger } from '@nestjs/common';
import { UserService } from '../../../src/auth/users/user.service.js';
import { closeLimitedApps, countLetThrough, startLimitedApp } from '../../support/limited-app.js';
import type { TestApp } from '../../support/test-app.js';
import { aUser, cookieOf, logIn } from '../../support/rows/users.js';

afterEach(closeLimitedApps);

describe('logging in', () => {
  const logIn = ({ http }: TestApp, username: string, password: string, forwarded = '192.0.2.1') =>
    http.post(apiPaths.login).set('X-Forwarded-For', forwarded).send({ username, password });
  const coach = { ADMIN_USERNAME: 'coach', ADMIN_PASSWORD: 'a long enough phrase' };

  it('fails ten times, then waits; from elsewhere the coach still gets in (S12)', async () => {
    const app = await startLimitedApp({ TRUST_PROXY: '1', ...coach });
    const guess = (index: number) => logIn(app, index % 2 ? 'coach' : ' COACH ', 'wrong password');
    expect(await countLetThrough(12, guess)).toBe(10);
    const refused = await logIn(app, 'coach', coach.ADMIN_PASSWORD).expect(429);
    expect(refused.text).toBe(messages.tooManyLogins);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    await logIn(app, 'coach', coach.ADMIN_PASSWORD, '203.0.113.5').expect(200);
  });

  it('that succeeds is not counted', async () => {
    const app = await startLimitedApp(coach);
    const right = () => logIn(app, 'coach', coach.ADMIN_PASSWORD);
    expect(await countLetThrough(15, right)).toBe(15);
  });

  it('is not counted while the database is away', async () => {
    const app = await startLimitedApp(coach);
    const right = () => logIn(app, 'coach', coach.ADMIN_PASSWORD);
    const authenticate = jest.spyOn(app.app.get(UserService), 'authenticate');
    authenticate.mockRejectedValue(new Error('the database is away'));
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    for (let time = 0; time < 11; time += 1) await right().expect(500);
    authenticate.mockRestore();
    log.mockRestore();
    await right().expect(200);
  });

  it('lets no more than ten of a hundred guesses at once be tried', async () => {
    const app = await startLimitedApp(coach);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => logIn(app, 'coach', 'wrong password')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });
});

describe('changing the password', () => {
  const next = 'an entirely new phrase';
  const put = ({ http }: TestApp, cookie: string, currentPassword: string, newPassword = next) =>
    http.put(apiPaths.password).set('Cookie', cookie).send({ currentPassword, newPassword });

  it('waits after ten wrong ones of one user, also when they come at once (S12)', async () => {
    const app = await startLimitedApp();
    const [user, other] = [await aUser(app), await aUser(app)];
    const cookie = cookieOf(await logIn(app, user));
    const guesses = Array.from({ length: 40 }, () => put(app, cookie, 'wrong'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    const refused = await put(app, cookie, user.password).expect(429);
    expect(refused.body.message).toBe(messages.tooManyRequests);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    await put(app, cookieOf(await logIn(app, other)), other.password).expect(200);
  });

  it('counts neither right ones nor new ones that do not do', async () => {
    const app = await startLimitedApp();
    const user = await aUser(app);
    let { password } = user;
    let cookie = cookieOf(await logIn(app, user));
    for (let time = 0; time < 12; time += 1) {
      await put(app, cookie, 'wrong', 'password1234').expect(400);
      cookie = cookieOf(await put(app, cookie, password, `${next} ${time}`).expect(200));
      password = `${next} ${time}`;
    }
  });
});
