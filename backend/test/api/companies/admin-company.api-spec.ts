import { randomUUID } from 'node:crypto';
import { apiPaths, companyDetailSchema, messages } from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AnalysisRepository } from '../../../src/analysis/analysis.repository.js';
import { BuiltinWriter } from '../../../src/analysis/writers/builtin-writer.js';
import { DeliveryProcessor } from '../../../src/deliveries/sending/delivery.processor.js';
import { DeliveryRepository } from '../../../src/deliveries/delivery.repository.js';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { eventually } from '../../support/eventually.js';
import { aDelivery, aLink, aReport, deliveryRow } from '../../support/rows/factories.js';
import { accepted, aMailServer, type MailServer } from '../../support/services/mail-server.js';
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
afterEach(() => {
  mailServer.answer({});
  jest.restoreAllMocks();
});

const detail = async (companyId: string) => {
  const { body } = await coach.call('get', apiPaths.adminCompany(companyId)).expect(200);
  expect(companyDetailSchema.parse(body)).toEqual(body);
  return companyDetailSchema.parse(body);
};
const remove = (companyId: string) => coach.call('delete', apiPaths.adminCompany(companyId));

/** How many rows of each table there are in all. */
const rows = async (): Promise<unknown> => {
  const [counts] = await app.dataSource.query<unknown[]>(
    `SELECT (SELECT count(*)::int FROM companies) AS companies,
       (SELECT count(*)::int FROM responses) AS responses,
       (SELECT count(*)::int FROM analyses) AS analyses,
       (SELECT count(*)::int FROM email_deliveries) AS deliveries,
       (SELECT count(*)::int FROM comments) AS comments`,
  );
  return counts;
};

describe('a company’s page', () => {
  it('has the company and its reports, the newest first', async () => {
    const older = await aReport(app, { submittedAt: new Date('2026-01-02T03:04:05Z') });
    const company = { name: older.companyName, owner_email: older.owner };
    const newer = await aReport(app, { company, submittedAt: new Date('2026-02-03T04:05:06Z') });
    await aLink(app, older.id);

    const { company: record, reports } = await detail(older.companyId);
    expect(record).toMatchObject({
      id: older.companyId,
      name: older.companyName,
      ownerEmail: older.owner,
      responseCount: 2,
    });
    expect(reports.map(({ analysis }) => analysis?.id)).toEqual([newer.id, older.id]);
    const report = (await coach.call('get', apiPaths.analysis(older.id, null)).expect(200)).body;
    expect(reports[1]).toMatchObject({
      response: { metadata: { submittedAt: '2026-01-02T03:04:05.000Z' } },
      analysis: {
        generationStatus: 'completed',
        generationError: null,
        emailSendStatus: 'sent',
        emailSentTo: older.owner,
        recipientEmail: older.owner,
        businessScore: report.businessScore,
        leadershipScore: report.leadershipScore,
        contextScore: report.contextScore,
        overallScore: report.overallScore,
        band: report.readiness.band,
      },
    });
    expect(reports[0]!.analysis).toMatchObject({ emailSendStatus: null, emailSentAt: null });
  });

  it('leaves out an analysis that a worker has, and says since when', async () => {
    const { id, companyId } = await aReport(app, { status: 'pending' });
    expect((await detail(companyId)).reports[0]!.analysis).toMatchObject({
      generationStatus: 'pending',
      overallScore: null,
      band: null,
    });
    await app.app.get(AnalysisRepository).claim(id);

    const [row] = (await detail(companyId)).reports;
    expect(row).toEqual({ response: expect.anything(), since: expect.any(String) });
  });

  it('says why a report still waits, where it was tried', async () => {
    const { id, companyId } = await aReport(app, { status: 'pending' });
    const analyses = app.app.get(AnalysisRepository);
    await analyses.tryAgain((await analyses.claim(id))!, 0, 'The model is busy.');
    const waiting = { generationStatus: 'pending', generationError: 'The model is busy.' };
    expect((await detail(companyId)).reports[0]!.analysis).toMatchObject(waiting);
    await analyses.postpone((await analyses.claim(id))!, new Date(), 'No credit.');
    const { analysis } = (await detail(companyId)).reports[0]!;
    expect(analysis).toMatchObject({ ...waiting, generationError: 'No credit.' });
  });

  it('shows a response that has no analysis', async () => {
    const { id, companyId } = await aReport(app, { status: 'pending' });
    await app.dataSource.query(`DELETE FROM analyses WHERE id = $1`, [id]);
    expect((await detail(companyId)).reports).toEqual([{ response: expect.anything() }]);
  });
});

describe.each(['get', 'delete'] as const)('an unknown company (%s)', (method) => {
  it.each([randomUUID(), '17', "' OR 1=1", '%00'])('%s is not found', async (id) => {
    const { body } = await coach.call(method, apiPaths.adminCompany(id)).expect(404);
    expect(body).toMatchObject({ message: messages.companyNotFound });
  });
});

describe('deleting a company', () => {
  it('takes everything that hangs on it, and nothing else (S56)', async () => {
    await aLink(app, (await aReport(app)).id);
    const before = await rows();
    const { id, companyId, companyName, owner } = await aReport(app);
    await aReport(app, { company: { name: companyName, owner_email: owner }, status: 'pending' });
    const token = await aLink(app, id);
    await aDelivery(app, id);

    const { body } = await remove(companyId).expect(200);
    expect(body).toEqual({ message: messages.companyDeleted });
    expect(await rows()).toEqual(before);
    await app.http.get(apiPaths.verifyReport(id, token)).expect(401);
    await remove(companyId).expect(404);
    expect(await trailOf(app, companyId)).toEqual([
      {
        username: coach.username,
        action: 'company.delete',
        targetType: 'company',
        companyName: null,
        requestId: expect.any(String),
        details: { reports: 2 },
      },
    ]);
  });

  it('takes its name out of the trail, which still says who did what (S56)', async () => {
    const { id, companyId, companyName } = await aReport(app, { company: { name: 'Canary & Co' } });
    const comment = { analysisId: id, content: 'Well done.' };
    const { body } = await coach.call('post', apiPaths.adminComments).send(comment).expect(201);
    const commented = (name: string | null) =>
      expect.objectContaining({ action: 'comment.add', companyName: name });
    const email = 'canary@other.example';
    await coach.call('post', apiPaths.adminUpdateEmail(id)).send({ email }).expect(200);
    const masked = { corrected: 'c…@o….example', old: expect.any(String) };
    expect(await trailOf(app, body.id)).toEqual([commented(companyName)]);
    expect(await trailOf(app, id)).toEqual([expect.objectContaining({ details: masked })]);
    await remove(companyId).expect(200);
    expect(await trailOf(app, body.id)).toEqual([commented(null)]);
    expect(await trailOf(app, id)).toEqual([
      expect.objectContaining({ action: 'report.update-email', companyName: null, details: {} }),
    ]);
  });

  it('leaves the trail of a namesake as it is', async () => {
    const [gone, kept] = [
      await aReport(app, { company: { name: 'Redwood Data' } }),
      await aReport(app, { company: { name: 'Redwood Data' } }),
    ];
    for (const { id } of [gone, kept])
      await coach.call('post', apiPaths.adminResendEmail(id)).expect(200);
    await app.dataSource.query(
      `INSERT INTO audit_entries (user_id, username, action, target_type, target_id, company_name,
         request_id)
       VALUES (gen_random_uuid(), 'old', 'report.regenerate', 'report', 'of before', $1, 'r')`,
      [gone.companyName],
    );
    // A mail that is just being sent is waited for.
    await remove(gone.companyId).expect(200);
    const named = (companyName: string | null) => [expect.objectContaining({ companyName })];
    expect(await trailOf(app, gone.id)).toEqual(named(null));
    expect(await trailOf(app, kept.id)).toEqual(named('Redwood Data'));
    // An entry without a company’s id is matched by its name.
    expect(await trailOf(app, 'of before')).toEqual(named(null));
  });

  it('asked for many times at once is done and written down once', async () => {
    const { companyId } = await aReport(app);
    const answers = await Promise.all(Array.from({ length: 6 }, () => remove(companyId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await trailOf(app, companyId)).toHaveLength(1);
  });

  it('while its report is being written leaves no row, and no mail comes of it', async () => {
    const before = await rows();
    const { id, companyId } = await aReport(app, { status: 'pending' });
    const analyses = app.app.get(AnalysisRepository);
    const claim = (await analyses.claim(id))!;

    await remove(companyId).expect(200);
    const report = app.app.get(BuiltinWriter).write(claim.answers, claim.submittedAt);
    expect(await analyses.complete(claim, report)).toBeNull();
    expect(await analyses.tryAgain(claim, 0, 'late')).toBe(false);
    expect(await rows()).toEqual(before);
  });

  it('waits while a mail is handed over, so that none goes out afterwards', async () => {
    const { id, companyId } = await aReport(app);
    const deliveryId = await aDelivery(app, id);
    let takeIt = (): void => undefined;
    const taken = new Promise<void>((resolve) => (takeIt = resolve));
    mailServer.answer({ recipient: () => taken.then(() => accepted) });
    const sending = app.app.get(DeliveryProcessor).deliver({ deliveryId });
    await eventually('the claim', async () => (await deliveryRow(app, deliveryId)).runId);

    const tries = jest.spyOn(app.dataSource, 'transaction');
    let isGone = false;
    const removal = remove(companyId)
      .expect(200)
      .then(() => (isGone = true));
    await eventually('a second try', () =>
      Promise.resolve(tries.mock.calls.length > 1 ? true : null),
    );
    expect(isGone).toBe(false);
    await detail(companyId);
    takeIt();
    await Promise.all([sending, removal]);
    const { length } = mailServer.received;
    await app.app.get(DeliveryProcessor).deliver({ deliveryId });
    expect(mailServer.received).toHaveLength(length);
  });

  it('is refused when the mail server takes too long, and the company stays', async () => {
    const { id, companyId } = await aReport(app);
    const claim = await app.app.get(DeliveryRepository).claim(await aDelivery(app, id));

    const { body } = await remove(companyId).expect(409);
    expect(body).toMatchObject({ message: messages.mailBeingSent });
    await detail(companyId);
    expect(await trailOf(app, companyId)).toEqual([]);
    await app.app.get(DeliveryRepository).handBack(claim!);
    await remove(companyId).expect(200);
  });
});
