import { apiPaths, messages, newSecondFactorSchema } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UserService } from '../../../src/auth/users/user.service.js';
import { recordUserChange } from '../../../src/account/record-user-change.js';
import { countLetThrough } from '../../support/limited-app.js';
import { aReport } from '../../support/rows/factories.js';
import { aUserWithFactor, codeOf } from '../../support/rows/second-factors.js';
import { aUser, cookieOf, logIn, type TestUser, unrecorded } from '../../support/rows/users.js';
import { startBeside, startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let strict: TestApp;
let limited: TestApp;
let otherSecret: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'off' });
  const { SECRET } = app.environment;
  strict = await startBeside(app, { SECRET, SECOND_FACTOR: 'required' });
  limited = await startBeside(app, { SECRET, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  otherSecret = await startBeside(app, { SECRET: 'another secret '.repeat(4) });
});
// All at the end: they share the one strategy that compares passwords.
afterAll(async () => {
  for (const each of [otherSecret, limited, strict, app]) await each.close();
});

type Method = 'get' | 'post' | 'put' | 'delete';
const call = (method: Method, path: string, cookie: string, body?: object, at = app) =>
  at.http[method](path).set('Cookie', cookie).send(body);
const signIn = async (user: TestUser): Promise<string> =>
  cookieOf(await logIn(app, user).expect(200));
const begin = async (cookie: string, { password }: TestUser): Promise<string> => {
  const answer = await call('post', apiPaths.secondFactor, cookie, { currentPassword: password });
  return newSecondFactorSchema.parse(answer.body).secret;
};
const rowOf = async ({ username }: TestUser): Promise<Record<string, unknown>> => {
  const rows = await app.dataSource.query<Record<string, unknown>[]>(
    `SELECT * FROM users WHERE username = $1`,
    [username],
  );
  return rows[0]!;
};
const trail = async ({ username }: TestUser): Promise<unknown[]> =>
  app.dataSource.query(
    `SELECT action, details FROM audit_entries WHERE username = $1 ORDER BY id`,
    [username],
  );

describe('setting a second factor up', () => {
  it('asks for the password, then for a code (ASVS 7.5.1)', async () => {
    const user = await aUser(app, { isAdmin: true });
    const cookie = await signIn(user);
    const refused = await call('post', apiPaths.secondFactor, cookie, {
      currentPassword: 'not the password',
    }).expect(400);
    expect(refused.body.details).toEqual([
      { path: 'currentPassword', message: messages.passwordNotRight },
    ]);
    const early = await call('put', apiPaths.secondFactor, cookie, { code: '123456' }).expect(409);
    expect(early.body.message).toBe(messages.secondFactorNotBegun);

    const answer = await call('post', apiPaths.secondFactor, cookie, {
      currentPassword: user.password,
    }).expect(200);
    const { secret, uri } = newSecondFactorSchema.parse(answer.body);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(uri).toContain(`otpauth://totp/ELLAC:${user.username}?`);
    const wrong = await call('put', apiPaths.secondFactor, cookie, { code: '12 34' }).expect(400);
    expect(wrong.body.details).toEqual([{ path: 'code', message: messages.codeNotRight }]);
    // Nothing is on before a code was right.
    await logIn(app, user).expect(200);

    const code = codeOf(secret);
    const on = await call('put', apiPaths.secondFactor, cookie, { code: ` ${code}` }).expect(200);
    expect(new Set(on.body.recoveryCodes).size).toBe(10);
    const state = await call('get', apiPaths.secondFactor, cookieOf(on)).expect(200);
    expect(state.body).toMatchObject({ recoveryCodesLeft: 10, isRequired: false });
    expect(typeof state.body.onSince).toBe('string');
    await call('post', apiPaths.secondFactor, cookieOf(on), {
      currentPassword: user.password,
    }).expect(409);
  });

  it('ends all other sessions, and is in the trail (ASVS 7.4.3, 16.3.1)', async () => {
    const user = await aUser(app, { isAdmin: true });
    const elsewhere = await signIn(user);
    const { cookie } = await aUserWithFactor(app, user);
    await call('get', apiPaths.user, elsewhere).expect(401);
    await call('get', apiPaths.user, cookie).expect(200);
    expect(await trail(user)).toContainEqual({
      action: 'second-factor.on',
      details: { sessions: 1 },
    });
  });

  it('stores the secret encrypted and the recovery codes as hashes (ASVS 6.5.2, 13.3.1)', async () => {
    const { user, secret, recoveryCodes } = await aUserWithFactor(app);
    const stored = JSON.stringify(await rowOf(user));
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    for (const code of recoveryCodes) {
      expect(code).toMatch(/^([0-9a-z]{4}-){5}[0-9a-z]{4}$/);
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
  });
});

describe('a login with a second factor', () => {
  it('asks for the code when the password was right, and only then (ASVS 6.3.3)', async () => {
    const { user, secret } = await aUserWithFactor(app);
    const asked = await logIn(app, user).expect(401);
    expect([asked.text, asked.get('Login-Needs')]).toEqual([messages.codeNeeded, 'code']);
    expect(cookieOf(asked)).toBe('');
    const guess = { ...user, password: 'not the password', code: codeOf(secret) };
    const refused = await logIn(app, guess).expect(401);
    expect([refused.text, refused.get('Login-Needs')]).toEqual([messages.loginRefused, undefined]);
    const wrong = await logIn(app, { ...user, code: '000 000' }).expect(401);
    expect([wrong.text, wrong.get('Login-Needs')]).toEqual([messages.codeNotRight, 'code']);
    const done = await logIn(app, { ...user, code: codeOf(secret) }).expect(200);
    expect(done.get('Login-Needs')).toBeUndefined();
    await call('get', apiPaths.adminCompanies(), cookieOf(done)).expect(200);
    expect(await trail(user)).toEqual([
      { action: 'login.success', details: {} },
      { action: 'second-factor.on', details: {} },
      { action: 'login.fail', details: {} },
      { action: 'login.fail', details: { isCode: true } },
      { action: 'login.success', details: {} },
    ]);
  });

  it('passes a code over that a user without one sends', async () => {
    await logIn(app, { ...(await aUser(app)), code: '123456' }).expect(200);
    const empty = await logIn(app, { ...(await aUser(app)), code: '' }).expect(400);
    expect(empty.text).toBe(messages.codeRequired);
  });

  it('takes each code once, of two at the same time too, and no earlier one (ASVS 6.5.1)', async () => {
    const { user, secret } = await aUserWithFactor(app);
    // The one that turned it on.
    await logIn(app, { ...user, code: codeOf(secret, -1) }).expect(401);
    const code = codeOf(secret);
    const both = await Promise.all([1, 2, 3].map(() => logIn(app, { ...user, code })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    await logIn(app, { ...user, code: codeOf(secret, 1) }).expect(200);
    await logIn(app, { ...user, code }).expect(401);
  });

  it('takes no code of a minute ago or hence (ASVS 6.5.5)', async () => {
    const { user, secret } = await aUserWithFactor(app);
    await app.dataSource.query(`UPDATE users SET second_factor_step = 0 WHERE username = $1`, [
      user.username,
    ]);
    for (const steps of [-3, 3])
      await logIn(app, { ...user, code: codeOf(secret, steps) }).expect(401);
    await logIn(app, { ...user, code: codeOf(secret) }).expect(200);
  });

  it('takes each recovery code once, however it is written (ASVS 6.5.1)', async () => {
    const { user, recoveryCodes } = await aUserWithFactor(app);
    const [first, second] = recoveryCodes as [string, string];
    const written = ` ${first.replaceAll('-', ' ').toUpperCase()}`;
    const both = await Promise.all([1, 2].map(() => logIn(app, { ...user, code: written })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const other = await aUserWithFactor(app);
    await logIn(app, { ...other.user, code: second }).expect(401);
    const cookie = cookieOf(await logIn(app, { ...user, code: second }).expect(200));
    const state = await call('get', apiPaths.secondFactor, cookie).expect(200);
    expect(state.body.recoveryCodesLeft).toBe(8);
    expect(await trail(user)).toContainEqual({ action: 'login.recovery-code', details: {} });
  });

  it('limits guesses at the code like those at the password (S12, ASVS 6.6.3)', async () => {
    const { user, secret } = await aUserWithFactor(app);
    const from = (index: number, code?: string) =>
      limited.http
        .post(apiPaths.login)
        .set('X-Forwarded-For', `198.51.100.${index}`)
        .send({ ...user, ...(code !== undefined && { code }) });
    // Asking for the code is no guess, however often.
    expect(await countLetThrough(30, (index) => from(index + 100))).toBe(30);
    expect(await countLetThrough(60, (index) => from(index, '00000'))).toBe(20);
    await from(99, codeOf(secret)).expect(429);
  });
});

describe('turning a second factor off', () => {
  it('needs the password and a code, and ends all other sessions (ASVS 7.5.1)', async () => {
    const { user, secret, cookie } = await aUserWithFactor(app);
    const off = (body: object) => call('post', apiPaths.secondFactorOff, cookie, body);
    const { password: currentPassword } = user;
    const code = codeOf(secret);
    await off({ currentPassword: 'not the password', code }).expect(400);
    await off({ currentPassword, code: '000000' }).expect(400);
    await off({ currentPassword }).expect(400);
    const done = await off({ currentPassword, code }).expect(200);
    expect(done.body.message).toBe(messages.secondFactorTurnedOff);
    await call('get', apiPaths.user, cookie).expect(401);
    await logIn(app, user).expect(200);
    expect(await rowOf(user)).toMatchObject({
      second_factor_at: null,
      second_factor_secret: null,
      recovery_hashes: [],
    });
    expect(await trail(user)).toContainEqual({ action: 'second-factor.off', details: {} });
    const again = await call('post', apiPaths.secondFactorOff, cookieOf(done), {
      currentPassword,
      code: codeOf(secret, 1),
    });
    expect(again.status).toBe(400);
  });

  it('by command is for who lost the phone, and signs them out', async () => {
    const { user, cookie } = await aUserWithFactor(app);
    const users = app.app.get(UserService);
    const record = recordUserChange('command', 'user.second-factor-off');
    await users.turnSecondFactorOff(user.username.toUpperCase(), record);
    await call('get', apiPaths.user, cookie).expect(401);
    await logIn(app, user).expect(200);
    expect(await trail(user)).toContainEqual({
      action: 'user.second-factor-off',
      details: { by: 'command', sessions: 1 },
    });
    await expect(users.turnSecondFactorOff(user.username, record)).rejects.toThrow(
      `"${user.username}" has no second factor.`,
    );
  });

  it('is done with the user who is deleted', async () => {
    const { user } = await aUserWithFactor(app);
    const { id } = await rowOf(user);
    await app.app.get(UserService).delete(user.username, unrecorded);
    expect(await app.dataSource.query(`SELECT 1 FROM users WHERE id = $1`, [id])).toEqual([]);
  });
});

describe('a changed SECRET', () => {
  it('leaves the recovery codes, by which the factor is turned off and set up again', async () => {
    const { user, secret, recoveryCodes } = await aUserWithFactor(app);
    const refused = await logIn(otherSecret, { ...user, code: codeOf(secret) }).expect(401);
    expect(refused.text).toBe(messages.codesUnreadable);
    const [first, second] = recoveryCodes as [string, string];
    const cookie = cookieOf(await logIn(otherSecret, { ...user, code: first }).expect(200));
    await call(
      'post',
      apiPaths.secondFactorOff,
      cookie,
      { currentPassword: user.password, code: second },
      otherSecret,
    ).expect(200);
    await logIn(otherSecret, user).expect(200);
  });
});

describe('where a second factor is required', () => {
  it('an admin who has none reaches the set-up and nothing else (ASVS 6.3.3)', async () => {
    const user = await aUser(app, { isAdmin: true });
    const answer = await logIn(strict, user).expect(200);
    expect(answer.body.mustSetUpSecondFactor).toBe(true);
    const cookie = cookieOf(answer);
    const { id } = await aReport(app);
    const closed: [Method, string, number][] = [
      ['get', apiPaths.adminCompanies(), 403],
      ['get', apiPaths.adminQueues, 403],
      ['put', apiPaths.password, 403],
      ['put', '/API/User/Display-Name/', 403],
      ['get', apiPaths.ownSessions, 403],
      ['post', apiPaths.secondFactorOff, 403],
      // Open to owners with a link, as to anybody who is not signed in.
      ['get', apiPaths.analysis(id, null), 401],
    ];
    for (const [method, path, status] of closed) {
      const refused = await call(method, path, cookie, undefined, strict);
      expect([path, refused.status]).toEqual([path, status]);
    }
    const me = await call('get', apiPaths.user, cookie, undefined, strict).expect(200);
    expect(me.body.mustSetUpSecondFactor).toBe(true);

    const secret = await begin(cookie, user);
    const on = await call(
      'put',
      apiPaths.secondFactor,
      cookie,
      { code: codeOf(secret) },
      strict,
    ).expect(200);
    const open = cookieOf(on);
    const state = await call('get', apiPaths.secondFactor, open, undefined, strict).expect(200);
    expect(state.body.isRequired).toBe(true);
    const known = await call('get', apiPaths.user, open, undefined, strict).expect(200);
    expect(known.body).not.toHaveProperty('mustSetUpSecondFactor');
    await call('get', apiPaths.adminCompanies(), open, undefined, strict).expect(200);
    await call('get', apiPaths.analysis(id, null), open, undefined, strict).expect(200);
  });

  it('a user who is no admin needs none', async () => {
    const { body } = await logIn(strict, await aUser(app)).expect(200);
    expect(body).not.toHaveProperty('mustSetUpSecondFactor');
  });
});

it('a stranger reaches nothing of it', async () => {
  for (const method of ['get', 'post', 'put'] as const)
    await call(method, apiPaths.secondFactor, '', {}).expect(401);
  await call('post', apiPaths.secondFactorOff, '', {}).expect(401);
});

describe('new recovery codes', () => {
  it('are made with the password and a code, in place of those before', async () => {
    const { user, secret, cookie, recoveryCodes } = await aUserWithFactor(app);
    const { username, password } = user;
    const renew = (body: object) => call('post', apiPaths.recoveryCodes, cookie, body);
    const code = codeOf(secret);
    await renew({ currentPassword: 'not it', code }).expect(400);
    await renew({ currentPassword: password }).expect(400);
    await renew({ currentPassword: password, code: '000000' }).expect(400);
    const made = await renew({ currentPassword: password, code }).expect(200);
    await renew({ currentPassword: password, code }).expect(400);
    const { recoveryCodes: renewed } = made.body as { recoveryCodes: string[] };
    expect(new Set([...recoveryCodes, ...renewed]).size).toBe(20);
    await logIn(app, { username, password, code: recoveryCodes[0] }).expect(401);
    await logIn(app, { username, password, code: renewed[0] }).expect(200);
    expect(await trail(user)).toContainEqual({ action: 'second-factor.new-codes', details: {} });
    // A recovery code counts, too.
    await renew({ currentPassword: password, code: renewed[1] }).expect(200);
    // The session stays: nothing about signing in with password and app has changed.
    await call('get', apiPaths.user, cookie).expect(200);
  });

  it('are none without a second factor', async () => {
    const user = await aUser(app);
    await call('post', apiPaths.recoveryCodes, await signIn(user), {
      currentPassword: user.password,
      code: '123456',
    }).expect(400);
  });
});
