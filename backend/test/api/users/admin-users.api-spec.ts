import { randomUUID } from 'node:crypto';
import { apiPaths, deskUsersSchema, messages, type UserRole } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach, type Coach } from '../../support/coach.js';
import { passwordMailsTo, passwordTokenIn } from '../../support/mails/password-links.js';
import { aReport } from '../../support/rows/factories.js';
import { aUser, cookieOf, logIn, type TestUser } from '../../support/rows/users.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let admin: Coach;
beforeAll(async () => {
  app = await startTestApp();
  admin = await aCoach(app);
});
afterAll(() => app.close());

const unique = (): string => randomUUID().slice(0, 8);
const anInvitation = (role: UserRole = 'coach') => {
  const username = `new-${unique()}`;
  return { username, email: `${username}@example.com`, role };
};
const invite = (body: object) => admin.call('post', apiPaths.adminUsers).send(body);
const users = async () =>
  deskUsersSchema.parse((await admin.call('get', apiPaths.adminUsers).expect(200)).body).users;
const userNamed = async (name: string) =>
  (await users()).find(({ username }) => username === name)!;
const idOf = async ({ username }: Pick<TestUser, 'username'>) => (await userNamed(username)).id;
const setPassword = (token: string, newPassword: string) =>
  app.http.put(apiPaths.passwordLink).send({ token, newPassword });
const trail = (username: string): Promise<object[]> =>
  app.dataSource.query(
    `SELECT action, details FROM audit_entries WHERE username = $1 AND details ->> 'of' = $2 ORDER BY id`,
    [admin.username, username],
  );

describe('an invitation', () => {
  it('is a mail with a link that sets the password once', async () => {
    const invitation = anInvitation('reader');
    const { username, email } = invitation;
    await invite({ ...invitation, username: ` ${username} ` }).expect(201);
    expect(await userNamed(username)).toMatchObject({
      email,
      role: 'reader',
      state: 'invited',
      hasSecondFactor: false,
      lastLoginAt: null,
      invitation: { status: 'waiting', failure: null },
    });
    const [mail] = await passwordMailsTo(app, email);
    expect(mail!.subject).toBe('Your access to the ELLAC Business Evaluation desk');
    for (const part of [mail!.text, mail!.html]) {
      expect(part).toContain(username);
      expect(part).toContain('/admin/set-password#');
    }
    expect((await userNamed(username)).invitation?.status).toBe('sent');
    const token = passwordTokenIn(mail!);
    const read = await app.http.post(apiPaths.passwordLink).send({ token }).expect(200);
    expect(read.body).toEqual({ username, isInvitation: true });

    const password = `my own phrase ${unique()}`;
    const weak = await setPassword(token, 'passwordpassword').expect(400);
    expect(weak.body.details[0].path).toBe('newPassword');
    await setPassword(token, password).expect(200);
    await setPassword(token, `${password} again`).expect(404);
    await app.http.post(apiPaths.passwordLink).send({ token }).expect(404);
    const { body } = await logIn(app, { username, password }).expect(200);
    expect(body).toMatchObject({ username, isAdmin: true, role: 'reader', email });
    const made = await userNamed(username);
    expect(made).toMatchObject({ state: 'active', invitation: null });
    expect(made.lastLoginAt).not.toBeNull();
    expect(await trail(username)).toEqual([
      { action: 'users.invite', details: { of: username, role: 'reader' } },
    ]);
  });

  it('stores no token, and is good for 48 hours (S28)', async () => {
    const invitation = anInvitation();
    await invite(invitation).expect(201);
    const [mail] = await passwordMailsTo(app, invitation.email);
    const token = passwordTokenIn(mail!);
    const [row] = await app.dataSource.query<{ hours: number; all: string }[]>(
      `SELECT extract(epoch FROM expires_at - created_at)::int / 3600 AS hours,
         to_json(password_links)::text AS all
       FROM password_links WHERE recipient = $1`,
      [invitation.email],
    );
    expect(row!.hours).toBe(48);
    expect(row!.all).not.toContain(token);
    await app.dataSource.query(
      `UPDATE password_links SET expires_at = now() WHERE recipient = $1`,
      [invitation.email],
    );
    const late = await setPassword(token, `my own phrase ${unique()}`).expect(404);
    expect(late.body.message).toBe(messages.passwordLinkInvalid);
    const user = await userNamed(invitation.username);
    expect(user.invitation?.status).toBe('expired');

    await admin.call('post', apiPaths.adminUserInvitation(user.id)).expect(200);
    const [, second] = await passwordMailsTo(app, invitation.email, 2);
    await setPassword(passwordTokenIn(second!), `my own phrase ${unique()}`).expect(200);
    await admin.call('post', apiPaths.adminUserInvitation(user.id)).expect(409);
  });

  it('has one link, also after a double click', async () => {
    const invitation = anInvitation();
    await invite(invitation).expect(201);
    const { id } = await userNamed(invitation.username);
    await Promise.all(
      Array.from({ length: 4 }, () =>
        admin.call('post', apiPaths.adminUserInvitation(id)).expect(200),
      ),
    );
    const links = await app.dataSource.query<object[]>(
      `SELECT FROM password_links WHERE user_id = $1`,
      [id],
    );
    expect(links).toHaveLength(1);
  });

  it('is refused for a name or an address that is taken', async () => {
    const invitation = anInvitation();
    await invite(invitation).expect(201);
    const { username, email } = invitation;
    const sameName = await invite({ ...anInvitation(), username: username.toUpperCase() });
    expect([sameName.status, sameName.body.message]).toEqual([
      409,
      `There is already a user "${username.toUpperCase()}".`,
    ]);
    const sameAddress = await invite({ ...anInvitation(), email: email.toUpperCase() });
    expect([sameAddress.status, sameAddress.body.message]).toEqual([409, messages.userEmailTaken]);
  });

  it('is refused for the name that another user gets when deleted', async () => {
    const coach = await aUser(app, { isAdmin: true });
    const username = `Deleted-${await idOf(coach)}`;
    const { body } = await invite({ ...anInvitation(), username }).expect(409);
    expect(body.message).toBe('Names that begin with "deleted-" are those of deleted users.');
  });

  it.each([
    [{ username: 'ab' }, 'username', messages.usernameInvalid],
    [{ username: 'left\u202eright' }, 'username', messages.usernameInvalid],
    [{ email: 'no address' }, 'email', messages.invalidEmail],
    [{ role: 'owner' }, 'role', messages.roleInvalid],
    [{ isAdmin: true }, 'isAdmin', messages.unknownField],
  ])('is refused with %j', async (fault, path, message) => {
    const { body } = await invite({ ...anInvitation(), ...fault }).expect(400);
    expect(body.details).toEqual([{ path, message }]);
  });
});

describe('a user', () => {
  it('gets another role, which ends the sessions', async () => {
    const user = await aUser(app, { isAdmin: true });
    const cookie = cookieOf(await logIn(app, user).expect(200));
    const path = apiPaths.adminUserRole(await idOf(user));
    await admin.call('put', path).send({ role: 'coach' }).expect(200);
    await app.http.get(apiPaths.user).set('Cookie', cookie).expect(401);
    const again = await logIn(app, user).expect(200);
    expect(again.body.role).toBe('coach');
    await app.http.get(apiPaths.adminAudit()).set('Cookie', cookieOf(again)).expect(403);
    expect(await trail(user.username)).toEqual([
      { action: 'users.role', details: { of: user.username, role: 'coach', sessions: 1 } },
    ]);
  });

  it('is disabled, which ends the sessions, and enabled (S19)', async () => {
    const user = await aUser(app, { role: 'coach' });
    const cookie = cookieOf(await logIn(app, user).expect(200));
    const path = apiPaths.adminUserDisabled(await idOf(user));
    await admin.call('put', path).send({ isDisabled: true }).expect(200);
    expect((await userNamed(user.username)).state).toBe('disabled');
    await app.http.get(apiPaths.user).set('Cookie', cookie).expect(401);
    await logIn(app, user).expect(401);
    await admin.call('put', path).send({ isDisabled: false }).expect(200);
    await logIn(app, user).expect(200);
  });

  it('is deleted, and is no user of the desk where a comment stays', async () => {
    const user = await aUser(app, { role: 'coach' });
    const cookie = cookieOf(await logIn(app, user).expect(200));
    const { id: analysisId } = await aReport(app);
    await app.http
      .post(apiPaths.adminComments)
      .set('Cookie', cookie)
      .send({ analysisId, content: 'Well done' })
      .expect(201);
    const path = apiPaths.adminUser(await idOf(user));
    await admin.call('delete', path).expect(200);
    expect(await userNamed(user.username)).toBeUndefined();
    expect((await users()).filter(({ username }) => username.startsWith('deleted-'))).toEqual([]);
    await admin.call('delete', path).expect(404);
    await logIn(app, user).expect(401);
  });

  it.each([
    ['disabled', 'put', apiPaths.adminUserDisabled, { isDisabled: true }],
    ['made a coach', 'put', apiPaths.adminUserRole, { role: 'coach' }],
    ['deleted', 'delete', apiPaths.adminUser, undefined],
  ] as const)('who is the last admin is not %s', async (_what, method, pathOf, body) => {
    await app.dataSource.query(`UPDATE users SET role = 'coach' WHERE username <> $1`, [
      admin.username,
    ]);
    const path = pathOf(await idOf(admin));
    const refused = await admin.call(method, path).send(body).expect(409);
    expect(refused.body.message).toBe(
      `"${admin.username}" is the last admin who can sign in; nothing was changed.`,
    );
    expect((await userNamed(admin.username)).role).toBe('admin');
  });

  it.each([[unique()], [randomUUID()]])('who is not there is not found: %s', async (id) => {
    const { body } = await admin.call('delete', apiPaths.adminUser(id)).expect(404);
    expect(body.message).toBe(messages.userNotFound);
  });
});

describe('a process of an older version', () => {
  it('makes admins who have all rights', async () => {
    const username = `old-${unique()}`;
    await app.dataSource.query(
      `INSERT INTO users (username, password_hash, is_admin) VALUES ($1, 'x', true)`,
      [username],
    );
    expect(await userNamed(username)).toMatchObject({ role: 'admin', state: 'active' });
  });
});
