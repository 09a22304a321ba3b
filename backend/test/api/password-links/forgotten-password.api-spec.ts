import { randomUUID } from 'node:crypto';
import { apiPaths, messages } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PasswordLinkMails } from '../../../src/password-links/password-link-mails.js';
import { UserService } from '../../../src/auth/users/user.service.js';
import { closeLimitedApps, countLetThrough, startLimitedApp } from '../../support/limited-app.js';
import { mailsTo } from '../../support/mails/caught-mails.js';
import { passwordMailsTo, passwordTokenIn } from '../../support/mails/password-links.js';
import { aUserWithFactor } from '../../support/rows/second-factors.js';
import { aUser, cookieOf, logIn, type TestUser, unrecorded } from '../../support/rows/users.js';
import { aMailServer } from '../../support/services/mail-server.js';
import { startBeside, startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await closeLimitedApps();
  await app.close();
});

const unique = (): string => randomUUID().slice(0, 8);
/** Gives a user an address. */
async function reachable(user: TestUser): Promise<string> {
  const email = `${user.username}@example.com`;
  await app.dataSource.query(`UPDATE users SET email = $2 WHERE username = $1`, [
    user.username,
    email,
  ]);
  return email;
}
const forget = (email: string, at = app) =>
  at.http.post(apiPaths.forgottenPassword).send({ email });
const setPassword = (token: string, newPassword = `my own phrase ${unique()}`) =>
  app.http.put(apiPaths.passwordLink).send({ token, newPassword });
const linksTo = async (recipient: string): Promise<number> =>
  (
    await app.dataSource.query<object[]>(`SELECT FROM password_links WHERE recipient = $1`, [
      recipient,
    ])
  ).length;

describe('a forgotten password', () => {
  it('is set anew by a link from a mail, once, and ends the sessions', async () => {
    const user = await aUser(app, { role: 'coach' });
    const email = await reachable(user);
    const cookie = cookieOf(await logIn(app, user).expect(200));
    const { body } = await forget(` ${email.toUpperCase()}`).expect(200);
    expect(body).toEqual({ message: messages.forgottenPasswordReply });
    const [mail] = await passwordMailsTo(app, email);
    expect(mail!.subject).toBe('Set a new password for the ELLAC Business Evaluation desk');
    const token = passwordTokenIn(mail!);
    const read = await app.http.post(apiPaths.passwordLink).send({ token }).expect(200);
    expect(read.body).toEqual({ username: user.username, isInvitation: false });
    // Asking and looking change nothing.
    await app.http.get(apiPaths.user).set('Cookie', cookie).expect(200);

    const password = `my own phrase ${unique()}`;
    const outcomes = await Promise.all([
      setPassword(token, password),
      setPassword(token, password),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 404]);
    await app.http.get(apiPaths.user).set('Cookie', cookie).expect(401);
    await logIn(app, user).expect(401);
    await logIn(app, { username: user.username, password }).expect(200);
    const [entry] = await app.dataSource.query<object[]>(
      `SELECT details, address FROM audit_entries
       WHERE username = $1 AND action = 'password.by-link'`,
      [user.username],
    );
    expect(entry).toEqual({ details: { sessions: 1 }, address: '127.0.0.1' });
  });

  it('leaves the second factor as it is', async () => {
    const { user } = await aUserWithFactor(app);
    const email = await reachable(user);
    await forget(email).expect(200);
    const [mail] = await passwordMailsTo(app, email);
    const password = `my own phrase ${unique()}`;
    await setPassword(passwordTokenIn(mail!), password).expect(200);
    const asked = await logIn(app, { username: user.username, password }).expect(401);
    expect(asked.text).toBe(messages.codeNeeded);
  });

  it('has the same reply for unknown addresses and users who may not have a link', async () => {
    const disabled = await aUser(app);
    const ofDisabled = await reachable(disabled);
    await app.app.get(UserService).disable(disabled.username, unrecorded);
    for (const email of [`nobody-${unique()}@example.com`, ofDisabled]) {
      const { body } = await forget(email).expect(200);
      expect(body).toEqual({ message: messages.forgottenPasswordReply });
      expect(await linksTo(email)).toBe(0);
    }
    const { body } = await forget('no address').expect(400);
    expect(body.details).toEqual([{ path: 'email', message: messages.invalidEmail }]);
  });

  it('has at most three links an hour', async () => {
    const email = await reachable(await aUser(app));
    for (let index = 0; index < 5; index += 1) await forget(email).expect(200);
    expect(await linksTo(email)).toBe(3);
    await app.dataSource.query(
      `UPDATE password_links SET created_at = now() - interval '61 minutes' WHERE recipient = $1`,
      [email],
    );
    await app.app.get(PasswordLinkMails).sendWaiting();
    expect(await linksTo(email)).toBe(0);
  });

  it('has a link for 30 minutes that ends with a change of the password', async () => {
    const user = await aUser(app);
    const email = await reachable(user);
    await forget(email).expect(200);
    const [mail] = await passwordMailsTo(app, email);
    const [row] = await app.dataSource.query<{ minutes: number }[]>(
      `SELECT extract(epoch FROM expires_at - created_at)::int / 60 AS minutes
       FROM password_links WHERE recipient = $1`,
      [email],
    );
    expect(row!.minutes).toBe(30);
    const users = app.app.get(UserService);
    await users.setPassword(user.username, 'a whole new phrase', unrecorded);
    await setPassword(passwordTokenIn(mail!)).expect(404);
  });

  it('has no link that works once the user has another address, also one made meanwhile', async () => {
    const email = await reachable(await aUser(app));
    await forget(email).expect(200);
    const [mail] = await passwordMailsTo(app, email);
    const token = passwordTokenIn(mail!);
    // As the change of the address does, but for the links.
    await app.dataSource.query(`UPDATE users SET email = $2 WHERE email = $1`, [
      email,
      `other-${email}`,
    ]);
    await app.http.post(apiPaths.passwordLink).send({ token }).expect(404);
    await setPassword(token).expect(404);
  });

  it('counts for the limits: who asks, and links that are not valid', async () => {
    const limited = await startLimitedApp();
    const email = `nobody-${unique()}@example.com`;
    expect(await countLetThrough(5, () => forget(email, limited))).toBe(3);
    const guess = () => limited.http.post(apiPaths.passwordLink).send({ token: 'a'.repeat(43) });
    expect(await countLetThrough(60, guess)).toBe(50);
  });
});

describe('the mail with the link', () => {
  it('is tried again when the mail server is away, and given up when it refuses the address', async () => {
    const mailServer = await aMailServer();
    const beside = await startBeside(app, {
      SMTP_URL: mailServer.url,
      SECRET: app.environment.SECRET,
    });
    const email = await reachable(await aUser(app));
    const send = () => beside.app.get(PasswordLinkMails).sendWaiting();
    const state = async () =>
      app.dataSource.query(
        `SELECT attempt, failure, next_attempt_at > now() AS waits, sent_at IS NOT NULL AS "isSent"
         FROM password_links WHERE recipient = $1`,
        [email],
      );
    const due = () =>
      app.dataSource.query(
        `UPDATE password_links SET next_attempt_at = now() WHERE recipient = $1`,
        [email],
      );
    await forget(email).expect(200);
    mailServer.answer({ recipient: () => Promise.resolve('450 try later') });
    await send();
    await send();
    expect(await state()).toEqual([
      { attempt: 1, failure: '450 try later', waits: true, isSent: false },
    ]);
    await due();
    mailServer.answer({});
    await send();
    expect(await state()).toEqual([{ attempt: 2, failure: null, waits: null, isSent: true }]);

    await due();
    mailServer.answer({ recipient: () => Promise.resolve('550 no such user') });
    await send();
    expect(await state()).toMatchObject([{ attempt: 3, failure: '550 no such user', waits: null }]);
    expect(await mailsTo(email)).toEqual([]);
    await beside.close();
    await mailServer.close();
  });
});
