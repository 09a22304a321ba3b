import { randomUUID } from 'node:crypto';
import { apiPaths, messages } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser, cookieOf, logIn, type TestUser } from '../../support/rows/users.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const anAddress = (): string => `ida-${randomUUID().slice(0, 8)}@example.com`;
const signIn = async (user: TestUser): Promise<string> =>
  cookieOf(await logIn(app, user).expect(200));
const change = (cookie: string, body: object) =>
  app.http.put(apiPaths.email).set('Cookie', cookie).send(body);

describe('the address of a user', () => {
  it('is changed with the password, and taken away', async () => {
    const user = await aUser(app);
    const cookie = await signIn(user);
    const currentPassword = user.password;
    const email = anAddress();
    const { body } = await change(cookie, { email: ` ${email} `, currentPassword }).expect(200);
    expect(body.email).toBe(email);
    const read = await app.http.get(apiPaths.user).set('Cookie', cookie).expect(200);
    expect(read.body.email).toBe(email);

    await app.http.post(apiPaths.forgottenPassword).send({ email }).expect(200);
    await change(cookie, { email: null, currentPassword }).expect(200);
    // The link that is on its way to the old address is no good any more.
    const links = `SELECT FROM password_links WHERE recipient = $1`;
    expect(await app.dataSource.query(links, [email])).toEqual([]);
    const trail = await app.dataSource.query(
      `SELECT details FROM audit_entries WHERE username = $1 AND action = 'email.change'`,
      [user.username],
    );
    expect(trail).toEqual([{ details: {} }, { details: {} }]);
  });

  it('stays with a wrong password, or one that another user has', async () => {
    const [user, other] = [await aUser(app), await aUser(app)];
    const email = anAddress();
    await change(await signIn(other), { email, currentPassword: other.password }).expect(200);
    const cookie = await signIn(user);
    const wrong = await change(cookie, { email: anAddress(), currentPassword: 'not it' });
    expect([wrong.status, wrong.body.details]).toEqual([
      400,
      [{ path: 'currentPassword', message: messages.passwordNotRight }],
    ]);
    const taken = { email: email.toUpperCase(), currentPassword: user.password };
    const refused = await change(cookie, taken).expect(409);
    expect(refused.body.message).toBe(messages.userEmailTaken);
    const bad = await change(cookie, { email: 'no', currentPassword: user.password }).expect(400);
    expect(bad.body.details).toEqual([{ path: 'email', message: messages.invalidEmail }]);
    await change('', { email: null, currentPassword: 'x' }).expect(401);
  });
});
