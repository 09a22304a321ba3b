import { apiPaths, messages, type PasswordChange, passwordChangeSchema } from '@ellac/contracts';
import { anyCharacter } from '@ellac/contracts/testing/any-character';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { PasswordChangeDto } from '../../../src/account/password-change.dto.js';
import { UserService } from '../../../src/auth/users/user.service.js';
import { validationPipe } from '../../../src/common/validation/validation.pipe.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { aUser, cookieOf, logIn, type TestUser, unrecorded } from '../../support/rows/users.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const next = 'an entirely new phrase';
const put = (cookie: string, body: object) =>
  app.http.put(apiPaths.password).set('Cookie', cookie).send(body);
const me = (cookie: string) => app.http.get(apiPaths.user).set('Cookie', cookie);
const signIn = async (user: TestUser): Promise<string> =>
  cookieOf(await logIn(app, user).expect(200));
const toNext = ({ password }: TestUser): PasswordChange => ({
  currentPassword: password,
  newPassword: next,
});
const trail = async ({ username }: TestUser): Promise<unknown[]> =>
  app.dataSource.query(
    `SELECT action, target_type AS type, target_id = user_id::text AS "isOwn", request_id AS request
     FROM audit_entries WHERE username = $1 AND action NOT LIKE 'login.%'`,
    [username],
  );

describe('changing the own password', () => {
  it.each([[true], [false]])('is for every user (admin: %s)', async (isAdmin) => {
    const user = await aUser(app, { isAdmin });
    const cookie = await signIn(user);
    const { body } = await put(cookie, toNext(user)).set('X-Request-Id', 'change-17').expect(200);
    expect(body).toEqual({ message: messages.passwordChanged });
    await logIn(app, user).expect(401);
    await logIn(app, { ...user, password: next }).expect(200);
    expect(await trail(user)).toEqual([
      { action: 'password.change', type: 'user', isOwn: true, request: 'change-17' },
    ]);
  });

  it('keeps this session, under a new id, and ends all others of the user alone', async () => {
    const user = await aUser(app);
    const other = await signIn(await aUser(app));
    const [here, elsewhere] = [await signIn(user), await signIn(user)];
    const answer = await put(here, toNext(user)).expect(200);
    const kept = cookieOf(answer);
    for (const ended of [here, elsewhere]) await me(ended).expect(401);
    for (const open of [kept, other]) await me(open).expect(200);
    const ended = await app.dataSource.query<unknown[]>(
      `SELECT details FROM audit_entries WHERE username = $1 AND action = 'password.change'`,
      [user.username],
    );
    expect(ended).toEqual([{ details: { sessions: 1 } }]);
    await put(kept, { currentPassword: next, newPassword: user.password }).expect(200);
  });

  it('is for nobody else, who hears nothing of what is wrong', async () => {
    for (const body of [{ currentPassword: 'x', newPassword: next }, {}, { extra: 1 }]) {
      const answer = await put('', body).expect(401);
      expect(answer.body).toMatchObject({ message: messages.pleaseLogIn });
      expect(answer.body.details).toBeUndefined();
    }
  });

  it('wants the current password', async () => {
    const user = await aUser(app);
    const cookie = await signIn(user);
    for (const currentPassword of [next, user.password.toUpperCase(), `${user.password} `]) {
      const { body } = await put(cookie, { currentPassword, newPassword: next }).expect(400);
      expect(body).toMatchObject({
        message: messages.passwordNotRight,
        details: [{ path: 'currentPassword', message: messages.passwordNotRight }],
      });
    }
    await me(cookie).expect(200);
    await logIn(app, user).expect(200);
    expect(await trail(user)).toEqual([]);
  });

  it.each([
    ['too short', () => '12345678901', messages.passwordTooShort],
    ['of too few letters', () => '🙂'.repeat(11), messages.passwordTooShort],
    ['too long', () => 'x'.repeat(129), messages.passwordTooLong],
    ['too common', () => 'password1234', expect.stringMatching(/too common/)],
    [
      'easy to guess (S14)',
      () => 'ellac-ellac-ellac',
      expect.stringMatching(/^This password is easy to guess: /),
    ],
    ['the name', ({ username }) => `I am ${username}!`, expect.stringMatching(/username/)],
    ['no text', () => 123456789012, messages.passwordTooShort],
  ] satisfies [string, (user: TestUser) => unknown, unknown][])(
    'refuses a new one that is %s, in its sentence',
    async (_what, newPassword, message) => {
      const user = await aUser(app);
      const body = { currentPassword: user.password, newPassword: newPassword(user) };
      const answer = await put(await signIn(user), body).expect(400);
      expect(answer.body).toMatchObject({ message, details: [{ path: 'newPassword', message }] });
      await logIn(app, user).expect(200);
    },
  );

  it('is not done where it cannot be written down', async () => {
    const user = await aUser(app);
    const cookie = await signIn(user);
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await app.dataSource.query(`ALTER TABLE audit_entries RENAME TO audit_entries_away`);
    try {
      await put(cookie, toNext(user)).expect(500);
    } finally {
      await app.dataSource.query(`ALTER TABLE audit_entries_away RENAME TO audit_entries`);
    }
    await me(cookie).expect(200);
    await logIn(app, user).expect(200);
  });
});

describe('two changes at once', () => {
  it('of one user: the first one holds, and the other one is told that it is signed out', async () => {
    const user = await aUser(app);
    const cookies = await Promise.all(Array.from({ length: 4 }, () => signIn(user)));
    const answers = await Promise.all(
      cookies.map((cookie, at) =>
        put(cookie, { currentPassword: user.password, newPassword: `${next} ${at}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 401, 401, 401]);
    const first = statuses.indexOf(200);
    await logIn(app, { ...user, password: `${next} ${first}` }).expect(200);
    await me(cookieOf(answers[first]!)).expect(200);
    expect(await trail(user)).toHaveLength(1);
  });

  it('by the user and an administrator: what the administrator set holds', async () => {
    const user = await aUser(app);
    const cookie = await signIn(user);
    const users = app.app.get(UserService);
    const change = users.changePassword.bind(users);
    jest.spyOn(users, 'changePassword').mockImplementationOnce(async (...values) => {
      await users.setPassword(user.username, 'set by the administrator', unrecorded);
      return change(...values);
    });
    await put(cookie, toNext(user)).expect(401);
    await logIn(app, { ...user, password: 'set by the administrator' }).expect(200);
    expect(await trail(user)).toEqual([]);
  });
});

describe('the page and the server', () => {
  const pipe = validationPipe();
  const serverSays = async (body: unknown): Promise<unknown> => {
    try {
      await pipe.transform(body, { type: 'body', metatype: PasswordChangeDto });
      return [];
    } catch (error) {
      return Reflect.get(Object(error), 'details');
    }
  };
  /** The page shows one message for a field, even if it has two faults. */
  const pageSays = (body: unknown): unknown => {
    const issues = passwordChangeSchema.safeParse(body).error?.issues ?? [];
    const said = new Map(
      issues.map(({ path, message }) => [path.join('.'), message] as const).reverse(),
    );
    return [...said].map(([path, message]) => ({ path, message })).reverse();
  };

  const password = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 140 }),
    fc.integer({ min: 0, max: 140 }).map((length) => 'x'.repeat(length)),
    fc.integer({ min: 0, max: 70 }).map((length) => '❤️'.repeat(length)),
    fc.constantFrom<unknown>(null, undefined, 1, true, [], {}, ['a long enough list']),
  );

  it('accept and refuse the same with the same words', async () => {
    await fc.assert(
      fc.asyncProperty(password, password, async (currentPassword, newPassword) => {
        const body = { currentPassword, newPassword };
        expect(await serverSays(body)).toEqual(pageSays(body));
      }),
    );
  });
});
