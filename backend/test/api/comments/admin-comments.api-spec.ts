import { randomUUID } from 'node:crypto';
import { apiPaths, type Comment, commentSchema, errorBodySchema, messages } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { aLink, aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
let colleague: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
  colleague = await aCoach(app);
});
afterAll(() => app.close());

const add = (analysisId: unknown, content: unknown, by = coach) =>
  by.call('post', apiPaths.adminComments).send({ analysisId, content });
const added = async (analysisId: string, content: string, by = coach): Promise<Comment> =>
  commentSchema.parse((await add(analysisId, content, by).expect(201)).body);
const correct = (id: string, content: unknown, by = coach) =>
  by.call('patch', apiPaths.adminComment(id)).send({ content });
const remove = (id: string, by = coach) => by.call('delete', apiPaths.adminComment(id));
const list = async (reportId: string, by = coach): Promise<Comment[]> => {
  const { body } = await by.call('get', apiPaths.adminCommentsOf(reportId)).expect(200);
  return (body as unknown[]).map((comment) => commentSchema.parse(comment));
};

/** What the report’s owner reads of them. */
const readByOwner = async (reportId: string): Promise<string[]> => {
  const token = await aLink(app, reportId);
  return (await app.http.get(apiPaths.analysis(reportId, token)).expect(200)).body.coachComments;
};

describe('comments', () => {
  it('stand under their report, the oldest first, for coaches and the owner', async () => {
    const { id } = await aReport(app);
    const { id: other } = await aReport(app);
    expect(await list(id)).toEqual([]);
    const first = await added(id, '  Well prepared.  ');
    const second = await added(id, 'Let us speak\nabout <b>sales</b>.', colleague);
    await added(other, 'Elsewhere.');

    expect(first).toEqual({
      id: expect.any(String),
      content: 'Well prepared.',
      createdAt: expect.any(String),
      version: 1,
      correctedAt: null,
      user: { username: coach.username, displayName: null },
      isOwn: true,
    });
    expect(await list(id)).toEqual([first, { ...second, isOwn: false }]);
    expect(await list(id, colleague)).toEqual([{ ...first, isOwn: false }, second]);
    expect(await readByOwner(id)).toEqual([first.content, second.content]);
  });

  it('are corrected and deleted by who wrote them', async () => {
    const { id, companyId, companyName } = await aReport(app);
    const first = await added(id, 'Frist.');
    const second = await added(id, 'Second.');

    const corrected = (await correct(first.id, ' First. ').expect(200)).body;
    expect(corrected).toEqual({
      ...first,
      content: 'First.',
      version: 2,
      correctedAt: expect.any(String),
    });
    expect(await list(id)).toEqual([corrected, second]);
    expect((await remove(first.id).expect(200)).body).toEqual({ message: messages.commentDeleted });
    expect(await list(id)).toEqual([second]);
    expect(await readByOwner(id)).toEqual(['Second.']);
    await remove(first.id).expect(404);

    const trail = await trailOf(app, first.id);
    expect(trail).toEqual(
      ['comment.delete', 'comment.correct', 'comment.add'].map((action) => ({
        username: coach.username,
        action,
        targetType: 'comment',
        companyName,
        requestId: expect.any(String),
        details: action === 'comment.delete' ? { company: companyId } : {},
      })),
    );
  });

  it('corrected in two windows at once are not overwritten: the later one gets both texts', async () => {
    const { id: reportId } = await aReport(app);
    const { id, version } = await added(reportId, 'First.');
    const patch = (content: string, before: unknown) =>
      coach.call('patch', apiPaths.adminComment(id)).send({ content, version: before });
    await patch('From one window.', version).expect(200);
    const { message, current } = errorBodySchema.parse(
      (await patch('From the other.', version).expect(409)).body,
    );
    expect(message).toBe(messages.commentChanged);
    expect(current).toMatchObject({
      version: 2,
      content: 'From one window.',
      user: { username: coach.username },
    });
    expect(await readByOwner(reportId)).toEqual(['From one window.']);
    await patch('Both.', 2).expect(200);
    await patch('Never.', 'x').expect(400);

    const both = await Promise.all(['A.', 'B.', 'C.'].map((content) => patch(content, 3)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    // Pages from before the versions send none.
    await correct(id, 'By an older page.').expect(200);
    expect(await readByOwner(reportId)).toEqual(['By an older page.']);
  });

  it('of others are left alone', async () => {
    const { id } = await aReport(app);
    const comment = await added(id, 'Mine.');
    for (const answer of [
      await correct(comment.id, 'Yours.', colleague).expect(403),
      await remove(comment.id, colleague).expect(403),
    ])
      expect(answer.body.message).toBe(messages.commentNotOwn);
    expect(await list(id)).toEqual([comment]);
    expect(await trailOf(app, comment.id)).toHaveLength(1);
  });

  it('deleted twice at once are deleted once', async () => {
    const { id } = await added((await aReport(app)).id, 'Gone soon.');
    const answers = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await trailOf(app, id)).toHaveLength(2);
  });

  it('go with their company, and what the trail says of them stays', async () => {
    const { id, companyId } = await aReport(app);
    const comment = await added(id, 'Farewell.');
    await coach.call('delete', apiPaths.adminCompany(companyId)).expect(200);
    await coach.call('get', apiPaths.adminCommentsOf(id)).expect(404);
    await add(id, 'Too late.').expect(404);
    await correct(comment.id, 'Too late.').expect(404);
    expect(await trailOf(app, comment.id)).toHaveLength(1);
  });
});

describe('what a comment says', () => {
  it.each([
    ['', messages.commentRequired],
    ['  \n ', messages.commentRequired],
    [undefined, messages.commentRequired],
    [17, messages.commentRequired],
    ['x'.repeat(5001), messages.commentTooLong],
  ])('is refused with a sentence (case %#)', async (content, message) => {
    const { id } = await aReport(app);
    const comment = await added(id, 'Stays.');
    for (const answer of [await add(id, content), await correct(comment.id, content)]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ message, details: [{ path: 'content', message }] });
    }
    expect(await list(id)).toEqual([comment]);
  });

  it('has up to 5000 characters, blanks around it not counted, of any script', async () => {
    const { id } = await aReport(app);
    const content = '🙂'.repeat(5000);
    expect((await added(id, ` ${content} `)).content).toBe(content);
  });
});

describe('what is not there', () => {
  it.each([randomUUID(), '17', "' OR 1=1"])('%s is not found', async (id) => {
    const { body } = await coach.call('get', apiPaths.adminCommentsOf(id)).expect(404);
    expect(body.message).toBe(messages.reportNotFound);
    expect((await add(id, 'Text').expect(404)).body.message).toBe(messages.reportNotFound);
    expect((await correct(id, 'Text').expect(404)).body.message).toBe(messages.commentNotFound);
    expect((await remove(id).expect(404)).body.message).toBe(messages.commentNotFound);
  });
});
