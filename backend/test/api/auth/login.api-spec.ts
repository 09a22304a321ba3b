import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { apiPaths, messages } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UserService } from '../../../src/auth/users/user.service.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { aUser, cookieOf, logIn, unrecorded } from '../../support/rows/users.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'off' });
});
afterAll(() => app.close());

const storedHash = async (username: string): Promise<string> => {
  const [row] = await app.dataSource.query<{ password_hash: string }[]>(
    `SELECT password_hash FROM users WHERE username = $1`,
    [username],
  );
  return row!.password_hash;
};

describe('a login', () => {
  it('signs in with the right password, and says who it is', async () => {
    const user = await aUser(app, { isAdmin: true });
    const answer = await logIn(app, user).expect(200);
    const known = {
      username: user.username,
      displayName: null,
      email: null,
      isAdmin: true,
      role: 'admin',
    };
    expect(answer.body).toEqual(known);
    const me = await app.http.get(apiPaths.user).set('Cookie', cookieOf(answer)).expect(200);
    expect(me.body).toEqual(known);
  });

  it('takes the name in any case and with blanks around it', async () => {
    const { username, password } = await aUser(app);
    await logIn(app, { username: ` ${username.toUpperCase()}\t`, password }).expect(200);
  });

  it('gives one answer to a wrong password, an unknown name and a disabled user (S11)', async () => {
    const user = await aUser(app);
    const disabled = await aUser(app);
    await app.app.get(UserService).disable(disabled.username, unrecorded);
    for (const credentials of [
      { ...user, password: 'not the password' },
      { ...user, username: 'nobody at all' },
      { ...user, username: 'no\0body' },
      { ...user, password: user.password.toUpperCase() },
      { ...user, password: ` ${user.password}` },
      disabled,
    ]) {
      const answer = await logIn(app, credentials)
        .expect(401)
        .expect('Content-Type', /^text\/plain/);
      expect(answer.text).toBe(messages.loginRefused);
      expect(cookieOf(answer)).toBe('');
    }
  });

  it('knows nobody from the start (S15)', async () => {
    await logIn(app, { username: 'admin', password: 'admin' }).expect(401);
  });

  it.each([
    [{}, messages.usernameRequired],
    [{ username: '  ', password: 'x' }, messages.usernameRequired],
    [{ username: ['coach'], password: 'x' }, messages.usernameRequired],
    [{ username: 'coach' }, messages.passwordRequired],
    [{ username: 'coach', password: '' }, messages.passwordRequired],
    [{ username: 'coach', password: { $ne: '' } }, messages.passwordRequired],
    [{ username: 'a'.repeat(101), password: 'x' }, messages.usernameTooLong],
    [{ username: 'coach', password: 'x'.repeat(129) }, messages.passwordTooLong],
    [{ username: 'coach', password: 'x', isAdmin: true }, messages.unknownField],
    [[], messages.usernameRequired],
  ])('refuses %j in one sentence', async (body, sentence) => {
    const answer = await logIn(app, body)
      .expect(400)
      .expect('Content-Type', /^text\/plain/);
    expect(answer.text).toBe(sentence);
  });

  it('takes nothing from the address', async () => {
    const { username, password } = await aUser(app);
    const query = new URLSearchParams({ username, password }).toString();
    await app.http.post(`${apiPaths.login}?${query}`).expect(400, messages.usernameRequired);
  });

  it('says in a sentence too what never reaches it', async () => {
    const send = (type: string, body: string) =>
      app.http.post(apiPaths.login).set('Content-Type', type).send(body);
    await send('application/json', '{').expect(400, 'The request could not be understood.');
    await send('text/plain', 'x').expect(415, 'Please send JSON.');
    const tooLarge = JSON.stringify({ username: 'x'.repeat(70_000) });
    await send('application/json', tooLarge).expect(413, 'The request is too large.');
  });
});

describe('a password', () => {
  it.each([
    ['blanks and signs', '  correct horse \t<battery>  '],
    ['Unicode', 'żółć 北京 العربية 🙂🙂'],
    ['128 characters', `${randomBytes(63).toString('hex')}ü!`],
  ])('may have %s', async (_what, password) => {
    const user = await aUser(app, { password });
    await logIn(app, user).expect(200);
  });

  it('counts in full: its first 72 bytes are not enough (S14)', async () => {
    const user = await aUser(app, { password: `${'a long sentence '.repeat(5)}and its end` });
    await logIn(app, { ...user, password: user.password.slice(0, 72) }).expect(401);
    await logIn(app, { ...user, password: user.password.slice(0, -1) }).expect(401);
    await logIn(app, user).expect(200);
  });

  it('is the same whether the keyboard composes its accents or not', async () => {
    const user = await aUser(app, { password: 'Zwölf Boxkämpfer'.normalize('NFC') });
    await logIn(app, { ...user, password: user.password.normalize('NFD') }).expect(200);
  });

  it('is stored as argon2id with 19 MiB and two passes, and a salt of its own (S13)', async () => {
    const password = 'the same for both of them';
    const [one, two] = [await aUser(app, { password }), await aUser(app, { password })];
    const hashes = [await storedHash(one.username), await storedHash(two.username)];
    for (const stored of hashes) expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('is hashed anew at the next login when its hash has become too cheap', async () => {
    const user = await aUser(app);
    const cheap = await hash(user.password, { memoryCost: 8192, timeCost: 1 });
    await app.dataSource.query(`UPDATE users SET password_hash = $2 WHERE username = $1`, [
      user.username,
      cheap,
    ]);
    await logIn(app, { ...user, password: 'not the password' }).expect(401);
    expect(await storedHash(user.username)).toBe(cheap);
    await logIn(app, user).expect(200);
    expect(await storedHash(user.username)).toMatch(/m=19456,t=2,p=1/);
    await logIn(app, user).expect(200);
  });
});
