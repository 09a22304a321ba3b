import { randomUUID } from 'node:crypto';
import {
  apiPaths,
  companyPageSchema,
  type CompanyQuery,
  messages,
  overviewSchema,
  planStepsOf,
} from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AnalysisProcessor } from '../../../src/analysis/analysis.processor.js';
import { RepairService } from '../../../src/analysis/repair/repair.service.js';
import { TrashSchedule } from '../../../src/companies/trash/trash.schedule.js';
import { TrashSweep } from '../../../src/companies/trash/trash.sweep.js';
import { DeliveryProcessor } from '../../../src/deliveries/sending/delivery.processor.js';
import { DeliveryRepository } from '../../../src/deliveries/delivery.repository.js';
import { DeliverySweep } from '../../../src/deliveries/sending/delivery.sweep.js';
import { DatabaseReadings } from '../../../src/metrics/database-readings.js';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { eventually } from '../../support/eventually.js';
import {
  aDelivery,
  anOpenReport,
  aReport,
  contentOf,
  deliveryRow,
  type OpenReport,
  type StoredReport,
} from '../../support/rows/factories.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import { aMailServer, type MailServer } from '../../support/services/mail-server.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let mailServer: MailServer;
let coach: Coach;
beforeAll(async () => {
  mailServer = await aMailServer();
  app = await startTestApp({ SMTP_URL: mailServer.url });
  coach = await aCoach(app);
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});

type Company = Pick<StoredReport, 'companyId'>;

const move = ({ companyId }: Company) =>
  coach.call('put', apiPaths.adminCompanyTrash(companyId)).expect(200);
const takeBack = ({ companyId }: Company) =>
  coach.call('delete', apiPaths.adminCompanyTrash(companyId)).expect(200);

const page = async (query: CompanyQuery) => {
  const { body } = await coach.call('get', apiPaths.adminCompanies(query)).expect(200);
  return companyPageSchema.parse(body);
};
const found = async ({ companyName }: StoredReport, view?: 'trash') =>
  (await page({ search: companyName, ...(view && { view }) })).items;

const isThere = async ({ companyId }: Company): Promise<boolean> => {
  const rows = await app.dataSource.query<unknown[]>(`SELECT FROM companies WHERE id = $1`, [
    companyId,
  ]);
  return rows.length > 0;
};

/** A report with everything that hangs on it: a link, a shared plan, a comment and a note. */
interface Whole extends OpenReport {
  readonly responseId: string;
  readonly share: string;
  readonly commentId: string;
  readonly noteId: string;
  readonly stepId: string;
}

async function aWhole(): Promise<Whole> {
  const report = await anOpenReport(app);
  const { id, token, companyId } = report;
  const [row] = await app.dataSource.query<[{ responseId: string }]>(
    `SELECT response_id AS "responseId" FROM analyses WHERE id = $1`,
    [id],
  );
  const share = await app.http.post(apiPaths.planShares(id, token)).expect(201);
  const comment = await coach
    .call('post', apiPaths.adminComments)
    .send({ analysisId: id, content: 'A comment.' })
    .expect(201);
  const note = await coach
    .call('post', apiPaths.adminNotesOf(companyId))
    .send({ content: 'A note.' })
    .expect(201);
  const [step] = planStepsOf(await contentOf(app, report));
  return {
    ...report,
    ...row,
    share: share.body.token,
    commentId: comment.body.id,
    noteId: note.body.id,
    stepId: step!.stepId,
  };
}

/** What one caller gets, as its status and its sentence. */
interface Reply {
  readonly status: number;
  readonly body: { readonly message?: string };
}

/** Every way of an owner, or of whoever has a link, to a report. */
const waysOfOwners = (whole: Whole): Record<string, () => Promise<Reply>> => {
  const { id, token, share, stepId, responseId } = whole;
  return {
    'verifying the link': () => app.http.get(apiPaths.verifyReport(id, token)),
    'reading the report': () => app.http.get(apiPaths.analysis(id, token)),
    'reading it by the cookie': () =>
      app.http.get(apiPaths.analysis(id, null)).set('Cookie', `ellac-report=${token}`),
    'reading the ticks': () => app.http.get(apiPaths.ticks(id, token)),
    'ticking a step off': () =>
      app.http.put(apiPaths.tick(id, stepId, token)).send({ isDone: true }),
    'trying out answers': () => app.http.post(apiPaths.whatIf(id, token)).send({ changes: [] }),
    'listing shared plans': () => app.http.get(apiPaths.planShares(id, token)),
    'reading a shared plan': () => app.http.get(apiPaths.sharedPlan(id, share)),
    'following the progress': () => app.http.get(apiPaths.progress(responseId)),
  };
};

/** Every way of a coach to a company, its reports and what hangs on them. */
const waysOfCoaches = (whole: Whole): Record<string, () => Promise<Reply>> => {
  const { id, companyId, commentId, noteId, responseId } = whole;
  return {
    'its page': () => coach.call('get', apiPaths.adminCompany(companyId)),
    'its activity': () => coach.call('get', apiPaths.adminActivity(companyId)),
    'its comparison': () => coach.call('get', apiPaths.adminComparison(companyId)),
    'its export': () => coach.call('get', apiPaths.adminCompanyExport(companyId)),
    'its notes': () => coach.call('get', apiPaths.adminNotesOf(companyId)),
    'a new note': () =>
      coach.call('post', apiPaths.adminNotesOf(companyId)).send({ content: 'One more.' }),
    'the versions of a note': () => coach.call('get', apiPaths.adminNoteVersions(noteId)),
    'a changed note': () =>
      coach.call('patch', apiPaths.adminNote(noteId)).send({ content: 'Changed.', version: 1 }),
    'the record of a report': () => coach.call('get', apiPaths.adminReport(id)),
    'the report': () => coach.call('get', apiPaths.analysis(id, null)),
    'the comments': () => coach.call('get', apiPaths.adminCommentsOf(id)),
    'a new comment': () =>
      coach.call('post', apiPaths.adminComments).send({ analysisId: id, content: 'One more.' }),
    'a corrected comment': () =>
      coach.call('patch', apiPaths.adminComment(commentId)).send({ content: 'Corrected.' }),
    'sending it again': () => coach.call('post', apiPaths.adminResendEmail(id)),
    'correcting the address': () =>
      coach.call('post', apiPaths.adminUpdateEmail(id)).send({ email: 'new@owner.example' }),
    'putting it out of the inbox': () =>
      coach.call('put', apiPaths.adminInboxMark('new', responseId)).send({ until: null }),
  };
};

const repliesOf = async (ways: Record<string, () => Promise<Reply>>) => {
  const replies: Record<string, Reply> = {};
  for (const [way, call] of Object.entries(ways)) replies[way] = await call();
  return replies;
};
const statusesOf = async (ways: Record<string, () => Promise<Reply>>) =>
  Object.fromEntries(
    Object.entries(await repliesOf(ways)).map(([way, { status }]) => [way, status]),
  );

// First, while nothing is under way that changes a number.
describe('what is in the trash', () => {
  it('counts in no number of the desk and of operators', async () => {
    const reader = await aCoach(app);
    const numbers = async () => {
      const { body } = await reader.call('get', apiPaths.adminOverview).expect(200);
      const { needs, lastDays, scoreCounts, bandCounts } = overviewSchema.parse(body);
      const readings = await app.app.get(DatabaseReadings).read();
      return {
        needs: Object.values(needs).map(({ count }) => count),
        lastDays,
        scoreCounts,
        bandCounts,
        waiting: readings.find(({ name }) => name === 'ellac_waiting')!.values,
        failedMails: (
          await coach.call('get', apiPaths.adminFailedMails('2026-01-01T00:00Z')).expect(200)
        ).body,
      };
    };
    const before = await numbers();
    const completed = await anOpenReport(app);
    const failedMail = await aReport(app);
    await app.dataSource.query(`UPDATE email_deliveries SET status = 'failed' WHERE id = $1`, [
      await aDelivery(app, failedMail.id),
    ]);
    const mailWaits = await aReport(app);
    await aDelivery(app, mailWaits.id, 1000);
    const failed = await aReport(app, { status: 'failed' });
    const stuck = await aReport(app, { status: 'pending' });
    await app.dataSource.query(
      `UPDATE analyses SET next_attempt_at = now() - interval '1 hour' WHERE id = $1`,
      [stuck.id],
    );
    const all = [completed, failedMail, mailWaits, failed, stuck];
    const between = await numbers();
    for (const count of [0, 1, 2, 3])
      expect(between.needs[count]).toBeGreaterThan(before.needs[count]!);
    for (const report of all) await move(report);
    expect(await numbers()).toEqual(before);
    const resend = coach.call('post', apiPaths.adminResendFailedMails);
    expect((await resend.send({ since: '2026-01-01T00:00Z' }).expect(200)).body).toEqual({
      resent: before.failedMails.count,
    });
    for (const report of all) await takeBack(report);
    expect((await numbers()).needs).toEqual(between.needs);
    for (const { companyId } of all)
      await coach.call('delete', apiPaths.adminCompany(companyId)).expect(200);
  });
});

describe('moving a company to the trash', () => {
  it('lists it there with who moved it, when, and when it is deleted', async () => {
    const report = await aReport(app);
    await move(report);

    expect(await found(report)).toEqual([]);
    const [listed, ...more] = await found(report, 'trash');
    expect(more).toEqual([]);
    expect(listed).toMatchObject({ id: report.companyId, name: report.companyName });
    const { movedBy, movedAt, deletedAt } = listed!.trash!;
    expect(movedBy).toBe(coach.username);
    expect(Date.now() - Date.parse(movedAt)).toBeLessThan(60_000);
    expect(Date.parse(deletedAt) - Date.parse(movedAt)).toBe(30 * 24 * 3_600_000);
  });

  it('twice keeps the first time, and taking back twice does no harm; both are in the trail', async () => {
    const report = await aReport(app);
    expect((await move(report)).body).toEqual({ message: messages.companyTrashed });
    const [before] = await found(report, 'trash');
    await move(report);
    expect((await found(report, 'trash'))[0]).toEqual(before);
    expect((await takeBack(report)).body).toEqual({ message: messages.companyTakenBack });
    await takeBack(report);

    const [listed] = await found(report);
    expect(listed).not.toHaveProperty('trash');
    expect(await trailOf(app, report.companyId)).toMatchObject(
      ['company.take-back', 'company.trash'].map((action) => ({
        username: coach.username,
        action,
        targetType: 'company',
        companyName: report.companyName,
      })),
    );
  });

  it.each(['put', 'delete'] as const)('of an unknown one is not found: %s', async (method) => {
    for (const id of [randomUUID(), '17']) {
      const { body } = await coach.call(method, apiPaths.adminCompanyTrash(id)).expect(404);
      expect(body).toMatchObject({ message: messages.companyNotFound });
    }
  });
});

describe('a company in the trash', () => {
  it('is gone for its owner on every way, as if the link were a wrong one', async () => {
    const whole = await aWhole();
    const before = await statusesOf(waysOfOwners(whole));
    await move(whole);
    const unknown = { ...whole, id: randomUUID(), responseId: randomUUID() };
    const replies = await repliesOf(waysOfOwners(whole));
    const ofUnknown = await repliesOf(waysOfOwners(unknown));
    for (const [way, { status, body }] of Object.entries(replies)) {
      expect([way, status]).toEqual([way, ofUnknown[way]!.status]);
      expect([way, body.message]).toEqual([way, ofUnknown[way]!.body.message]);
      expect([way, before[way]! < 300, status >= 400]).toEqual([way, true, true]);
    }

    await takeBack(whole);
    expect(await statusesOf(waysOfOwners(whole))).toEqual(before);
  });

  it('is closed for coaches on every way, which are told so', async () => {
    const whole = await aWhole();
    await move(whole);
    const replies = await repliesOf(waysOfCoaches(whole));
    // What is named by its own id is merely not there.
    const notFound: Record<string, string> = {
      'the versions of a note': messages.noteNotFound,
      'a changed note': messages.noteNotFound,
      'a corrected comment': messages.commentNotFound,
      'putting it out of the inbox': messages.inboxItemNotFound,
    };
    for (const [way, { status, body }] of Object.entries(replies)) {
      const sentence = notFound[way];
      expect([way, status, body.message]).toEqual([
        way,
        sentence === undefined ? 409 : 404,
        sentence ?? messages.companyInTrash,
      ]);
    }

    await takeBack(whole);
    const after = await statusesOf(waysOfCoaches(whole));
    expect(Object.entries(after).filter(([, status]) => status >= 400)).toEqual([]);
  });

  it('and its failed report cannot be made anew', async () => {
    const report = await aReport(app, { status: 'failed' });
    await move(report);
    const { body } = await coach.call('post', apiPaths.adminRegenerate(report.id)).expect(409);
    expect(body.message).toBe(messages.companyInTrash);
  });

  it('is in no list, count, sheet or export of the list', async () => {
    const report = await aReport(app);
    const { total } = await page({ limit: 1 });
    await move(report);
    expect((await page({ limit: 1 })).total).toBe(total - 1);
    expect((await page({ search: report.owner })).total).toBe(0);
    expect((await page({ view: 'new-this-week', search: report.companyName })).total).toBe(0);
    const whole = await coach.call('get', apiPaths.adminCompanies()).expect(200);
    expect(JSON.stringify(whole.body)).not.toContain(report.companyId);
    const sheetOf = (query?: CompanyQuery) => apiPaths.adminCompanySheet('csv', query);
    const sheet = await coach.call('get', sheetOf()).expect(200);
    expect(sheet.text).not.toContain(report.companyName);
    const ids = [report.companyId];
    const chosen = await coach.call('post', sheetOf()).send({ ids }).expect(200);
    expect(chosen.text).not.toContain(report.companyName);
    await coach.call('get', sheetOf({ view: 'trash' })).expect(400);
  });

  it('gets no link, also when its owner asks for one', async () => {
    const report = await aReport(app);
    const deliveries = app.app.get(DeliveryRepository);
    await move(report);
    expect(await deliveries.createForRecipient(report.owner, report.id)).toBeNull();
    expect(await deliveries.createForRecipient(report.owner, null)).toBeNull();
    await takeBack(report);
    expect(await deliveries.createForRecipient(report.owner, report.id)).not.toBeNull();
  });

  it('is deleted at once by Delete', async () => {
    const report = await aReport(app);
    await move(report);
    await coach.call('delete', apiPaths.adminCompany(report.companyId)).expect(200);
    expect(await isThere(report)).toBe(false);
  });
});

describe('what waits when its company is moved to the trash', () => {
  it('as a mail goes out once it is taken back, and not before', async () => {
    const report = await aReport(app);
    const deliveryId = await aDelivery(app, report.id, 1000);
    await move(report);
    await app.app.get(DeliveryProcessor).deliver({ deliveryId });
    await app.app.get(DeliveryProcessor).takeOverdue();
    expect(await app.app.get(DeliverySweep).run()).toEqual({ failed: 0, nudged: 0 });
    expect(await deliveryRow(app, deliveryId)).toMatchObject({ status: 'pending', attempt: 0 });

    await takeBack(report);
    await app.app.get(DeliverySweep).run();
    await eventually('the mail', async () => (await deliveryRow(app, deliveryId)).sentAt);
    expect(mailServer.taken.filter(({ recipient }) => recipient === report.owner)).toHaveLength(1);
  });

  it('as a report is made once it is taken back, and not before', async () => {
    const report = await aReport(app, { status: 'pending' });
    const status = async () => {
      const [row] = await app.dataSource.query<{ status: string }[]>(
        `SELECT generation_status AS status FROM analyses WHERE id = $1`,
        [report.id],
      );
      return row!.status;
    };
    await app.dataSource.query(
      `UPDATE analyses SET next_attempt_at = now() - interval '1 hour' WHERE id = $1`,
      [report.id],
    );
    await move(report);
    await app.app.get(AnalysisProcessor).analyse({ analysisId: report.id });
    await app.app.get(AnalysisProcessor).takeOverdue();
    expect(await app.app.get(RepairService).run({ despiteJobs: true })).toMatchObject({
      analysisStuckInProcessing: 0,
    });
    expect(await status()).toBe('pending');

    await takeBack(report);
    await app.app.get(RepairService).run();
    await eventually('the report', async () => ((await status()) === 'completed' ? true : null));
  });
});

describe('a new submission of the same pair', () => {
  it('takes the company out of the trash, with its earlier reports', async () => {
    const report = await anOpenReport(app);
    await move(report);
    const { companyName, owner, id, token } = report;
    const questionnaire = aQuestionnaire({
      name: companyName.toUpperCase(),
      owner_email: owner.toUpperCase(),
    });
    await app.http.post(apiPaths.submit).send(questionnaire).expect(201);
    const [listed] = await found(report);
    expect(listed).toMatchObject({ id: report.companyId, responseCount: 2 });
    expect(await found(report, 'trash')).toEqual([]);
    await app.http.get(apiPaths.analysis(id, token)).expect(200);
  });
});

describe('the nightly job', () => {
  const moved = (report: Company, ago: string) =>
    app.dataSource.query(`UPDATE companies SET trashed_at = now() - $2::interval WHERE id = $1`, [
      report.companyId,
      ago,
    ]);

  it('deletes what has been in the trash for 30 days, as Delete does, and nothing else', async () => {
    const overdue = await anOpenReport(app);
    const recent = await aReport(app);
    const back = await aReport(app);
    for (const report of [overdue, recent, back]) await move(report);
    await moved(overdue, '30 days');
    await moved(recent, '29 days 23 hours');
    await moved(back, '31 days');
    await takeBack(back);

    await app.app.get(TrashSchedule).run();
    expect(await isThere(overdue)).toBe(false);
    expect(await isThere(recent)).toBe(true);
    expect(await isThere(back)).toBe(true);
    const [entry, ofMove] = await trailOf(app, overdue.companyId);
    expect(entry).toMatchObject({
      username: 'nightly job',
      action: 'company.delete',
      targetType: 'company',
      companyName: null,
      details: { reports: 1 },
    });
    // The name goes from the trail as well.
    expect(ofMove).toMatchObject({ action: 'company.trash', companyName: null });
    expect(await app.app.get(TrashSweep).run()).toBe(0);
  });

  it('keeps one whose mail is being handed over for the next night', async () => {
    const report = await aReport(app);
    const other = await aReport(app);
    const deliveryId = await aDelivery(app, report.id);
    await app.app.get(DeliveryRepository).claim(deliveryId);
    for (const each of [report, other]) {
      await move(each);
      await moved(each, '31 days');
    }
    expect(await app.app.get(TrashSweep).run()).toBe(1);
    expect([await isThere(report), await isThere(other)]).toEqual([true, false]);
  }, 20_000);
});
