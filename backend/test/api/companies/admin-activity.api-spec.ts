import { randomUUID } from 'node:crypto';
import {
  type Activity,
  type ActivityEntry,
  activitySchema,
  apiPaths,
  commentSchema,
  messages,
  noteSchema,
  planSharesSchema,
  planStepsOf,
} from '@ellac/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aCoach, type Coach } from '../../support/coach.js';
import {
  aDelivery,
  aLink,
  anOpenReport,
  aReport,
  contentOf,
} from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  coach = await aCoach(app);
});
afterAll(() => app.close());

const activity = async (companyId: string): Promise<Activity> => {
  const { body } = await coach.call('get', apiPaths.adminActivity(companyId)).expect(200);
  expect(activitySchema.parse(body)).toEqual(body);
  return activitySchema.parse(body);
};

type Line = Omit<ActivityEntry, 'at'>;

const lines = async (companyId: string): Promise<Line[]> =>
  (await activity(companyId)).items.map(({ at: _at, ...line }) => line);

/** What coaches did; a worker adds lines of its own to what is regenerated or sent again. */
const deeds = async (companyId: string): Promise<Line[]> =>
  (await lines(companyId)).filter(({ by }) => by !== null);

const line = (kind: ActivityEntry['kind'], more: Partial<Line> = {}): Line => ({
  kind,
  reportId: null,
  by: null,
  recipient: null,
  ...more,
});

describe('what happened with a company', () => {
  it('is told the newest first: submissions, reports and mails', async () => {
    const submittedAt = new Date('2026-01-02T03:04:05Z');
    const { id, companyId, companyName, owner } = await aReport(app, { submittedAt });
    await aReport(app);
    await aLink(app, id, '1 hour');
    await app.dataSource.query(
      `UPDATE email_deliveries SET opened_at = now() - interval '30 minutes'
       WHERE analysis_id = $1`,
      [id],
    );
    const failed = await aDelivery(app, id);
    await app.dataSource.query(`UPDATE email_deliveries SET status = 'failed' WHERE id = $1`, [
      failed,
    ]);
    const later = await aReport(app, {
      company: { name: companyName, owner_email: owner },
      submittedAt: new Date('2026-02-03T04:05:06Z'),
      status: 'failed',
    });
    await app.dataSource.query(
      `UPDATE analyses SET failed_at = '2026-02-03T04:06:00Z' WHERE id = $1`,
      [later.id],
    );
    expect(await lines(companyId)).toEqual([
      line('mail-failed', { reportId: id, recipient: owner }),
      line('link-opened', { reportId: id }),
      line('mail-sent', { reportId: id, recipient: owner }),
      line('failed', { reportId: later.id }),
      line('submitted', { reportId: later.id }),
      line('completed', { reportId: id }),
      line('submitted', { reportId: id }),
    ]);
  });

  it('has a submission whose report was not begun', async () => {
    const { id, companyId } = await aReport(app, { status: 'pending' });
    await app.dataSource.query(`DELETE FROM analyses WHERE id = $1`, [id]);
    expect(await lines(companyId)).toEqual([line('submitted')]);
  });

  it('has what coaches changed, and who did', async () => {
    const { id, companyId, companyName, owner } = await aReport(app);
    const call = (path: string, body: object = {}) => coach.call('post', path).send(body);
    const by = coach.username;
    await call(apiPaths.adminUpdateEmail(id), { email: `new-${owner}` }).expect(200);
    await call(apiPaths.adminResendEmail(id)).expect(200);
    await coach.call('get', apiPaths.adminCompanyExport(companyId)).expect(200);
    for (const method of ['put', 'delete'] as const)
      await coach.call(method, apiPaths.adminCompanyTrash(companyId)).expect(200);
    expect(await deeds(companyId)).toEqual([
      line('taken-back', { by }),
      line('trashed', { by }),
      line('exported', { by }),
      line('resent', { by, reportId: id }),
      line('address-corrected', { by, reportId: id }),
    ]);

    const failed = await aReport(app, {
      company: { name: companyName, owner_email: `new-${owner}` },
      status: 'failed',
    });
    expect(failed.companyId).toBe(companyId);
    await call(apiPaths.adminRegenerate(failed.id)).expect(200);
    expect((await deeds(companyId))[0]).toEqual(line('regenerated', { by, reportId: failed.id }));
  });

  it('has notes and comments, also that they were deleted', async () => {
    const { id, companyId } = await aReport(app);
    const namesake = await aReport(app);
    await app.dataSource.query(
      `UPDATE companies SET name = (SELECT name FROM companies WHERE id = $1) WHERE id = $2`,
      [companyId, namesake.companyId],
    );
    const by = coach.username;
    const note = noteSchema.parse(
      (await coach.call('post', apiPaths.adminNotesOf(companyId)).send({ content: 'Private.' }))
        .body,
    );
    const comment = commentSchema.parse(
      (await coach.call('post', apiPaths.adminComments).send({ analysisId: id, content: 'One.' }))
        .body,
    );
    await coach
      .call('patch', apiPaths.adminComment(comment.id))
      .send({ content: 'Two.', version: 1 })
      .expect(200);
    const newest = async () => (await lines(companyId)).slice(0, 3);
    expect(await newest()).toEqual([
      line('comment-corrected', { by, reportId: id }),
      line('comment', { by, reportId: id }),
      line('note', { by }),
    ]);

    await coach.call('delete', apiPaths.adminComment(comment.id)).expect(200);
    await coach.call('delete', apiPaths.adminNote(note.id)).expect(200);
    expect((await newest()).slice(0, 2)).toEqual([
      line('note-deleted', { by }),
      line('comment-deleted', { by }),
    ]);
    expect(JSON.stringify(await activity(companyId))).not.toContain('Private.');
    // Of another company of this name nothing is told here, nor the other way round.
    const others = (await lines(namesake.companyId)).map(({ kind }) => kind);
    expect(others.toSorted()).toEqual(['completed', 'submitted']);
  });

  it('has each tick on the plan once, by whom it was', async () => {
    const report = await anOpenReport(app);
    const { id, companyId, token } = report;
    const [first, second] = planStepsOf(await contentOf(app, report)).map(({ stepId }) => stepId);
    const tick = (stepId: string | undefined, isDone: boolean) =>
      coach
        .call('put', apiPaths.tick(id, stepId!, null))
        .send({ isDone })
        .expect(200);
    await app.http
      .put(apiPaths.tick(id, first!, token))
      .send({ isDone: true })
      .expect(200);
    await tick(second, true);
    await tick(second, false);
    await tick(second, true);
    const by = coach.username;
    expect((await lines(companyId)).slice(0, 4)).toEqual([
      line('step-ticked', { by, reportId: id }),
      line('step-unticked', { by, reportId: id }),
      line('step-ticked', { by, reportId: id }),
      line('step-ticked', { reportId: id }),
    ]);
  });

  it('has each link to the plan, who made it, and who revoked it', async () => {
    const { id, companyId, token } = await anOpenReport(app);
    await app.http.post(apiPaths.planShares(id, token)).expect(201);
    await coach.call('post', apiPaths.planShares(id, null)).expect(201);
    const { body } = await coach.call('get', apiPaths.planShares(id, null)).expect(200);
    const owners = planSharesSchema.parse(body).shares.find(({ madeBy }) => madeBy === 'owner')!;
    await coach.call('delete', apiPaths.planShare(id, owners.id, null)).expect(200);
    const by = coach.username;
    expect((await lines(companyId)).slice(0, 3)).toEqual([
      line('plan-revoked', { by, reportId: id }),
      line('plan-shared', { by, reportId: id }),
      line('plan-shared', { reportId: id }),
    ]);
  });

  it('names a coach as the desk does, also one who is gone', async () => {
    const { id, companyId } = await aReport(app);
    await coach.call('post', apiPaths.adminResendEmail(id)).send({}).expect(200);
    await app.dataSource.query(`UPDATE users SET display_name = 'Joan' WHERE username = $1`, [
      coach.username,
    ]);
    expect(await deeds(companyId)).toEqual([line('resent', { by: 'Joan', reportId: id })]);
    await app.dataSource.query(
      `UPDATE audit_entries SET user_id = gen_random_uuid() WHERE target_id = $1`,
      [id],
    );
    const by = coach.username;
    expect(await deeds(companyId)).toEqual([line('resent', { by, reportId: id })]);
  });

  it('says that there is more', async () => {
    const { id, companyId } = await aReport(app);
    await app.dataSource.query(
      `INSERT INTO comments (analysis_id, user_id, content)
       SELECT $1, id, 'x' FROM users, generate_series(1, 250) WHERE username = $2`,
      [id, coach.username],
    );
    const { items, hasMore } = await activity(companyId);
    expect([items.length, hasMore]).toEqual([200, true]);
  });

  it.each([randomUUID(), '17'])('of no company is not found (%s)', async (id) => {
    const { body } = await coach.call('get', apiPaths.adminActivity(id)).expect(404);
    expect(body).toMatchObject({ message: messages.companyNotFound });
  });
});
