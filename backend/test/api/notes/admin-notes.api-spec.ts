import { randomUUID } from 'node:crypto';
import {
  apiPaths,
  errorBodySchema,
  messages,
  type NewPlanShare,
  type Note,
  noteSchema,
  type NoteVersion,
} from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { aLink, aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { aUser, cookieOf, logIn } from '../../support/rows/users.js';

let app: TestApp;
let coach: Coach;
let colleague: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
  colleague = await aCoach(app);
});
afterAll(() => app.close());

const add = (companyId: string, body: object, by = coach) =>
  by.call('post', apiPaths.adminNotesOf(companyId)).send(body);
const added = async (companyId: string, content: string, analysisId?: string): Promise<Note> =>
  noteSchema.parse((await add(companyId, { content, analysisId }).expect(201)).body);
const change = (id: string, content: unknown, version: unknown, by = coach) =>
  by.call('patch', apiPaths.adminNote(id)).send({ content, version });
const remove = (id: string, by = coach) => by.call('delete', apiPaths.adminNote(id));
const list = async (companyId: string, by = coach): Promise<Note[]> =>
  (await by.call('get', apiPaths.adminNotesOf(companyId)).expect(200)).body;
const versions = async (id: string): Promise<NoteVersion[]> =>
  (await coach.call('get', apiPaths.adminNoteVersions(id)).expect(200)).body;

describe('private notes', () => {
  it('stand with their company, the newest first, also those on its reports', async () => {
    const { id, companyId } = await aReport(app);
    const { companyId: other } = await aReport(app);
    expect(await list(companyId)).toEqual([]);
    const first = await added(companyId, '  Knows his <b>numbers</b>.  ');
    const second = await added(companyId, 'Call in March.', id);
    await added(other, 'Elsewhere.');
    expect(first).toEqual({
      id: expect.any(String),
      version: 1,
      content: 'Knows his <b>numbers</b>.',
      createdAt: expect.any(String),
      writtenAt: expect.any(String),
      user: { username: coach.username, displayName: null },
      report: null,
      isOwn: true,
    });
    expect(second.report).toEqual({ id, submittedAt: expect.any(String) });
    expect(await list(companyId)).toEqual([second, first]);
    expect(await list(companyId, colleague)).toEqual([
      { ...second, isOwn: false },
      { ...first, isOwn: false },
    ]);
  });

  it('are changed by every coach, and keep what they said before', async () => {
    const { companyId, companyName } = await aReport(app);
    const note = await added(companyId, 'One.');
    const changed = (await change(note.id, ' Two. ', 1, colleague).expect(200)).body;
    expect(changed).toMatchObject({
      version: 2,
      content: 'Two.',
      user: { username: colleague.username },
      isOwn: false,
    });
    expect(await list(companyId)).toEqual([{ ...changed, isOwn: true }]);
    expect((await versions(note.id)).map(({ version, content }) => [version, content])).toEqual([
      [2, 'Two.'],
      [1, 'One.'],
    ]);
    expect(await trailOf(app, note.id)).toEqual(
      [
        [colleague, 'note.change'],
        [coach, 'note.add'],
      ].map(([by, action]) => ({
        username: (by as Coach).username,
        action,
        targetType: 'note',
        companyName,
        requestId: expect.any(String),
        details: {},
      })),
    );
  });

  it('are not overwritten without a word: the second change gets both texts', async () => {
    const { companyId } = await aReport(app);
    const { id } = await added(companyId, 'One.');
    await change(id, 'Theirs.', 1, colleague).expect(200);
    const { current, message } = errorBodySchema.parse(
      (await change(id, 'Mine.', 1).expect(409)).body,
    );
    expect(message).toBe(messages.noteChanged);
    expect(current).toMatchObject({
      version: 2,
      content: 'Theirs.',
      user: { username: colleague.username },
    });
    expect((await list(companyId))[0]).toMatchObject({ content: 'Theirs.', version: 2 });
    await change(id, 'Theirs. Mine.', 2).expect(200);
    expect((await versions(id)).map(({ content }) => content)).toEqual([
      'Theirs. Mine.',
      'Theirs.',
      'One.',
    ]);
  });

  it('changed by many at once are changed once', async () => {
    const { companyId } = await aReport(app);
    const { id } = await added(companyId, 'One.');
    const replies = await Promise.all(
      [coach, colleague, coach, colleague].map((by, index) => change(id, `By ${index}.`, 1, by)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const kept = replies.find(({ status }) => status === 200)!.body.content;
    for (const { body } of replies.filter(({ status }) => status === 409))
      expect(body.current.content).toBe(kept);
    expect(await versions(id)).toHaveLength(2);
  });

  it('are deleted by who began them, with their versions', async () => {
    const { companyId } = await aReport(app);
    const { id } = await added(companyId, 'One.');
    await change(id, 'Two.', 1, colleague).expect(200);
    expect((await remove(id, colleague).expect(403)).body.message).toBe(messages.noteNotOwn);
    expect((await remove(id).expect(200)).body.message).toBe(messages.noteDeleted);
    expect(await list(companyId)).toEqual([]);
    const rows = await app.dataSource.query('SELECT FROM note_versions WHERE note_id = $1', [id]);
    expect(rows).toHaveLength(0);
  });

  it('are erased with their company; the trail keeps who wrote them', async () => {
    const { id, companyId } = await aReport(app);
    const note = await added(companyId, 'Farewell.', id);
    await change(note.id, 'Good-bye.', 1).expect(200);
    await coach.call('delete', apiPaths.adminCompany(companyId)).expect(200);
    await coach.call('get', apiPaths.adminNotesOf(companyId)).expect(404);
    await change(note.id, 'Too late.', 2).expect(404);
    for (const table of ['notes', 'note_versions']) {
      const column = table === 'notes' ? 'id' : 'note_id';
      const rows = await app.dataSource.query(`SELECT FROM ${table} WHERE ${column} = $1`, [
        note.id,
      ]);
      expect(rows).toHaveLength(0);
    }
    expect(await trailOf(app, note.id)).toHaveLength(2);
  });

  it('reach no owner: not by report, shared plan, nor any export', async () => {
    const { id, companyId } = await aReport(app);
    const secret = `secret-${randomUUID()}`;
    const note = await added(companyId, secret, id);
    await change(note.id, `${secret} again`, 1).expect(200);
    const token = await aLink(app, id);
    const share = (await app.http.post(apiPaths.planShares(id, token)).expect(201))
      .body as NewPlanShare;
    const replies = await Promise.all([
      app.http.get(apiPaths.analysis(id, token)),
      app.http.get(apiPaths.planShares(id, token)),
      app.http.get(apiPaths.ticks(id, token)),
      app.http.get(apiPaths.sharedPlan(id, share.token)),
      coach.call('get', apiPaths.analysis(id, null)),
      coach.call('get', apiPaths.adminReport(id)),
      coach.call('get', apiPaths.adminCommentsOf(id)),
      coach.call('get', apiPaths.adminCompanies({ search: secret })),
      coach.call('get', apiPaths.adminCompanySheet('csv')),
      coach.call('get', apiPaths.adminCompanyExport(companyId)),
      coach.call('get', apiPaths.adminAudit({ target: note.id })),
    ]);
    for (const { status, text } of replies) {
      expect(status).toBe(200);
      expect(text).not.toContain(secret);
    }
  });

  it('are for coaches alone', async () => {
    const { id, companyId } = await aReport(app);
    const note = await added(companyId, 'Private.');
    const token = await aLink(app, id);
    const owner = cookieOf(await logIn(app, await aUser(app, { isAdmin: false })).expect(200));
    const calls = [
      ['get', apiPaths.adminNotesOf(companyId)],
      ['post', apiPaths.adminNotesOf(companyId)],
      ['patch', apiPaths.adminNote(note.id)],
      ['delete', apiPaths.adminNote(note.id)],
      ['get', apiPaths.adminNoteVersions(note.id)],
    ] as const;
    for (const [method, path] of calls) {
      expect((await app.http[method](`${path}?token=${token}`)).status).toBe(401);
      expect((await app.http[method](path).set('Cookie', owner)).status).toBe(403);
    }
    expect(await list(companyId)).toHaveLength(1);
  });
});

describe('what a note says', () => {
  it.each([
    ['', messages.noteRequired],
    ['  \n ', messages.noteRequired],
    [undefined, messages.noteRequired],
    ['x'.repeat(5001), messages.noteTooLong],
  ])('is refused with a sentence (case %#)', async (content, message) => {
    const { companyId } = await aReport(app);
    const note = await added(companyId, 'Stays.');
    for (const answer of [await add(companyId, { content }), await change(note.id, content, 1)]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ message, details: [{ path: 'content', message }] });
    }
    expect(await list(companyId)).toEqual([note]);
  });

  it.each([undefined, 0, 1.5, '1'])('is not changed without a version (%s)', async (version) => {
    const { companyId } = await aReport(app);
    const { id } = await added(companyId, 'Stays.');
    const { body } = await change(id, 'New.', version).expect(400);
    expect(body.details).toEqual([{ path: 'version', message: messages.versionInvalid }]);
  });
});

describe('what is not there', () => {
  it.each([randomUUID(), '17', "' OR 1=1"])('%s is not found', async (id) => {
    const { companyId } = await aReport(app);
    expect((await add(id, { content: 'Text' }).expect(404)).body.message).toBe(
      messages.companyNotFound,
    );
    await coach.call('get', apiPaths.adminNotesOf(id)).expect(404);
    const onOther = await add(companyId, { content: 'Text', analysisId: id }).expect(404);
    expect(onOther.body.message).toBe(messages.reportNotFound);
    for (const answer of [
      await change(id, 'Text', 1),
      await remove(id),
      await coach.call('get', apiPaths.adminNoteVersions(id)),
    ])
      expect([answer.status, answer.body.message]).toEqual([404, messages.noteNotFound]);
  });

  it('is a report of another company', async () => {
    const [one, other] = [await aReport(app), await aReport(app)];
    await add(one.companyId, { content: 'Text', analysisId: other.id }).expect(404);
    expect(await list(one.companyId)).toEqual([]);
  });
});
