import { afterEach, describe, expect, it } from '@jest/globals';
import { apiPaths, messages } from '@ellac/contracts';
import { turnWait } from '../../../src/rate-limits/rate-limit-rules.js';
import { closeLimitedApps, countLetThrough, startLimitedApp } from '../../support/limited-app.js';
import { aUser, cookieOf, type TestUser } from '../../support/rows/users.js';
import { startBeside, type TestApp } from '../../support/test-app.js';

afterEach(closeLimitedApps);

const settings = { TRUST_PROXY: '1' };

/** Each number has a network of its own. */
const from = (number: number): string => `198.51.${number >> 8}.${number & 255}`;

const logInFrom = (
  { http }: TestApp,
  address: string,
  { username, password }: TestUser,
  cookie = '',
) =>
  http
    .post(apiPaths.login)
    .set({ 'X-Forwarded-For': address, Cookie: cookie })
    .send({ username, password });

const wrong = (user: TestUser): TestUser => ({ ...user, password: 'not the password' });

/** A hundred guesses from a hundred addresses; how many were compared. */
const guess = (app: TestApp, user: TestUser): Promise<number> =>
  countLetThrough(100, (index) => logInFrom(app, from(index), wrong(user)));

/** What a browser keeps of a login. */
const deviceOf = async (app: TestApp, user: TestUser, address = '203.0.113.5'): Promise<string> =>
  /ellac-device=[^;]+/.exec(cookieOf(await logInFrom(app, address, user).expect(200)))![0];

describe('guessing at an account from everywhere (S12)', () => {
  it('is slowed, while a browser that logged in before gets in', async () => {
    const app = await startLimitedApp(settings);
    const [coach, other] = [await aUser(app), await aUser(app)];
    const device = await deviceOf(app, coach);
    expect(await guess(app, coach)).toBe(20);

    const refused = await logInFrom(app, from(200), coach).expect(429);
    expect(refused.text).toBe(messages.tooManyLogins);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(turnWait(0));

    // From any address, also one that was guessed from.
    await logInFrom(app, from(1), coach, device).expect(200);
    await logInFrom(app, from(201), other).expect(200);
  });

  it('gives no other spelling of the name tries of its own', async () => {
    const app = await startLimitedApp(settings);
    const coach = await aUser(app);
    const spellings = [
      coach.username,
      ` ${coach.username.toUpperCase()} `,
      `ｃ${coach.username.slice(1)}`,
    ];
    const passed = await countLetThrough(60, (index) =>
      logInFrom(app, from(index), { ...wrong(coach), username: spellings[index % 3]! }),
    );
    expect(passed).toBe(20);
  });

  it('does not tell whether there is such a user', async () => {
    const app = await startLimitedApp(settings);
    const answersOf = async (user: TestUser) => {
      expect(await guess(app, user)).toBe(20);
      const { status, text, headers } = await logInFrom(app, from(300), user);
      return { status, text, names: Object.keys(headers).sort() };
    };
    const known = await answersOf(await aUser(app));
    expect(await answersOf({ username: 'nobody', password: 'some password' })).toEqual(known);
  });

  it('compares no more of a hundred guesses at once', async () => {
    const app = await startLimitedApp(settings);
    const coach = await aUser(app);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => logInFrom(app, from(index), wrong(coach))),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  });

  it('is counted for all processes together', async () => {
    const app = await startLimitedApp(settings);
    const coach = await aUser(app);
    const { SECRET } = app.environment;
    const beside = await startBeside(app, { ...settings, RATE_LIMITS: 'on', SECRET });
    try {
      const passed = await countLetThrough(60, (index) =>
        logInFrom(index % 2 ? app : beside, from(index), wrong(coach)),
      );
      expect(passed).toBe(20);
    } finally {
      await beside.close();
    }
  });

  it('waits longer each time, up to 15 minutes', () => {
    expect([0, 1, 2, 5, 6, 1000].map(turnWait)).toEqual([30, 60, 120, 900, 900, 900]);
  });
});

describe('the device’s cookie (S12)', () => {
  it('gives ten wrong tries of its own, whatever comes from elsewhere', async () => {
    const app = await startLimitedApp(settings);
    const coach = await aUser(app);
    const [device, another] = [await deviceOf(app, coach), await deviceOf(app, coach)];
    const tries = (index: number) => logInFrom(app, from(index), wrong(coach), device);
    expect(await countLetThrough(12, tries)).toBe(10);
    await logInFrom(app, from(1), coach, device).expect(429);
    await logInFrom(app, from(1), coach, another).expect(200);
    await logInFrom(app, from(1), coach).expect(200);
  });

  it('counts for no other user, and not when it was changed', async () => {
    const app = await startLimitedApp(settings);
    const [coach, other] = [await aUser(app), await aUser(app)];
    const ofOther = await deviceOf(app, other);
    const [name, value] = (await deviceOf(app, coach)).split('=') as [string, string];
    const [expiry, nonce, signature] = value.split('.') as [string, string, string];
    expect(await guess(app, coach)).toBe(20);
    for (const forged of [
      ofOther,
      `${name}=`,
      `${name}=${expiry}.${nonce}`,
      `${name}=${Number(expiry) + 1}.${nonce}.${signature}`,
      `${name}=${expiry}.x${nonce}.${signature}`,
      `${name}=${expiry}.${nonce}.${signature.slice(1)}`,
    ])
      await logInFrom(app, from(400), coach, forged).expect(429);
    await logInFrom(app, from(400), coach, `${name}=${value}`).expect(200);
  });

  it.each([
    ['http://localhost:3000', 'ellac-device', []],
    ['https://evaluate.example', '__Secure-ellac-device', ['Secure']],
  ])('is kept from scripts and other sites at %s', async (PUBLIC_URL, name, secure) => {
    const app = await startLimitedApp({ ...settings, PUBLIC_URL });
    const answer = await logInFrom(app, from(1), await aUser(app)).expect(200);
    const cookie = answer.get('Set-Cookie')!.find((line) => line.startsWith(`${name}=`))!;
    const attributes = cookie.split('; ').slice(1);
    expect(attributes.filter((attribute) => !attribute.startsWith('Expires=')).sort()).toEqual(
      ['HttpOnly', 'Max-Age=15552000', 'Path=/api/login', 'SameSite=Strict', ...secure].sort(),
    );
    expect(
      (await logInFrom(app, from(1), { username: 'x', password: 'y' })).get('Set-Cookie'),
    ).toBe(undefined);
  });
});
