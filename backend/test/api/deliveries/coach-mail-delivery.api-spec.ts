import { randomUUID } from 'node:crypto';
import { apiPaths, companyDetailSchema, companyPageSchema } from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AnalysisPresenter } from '../../../src/reports/analysis.presenter.js';
import { failureReasons as analysisFailures } from '../../../src/analysis/analysis-failure-reasons.js';
import { RepairService } from '../../../src/analysis/repair/repair.service.js';
import { CoachMails } from '../../../src/deliveries/coach-mails.js';
import { deliveryRetry, triesOf } from '../../../src/leases/retry-policy.js';
import { accessTokenOf } from '../../../src/deliveries/access-token.js';
import { DeliveryProcessor } from '../../../src/deliveries/sending/delivery.processor.js';
import { DeliveryRepository } from '../../../src/deliveries/delivery.repository.js';
import { DeliverySweep } from '../../../src/deliveries/sending/delivery.sweep.js';
import { failureReasons } from '../../../src/deliveries/mail-failure-reasons.js';
import { aCoach } from '../../support/coach.js';
import {
  allMailsDone,
  aLostReport,
  loseAtLastTry,
  newsOf,
  someNews,
} from '../../support/mails/coach-news.js';
import { eventually } from '../../support/eventually.js';
import {
  aDelivery,
  aLink,
  aReport,
  deliveryRow,
  type StoredReport,
} from '../../support/rows/factories.js';
import { accepted, aMailServer, type MailServer } from '../../support/services/mail-server.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;

const unique = (): string => randomUUID().slice(0, 8);
const deliver = (deliveryId: string) => app.app.get(DeliveryProcessor).deliver({ deliveryId });
const set = (deliveryId: string, assignment: string) =>
  app.dataSource.query(`UPDATE email_deliveries SET ${assignment} WHERE id = $1`, [deliveryId]);

describe('the coach', () => {
  const coachEmail = `coach-${unique()}@example.com`;
  let mailServer: MailServer;
  beforeAll(async () => {
    mailServer = await aMailServer();
    app = await startTestApp({ SMTP_URL: mailServer.url, COACH_EMAIL: coachEmail });
  });
  afterAll(async () => {
    await app.close();
    await mailServer.close();
  });
  afterEach(() => {
    mailServer.answer({});
    jest.restoreAllMocks();
  });

  /** Lets the mail server refuse the mails to owners, or those to the coach. */
  const refuse = (whom: 'owners' | 'coach', words: string) => {
    mailServer.answer({
      recipient: (line) =>
        Promise.resolve(line.includes(coachEmail) === (whom === 'coach') ? words : accepted),
    });
  };
  const received = (deliveryId: string): string[] =>
    mailServer.received.filter((mail) => mail.includes(`<${deliveryId}@`));

  /** What the coach sees about the delivery of a report. */
  const shown = async ({ id, companyId, companyName }: StoredReport) => {
    const coach = await aCoach(app);
    const { emailSendStatus, emailSentAt, emailSentTo } = (await app.app
      .get(AnalysisPresenter)
      .present(id))!;
    const listed = async (query: object) => {
      const path = apiPaths.adminCompanies({ search: companyName, ...query });
      return companyPageSchema.parse((await coach.call('get', path).expect(200)).body).items;
    };
    const { body } = await coach.call('get', apiPaths.adminCompany(companyId)).expect(200);
    const { reports } = companyDetailSchema.parse(body);
    return {
      emailSendStatus,
      emailSentAt,
      emailSentTo,
      inList: (await listed({})).map(({ newest }) => newest?.emailSendStatus),
      byFilter: [
        (await listed({ emailStatus: 'sent' })).length,
        (await listed({ emailStatus: 'failed' })).length,
        (await listed({ emailStatus: 'pending' })).length,
      ],
      inDetail: reports.map(({ analysis }) => [
        analysis?.emailSendStatus,
        analysis?.emailSentAt,
        analysis?.emailSentTo,
      ]),
    };
  };

  it('hears once of a mail that an owner’s server refused, with its words', async () => {
    refuse('owners', '550 5.1.1 No such user, see https://evil.example/x');
    const report = await aReport(app);
    const deliveryId = await aDelivery(app, report.id);
    await deliver(deliveryId);
    await deliver(deliveryId);
    await allMailsDone(app, report.id);

    expect(await shown(report)).toMatchObject({
      emailSendStatus: 'failed',
      emailSentTo: report.owner,
      inList: ['failed'],
      byFilter: [0, 1, 0],
    });
    const news = await newsOf(app, report.id);
    expect(news).toEqual([
      {
        id: expect.any(String),
        recipient: coachEmail,
        reason: 'coach-mail-failed',
        status: 'sent',
      },
    ]);
    const [mail] = received(news[0]!.id);
    const readable = mail!.replace(/=\r\n/g, '');
    expect(readable).toContain(`Subject: A mail failed: ${report.companyName}`);
    expect(readable).toContain('550 5.1.1 No such user');
    expect(readable).toContain(report.owner.split('@')[0]);
    expect(readable).toContain('"Update Email"');
    expect(readable).not.toContain('https://evil');
  });

  it('hears of an owner’s mail only after its last try', async () => {
    refuse('owners', '451 4.3.0 Try later');
    const { id } = await aReport(app);
    const deliveryId = await aDelivery(app, id);
    await deliver(deliveryId);
    expect(await newsOf(app, id)).toEqual([]);

    await set(deliveryId, `attempt = ${triesOf(deliveryRetry) - 1}, next_attempt_at = now()`);
    await deliver(deliveryId);
    await allMailsDone(app, id);
    const [news] = await newsOf(app, id);
    const details = { recipient: expect.any(String), failure: expect.stringMatching(/7 tries/) };
    expect(await deliveryRow(app, news!.id)).toMatchObject({ status: 'sent', details });
  });

  it('hears once of mails that were lost, however many sweep at once', async () => {
    const { id } = await aReport(app);
    await loseAtLastTry(app, await aDelivery(app, id));
    const sweep = app.app.get(DeliverySweep);
    const summaries = await Promise.all([sweep.run(), sweep.run(), sweep.run()]);

    expect(summaries.map(({ failed }) => failed).sort()).toEqual([0, 0, 1]);
    await allMailsDone(app, id);
    const [news, ...others] = await newsOf(app, id);
    expect(others).toEqual([]);
    expect((await deliveryRow(app, news!.id)).details).toMatchObject({
      failure: failureReasons.workerLost,
    });
  });

  it('hears nothing from a worker that lost its lease', async () => {
    const { id } = await aReport(app);
    const deliveries = app.app.get(DeliveryRepository);
    const zombie = (await deliveries.claim(await aDelivery(app, id)))!;
    await deliveries.handBack(zombie);
    expect(await deliveries.fail(zombie, 'too late')).toEqual([]);
    expect(await newsOf(app, id)).toEqual([]);
  });

  it('hears of no mail that is replaced or whose address was corrected', async () => {
    const { id } = await aReport(app);
    const outdated = await aDelivery(app, id);
    await set(outdated, `token_hash = 'made from another secret'`);
    await deliver(outdated);
    await allMailsDone(app, id);

    const waiting = await aDelivery(app, id, -3600);
    const coach = await aCoach(app);
    const email = `corrected-${unique()}@example.com`;
    await coach.call('post', apiPaths.adminUpdateEmail(id)).send({ email }).expect(200);
    for (const ended of [outdated, waiting])
      expect(await deliveryRow(app, ended)).toMatchObject({ status: 'failed' });
    expect(await newsOf(app, id)).toEqual([]);
  });

  it.each([
    ['refused for good', '550 5.1.1 No such coach', 'failed'],
    ['told to come later', '450 4.2.0 Later', 'pending'],
    ['reached', accepted, 'sent'],
  ])('who is %s changes nothing of what is shown of the owner', async (_what, words, status) => {
    const report = await aReport(app);
    await aLink(app, report.id, '1 hour');
    const before = await shown(report);
    expect(before).toMatchObject({ emailSendStatus: 'sent', byFilter: [1, 0, 0] });

    refuse('coach', words);
    const deliveryId = await someNews(app, report);
    await deliver(deliveryId);
    expect((await deliveryRow(app, deliveryId)).status).toBe(status);
    expect(await shown(report)).toEqual(before);
  });

  it('who cannot be told is told nothing more', async () => {
    refuse('coach', '550 5.1.1 No such coach');
    const report = await aReport(app);
    const refused = await someNews(app, report);
    await deliver(refused);
    const lost = await someNews(app, report);
    await loseAtLastTry(app, lost);
    expect((await app.app.get(DeliverySweep).run()).failed).toBe(1);

    for (const id of [refused, lost])
      expect(await deliveryRow(app, id)).toMatchObject({ status: 'failed' });
    expect((await newsOf(app, report.id)).map(({ id }) => id).sort()).toEqual(
      [refused, lost].sort(),
    );
  });

  it('gets a mail that a crash sends twice as one mail, whatever was done meanwhile', async () => {
    const report = await aLostReport(app);
    await app.app.get(RepairService).run();
    await allMailsDone(app, report.id);
    const [news] = await newsOf(app, report.id);

    const coach = await aCoach(app);
    await coach.call('post', apiPaths.adminRegenerate(report.id)).expect(200);
    await app.dataSource.query(`UPDATE companies SET name = 'Renamed' WHERE id = $1`, [
      report.companyId,
    ]);
    await set(
      news!.id,
      `status = 'pending', run_id = gen_random_uuid(), lease_until = now() - interval '1 second'`,
    );
    await deliver(news!.id);

    const [first, second, ...others] = received(news!.id);
    expect(first).toContain(analysisFailures.workerLost.slice(0, 40));
    expect(second).toBe(first);
    expect(others).toEqual([]);
  });

  it('gets no link to a report: there is no token, and none can be stored', async () => {
    const report = await aReport(app);
    const deliveryId = await someNews(app, report);
    await deliver(deliveryId);

    const token = accessTokenOf(app.environment.SECRET, deliveryId);
    const [mail] = received(deliveryId);
    expect(mail).not.toContain(token);
    expect(mail).not.toContain('verify-report');
    expect(await deliveryRow(app, deliveryId)).toMatchObject({
      status: 'sent',
      tokenHash: null,
      tokenExpiresAt: null,
    });
    await app.http.get(apiPaths.verifyReport(report.id, token)).expect(401);
    await app.http.get(apiPaths.analysis(report.id, token)).expect(401);
    await expect(set(deliveryId, `token_hash = 'x'`)).rejects.toThrow(/email_deliveries_token/);
  });

  it('is not hastened, ended or waited for by what is done to the owner’s mails', async () => {
    const report = await aReport(app);
    const waiting = await someNews(app, report);
    await set(waiting, `next_attempt_at = now() + interval '1 hour'`);
    const inHand = await someNews(app, report);
    await app.app.get(DeliveryRepository).claim(inHand);
    const before = [await deliveryRow(app, waiting), await deliveryRow(app, inHand)];

    const coach = await aCoach(app);
    const email = `corrected-${unique()}@example.com`;
    await coach.call('post', apiPaths.adminUpdateEmail(report.id)).send({ email }).expect(200);
    await coach.call('post', apiPaths.adminResendEmail(report.id)).expect(200);
    await eventually('the owner’s mail', () =>
      Promise.resolve(mailServer.received.find((mail) => mail.includes(email))),
    );
    expect([await deliveryRow(app, waiting), await deliveryRow(app, inHand)]).toEqual(before);

    await coach.call('delete', apiPaths.adminCompany(report.companyId)).expect(200);
    expect(await newsOf(app, report.id)).toEqual([]);
    const { length } = mailServer.received;
    await deliver(waiting);
    expect(mailServer.received).toHaveLength(length);
  });

  it('is told of a failure only if it is stored: both or neither', async () => {
    refuse('owners', '550 5.1.1 No such user');
    const { id } = await aReport(app);
    const deliveryId = await aDelivery(app, id);
    const create = jest.spyOn(app.app.get(CoachMails), 'create');
    create.mockRejectedValueOnce(new Error('the database is full'));
    await expect(deliver(deliveryId)).rejects.toThrow('the database is full');
    expect(await deliveryRow(app, deliveryId)).toMatchObject({ status: 'pending' });
    expect(await newsOf(app, id)).toEqual([]);
  });

  it('does not keep a deletion and a failing mail waiting for each other', async () => {
    const report = await aReport(app);
    const deliveryId = await aDelivery(app, report.id);
    const deliveries = app.app.get(DeliveryRepository);
    const claim = (await deliveries.claim(deliveryId))!;
    // The lease ran out as well, so that a sweep would end the delivery.
    await set(deliveryId, `attempt = ${triesOf(deliveryRetry)}, lease_until = now()`);

    // A deletion at the point between its lock of the report and its lock of the mails.
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`SELECT FROM analyses WHERE id = $1 FOR UPDATE`, [report.id]);
    const failing = deliveries.fail(claim, '550 No');
    await eventually('the wait', async () => {
      const waiting = await app.dataSource.query<unknown[]>(
        `SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length > 0 ? true : null;
    });
    expect(await app.app.get(DeliverySweep).run()).toMatchObject({ failed: 0 });
    await runner.query(`SELECT FROM email_deliveries WHERE id = $1 FOR UPDATE NOWAIT`, [
      deliveryId,
    ]);
    await runner.commitTransaction();
    await runner.release();
    expect(await failing).toHaveLength(1);
  });
});
