import {
  type Analysis,
  apiPaths,
  type Comment,
  displayNameSchema,
  messages,
} from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach, type Coach } from '../../support/coach.js';
import { aLink, aReport, type StoredReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { aSession } from '../../support/rows/users.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const put = (cookie: string, displayName: unknown) =>
  app.http.put(apiPaths.displayName).set('Cookie', cookie).send({ displayName });

const commentOn = async (coach: Coach, { id }: StoredReport, content: string) => {
  const { body } = await coach
    .call('post', apiPaths.adminComments)
    .send({ analysisId: id, content })
    .expect(201);
  return body;
};

const analysisOf = async ({ id }: StoredReport): Promise<Analysis> => {
  const { body } = await app.http.get(apiPaths.analysis(id, await aLink(app, id))).expect(200);
  return body as Analysis;
};

describe('the display name', () => {
  it('is set, changed and taken away by the user, and is in the trail without its words', async () => {
    const coach = await aCoach(app);
    const { body } = await put(coach.cookie, '  Joan Walsh ').expect(200);
    expect(body).toMatchObject({
      username: coach.username,
      displayName: 'Joan Walsh',
      isAdmin: true,
    });
    expect((await coach.call('get', apiPaths.user)).body).toEqual(body);
    await put(coach.cookie, null).expect(200);
    expect((await coach.call('get', apiPaths.user)).body.displayName).toBeNull();
    const entries = await app.dataSource.query<{ action: string; details: unknown }[]>(
      `SELECT action, details FROM audit_entries WHERE username = $1 AND action <> 'login.success'`,
      [coach.username],
    );
    expect(entries).toEqual(Array(2).fill({ action: 'display-name.change', details: {} }));
  });

  it.each([
    '',
    '   ',
    'x'.repeat(81),
    'Joan\nWalsh',
    'Joan\u202eWalsh',
    7,
    undefined,
    ['Joan'],
    { toString: 'Joan' },
  ])('is not %j, for page and server alike', async (displayName) => {
    const { body } = await put(await aSession(app), displayName).expect(400);
    if (typeof displayName !== 'object') expect(body.message).toBe(messages.displayNameInvalid);
    expect(displayNameSchema.safeParse({ displayName }).success).toBe(false);
  });

  it.each(['J', 'Ñandú O’Brien-岡本', '🙂'.repeat(80)])('may be %j', async (displayName) => {
    await put(await aSession(app), displayName).expect(200);
    expect(displayNameSchema.safeParse({ displayName }).success).toBe(true);
  });

  it('is only changed by somebody signed in, and only the own one', async () => {
    await app.http.put(apiPaths.displayName).send({ displayName: 'Joan' }).expect(401);
    await app.http
      .put(apiPaths.displayName)
      .set('Cookie', await aSession(app))
      .send({ displayName: 'Joan', username: 'admin' })
      .expect(400);
  });

  it('signs comments for owner and coach; without one the owner sees no login name', async () => {
    const report = await aReport(app);
    const [joan, other] = [await aCoach(app), await aCoach(app)];
    await commentOn(joan, report, 'Earlier');
    await put(joan.cookie, 'Joan Walsh').expect(200);
    const made = await commentOn(joan, report, 'Later');
    expect(made.user).toEqual({ username: joan.username, displayName: 'Joan Walsh' });
    await commentOn(other, report, 'Unsigned');
    const { coachComments, signedComments, ...rest } = await analysisOf(report);
    expect(coachComments).toEqual(['Earlier', 'Later', 'Unsigned']);
    expect(signedComments!.map(({ author, content }) => [author, content])).toEqual([
      ['Joan Walsh', 'Earlier'],
      ['Joan Walsh', 'Later'],
      [null, 'Unsigned'],
    ]);
    const text = JSON.stringify([coachComments, signedComments, rest]);
    for (const { username } of [joan, other]) expect(text).not.toContain(username);
    const corrected = await joan
      .call('patch', apiPaths.adminComment(made.id))
      .send({ content: 'Corrected' })
      .expect(200);
    expect(corrected.body.user.displayName).toBe('Joan Walsh');
    const { body: listed } = await other.call('get', apiPaths.adminCommentsOf(report.id));
    expect((listed as Comment[]).map(({ user }) => user.displayName)).toEqual([
      'Joan Walsh',
      'Joan Walsh',
      null,
    ]);
  });
});
