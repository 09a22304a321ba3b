import { randomUUID } from 'node:crypto';
import { apiPaths, formatDateTime, type Questionnaire } from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AnalysisProcessor } from '../../../src/analysis/analysis.processor.js';
import { AnalysisRepository } from '../../../src/analysis/analysis.repository.js';
import { failureReasons } from '../../../src/analysis/analysis-failure-reasons.js';
import { RepairService } from '../../../src/analysis/repair/repair.service.js';
import { BuiltinWriter } from '../../../src/analysis/writers/builtin-writer.js';
import { readSetting } from '../../../src/config/environment.js';
import { analysisRetry, triesOf } from '../../../src/leases/retry-policy.js';
import { DeliveryProcessor } from '../../../src/deliveries/sending/delivery.processor.js';
import { DeliverySweep } from '../../../src/deliveries/sending/delivery.sweep.js';
import {
  allMailsDone,
  aLostReport,
  loseAtLastTry,
  newsOf,
  someNews,
} from '../../support/mails/coach-news.js';
import { eventually } from '../../support/eventually.js';
import { aDelivery, aReport, type StoredReport } from '../../support/rows/factories.js';
import { aMailServer, type MailServer } from '../../support/services/mail-server.js';
import {
  type CaughtMail,
  headersOf,
  mailOf,
  mailsArrived,
  mailsTo,
} from '../../support/mails/caught-mails.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;

const deliver = (deliveryId: string) => app.app.get(DeliveryProcessor).deliver({ deliveryId });
const reasonsOf = async (reportId: string) =>
  (await newsOf(app, reportId)).map(({ reason }) => reason);

describe('the coach', () => {
  const coachEmail = `coach-${randomUUID().slice(0, 8)}@example.com`;
  beforeAll(async () => {
    app = await startTestApp({
      COACH_EMAIL: coachEmail,
      PUBLIC_URL: 'https://evaluate.example',
      COMPANY_NAME: 'Coaching & Sons',
    });
  });
  afterAll(() => app.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** The one mail about a company. Waits until all mails of its report are done. */
  const theMail = async ({ id, companyName }: StoredReport): Promise<CaughtMail> => {
    await allMailsDone(app, id);
    const mails = await eventually('the mail to the coach', async () => {
      const found = (await mailsTo(coachEmail)).filter(({ subject }) =>
        subject.includes(companyName),
      );
      return found.length > 0 ? found : null;
    });
    expect(mails).toHaveLength(1);
    return mails[0]!;
  };

  const submit = async (questionnaire: Questionnaire, key = randomUUID()) => {
    const send = () =>
      app.http.post(apiPaths.submit).set('Idempotency-Key', key).send(questionnaire).expect(201);
    const [{ body }] = await Promise.all([send(), send(), send()]);
    const [row] = await app.dataSource.query<
      { id: string; companyId: string; submittedAt: Date }[]
    >(
      `SELECT analyses.id, company_id AS "companyId", submitted_at AS "submittedAt"
       FROM analyses JOIN responses ON responses.id = response_id WHERE response_id = $1`,
      [body.responseId],
    );
    await mailsArrived(questionnaire.company_info.owner_email);
    return row!;
  };

  it('hears of a submission once: who, when and where, and nothing that was answered', async () => {
    const questionnaire = aQuestionnaire({ owner_first_name: 'Ada', owner_last_name: 'Love' });
    questionnaire.meta = { notKnown: ['customer.retention_rate'] };
    const { name, owner_email, owner_phone } = questionnaire.company_info;
    const { id, companyId, submittedAt } = await submit(questionnaire);

    const mail = await theMail({ id, companyId, companyName: name, owner: owner_email });
    expect(mail.subject).toBe(`New submission: ${name}`);
    expect(mail.envelope.to).toEqual([{ address: coachEmail }]);
    expect(mail.text).toContain(`Ada Love on ${formatDateTime(submittedAt, 'UTC')} UTC`);
    expect(mail.text).toContain('Coaching & Sons');
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual([
      `https://evaluate.example/admin/companies/${companyId}`,
    ]);
    expect(mail.html).toContain(`href="https://evaluate.example/admin/companies/${companyId}"`);
    expect(mail.html).toMatch(/@media \(prefers-color-scheme: dark\)/);
    const { qualitative, growth, staff } = questionnaire;
    const answers = [qualitative.vision, qualitative.challenges, growth.strategy, staff.training];
    for (const answer of [...answers, owner_email, owner_phone, 'token', '/results/'])
      expect(mail.subject + mail.text + mail.html).not.toContain(answer);
    expect(await newsOf(app, id)).toEqual([
      expect.objectContaining({ recipient: coachEmail, status: 'sent' }),
    ]);
  });

  it('hears of each submission of one company', async () => {
    const questionnaire = aQuestionnaire();
    const [first, second] = [await submit(questionnaire), await submit(questionnaire)];
    expect(await reasonsOf(first.id)).toEqual(['coach-submission']);
    expect(await reasonsOf(second.id)).toEqual(['coach-submission']);
  });

  it('hears once of an analysis that failed, not of the tries before', async () => {
    jest.spyOn(app.app.get(BuiltinWriter), 'write').mockImplementation(() => {
      throw new Error('the writer is broken');
    });
    const report = await aReport(app, { status: 'pending' });
    for (let attempt = 1; attempt <= triesOf(analysisRetry); attempt += 1) {
      expect(await newsOf(app, report.id)).toEqual([]);
      await app.dataSource.query(`UPDATE analyses SET next_attempt_at = now() WHERE id = $1`, [
        report.id,
      ]);
      await app.app.get(AnalysisProcessor).analyse({ analysisId: report.id });
    }

    const mail = await theMail(report);
    expect(mail.subject).toBe(`A report failed: ${report.companyName}`);
    expect(mail.text).toContain(failureReasons.writerFailed);
    expect(mail.text).toContain('Choose "Regenerate"');
    expect(mail.text).toContain(`/admin/companies/${report.companyId}`);
  });

  it('hears once of what a repair ended, however many repair at once', async () => {
    const report = await aLostReport(app);
    const repair = app.app.get(RepairService);
    await Promise.all([repair.run(), repair.run(), repair.run()]);

    expect((await theMail(report)).text).toContain(failureReasons.workerLost);
    expect(await reasonsOf(report.id)).toEqual(['coach-analysis-failed']);
  });

  it('hears nothing of what a repair lets go on', async () => {
    const report = await aLostReport(app);
    await app.dataSource.query(`UPDATE analyses SET attempt = attempt - 1 WHERE id = $1`, [
      report.id,
    ]);
    await app.app.get(RepairService).run();
    await mailsArrived(report.owner);
    expect(await newsOf(app, report.id)).toEqual([]);
  });

  it('hears nothing from a worker that lost its lease', async () => {
    const { id } = await aReport(app, { status: 'pending' });
    const analyses = app.app.get(AnalysisRepository);
    const zombie = (await analyses.claim(id))!;
    await analyses.handBack(zombie);
    expect(await analyses.fail(zombie, 'too late')).toEqual([]);
    expect(await newsOf(app, id)).toEqual([]);
  });

  it.each([
    ['line breaks', 'Evil\r\nBcc: victim@example.com\r\n\r\nHello'],
    ['a template', '{{link}} {{senderName}}'],
    ['markup', '<a href="http://evil.example">Win</a>'],
    ['an encoded line', '=?utf-8?Q?=0D=0ABcc=3A_v?= é'],
  ])('gets no header, recipient or link by a company name with %s', async (_what, name) => {
    const report = await aReport(app, {
      company: { name: `${randomUUID().slice(0, 8)} ${name}`, owner_last_name: name },
    });
    const deliveryId = await someNews(app, report);
    await deliver(deliveryId);
    const mail = await eventually('the mail', () => mailOf(deliveryId));

    expect(mail.envelope.to).toEqual([{ address: coachEmail }]);
    expect(Object.keys(await headersOf(mail)).sort()).toEqual([
      'Auto-Submitted',
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Subject',
      'To',
    ]);
    expect(mail.subject).toContain(report.companyName.slice(0, 8));
    expect(mail.subject).not.toContain('://');
    expect(mail.text.match(/https?:\/\/\S+/g)).toHaveLength(1);
    expect(mail.html).not.toMatch(/<a (?![^>]*href="https:\/\/evaluate\.example\/)/);
  });
});

describe('without COACH_EMAIL', () => {
  let mailServer: MailServer;
  beforeAll(async () => {
    mailServer = await aMailServer();
    app = await startTestApp({ SMTP_URL: mailServer.url, COACH_EMAIL: ' ' });
  });
  afterAll(async () => {
    await app.close();
    await mailServer.close();
  });

  it('nobody is told of anything', async () => {
    const { body } = await app.http.post(apiPaths.submit).send(aQuestionnaire()).expect(201);
    await eventually('the owner’s mail', () => Promise.resolve(mailServer.received[0]));
    const lost = await aLostReport(app);
    await app.app.get(RepairService).run();
    mailServer.answer({ recipient: '550 5.1.1 No such user' });
    const { id } = await aReport(app);
    const refused = await aDelivery(app, id);
    await deliver(refused);
    await loseAtLastTry(app, await aDelivery(app, id));
    await app.app.get(DeliverySweep).run();

    expect(body.responseId).toBeDefined();
    const [state] = await app.dataSource.query<object[]>(
      `SELECT (SELECT generation_status FROM analyses WHERE id = $1) AS lost,
              (SELECT array_agg(status) FROM email_deliveries WHERE analysis_id = $2) AS mails,
              (SELECT count(*)::int FROM email_deliveries WHERE NOT for_owner) AS news`,
      [lost.id, id],
    );
    expect(state).toEqual({ lost: 'failed', mails: ['failed', 'failed'], news: 0 });
    expect(mailServer.received).toHaveLength(1);
  });
});

describe('COACH_EMAIL', () => {
  const read = (value: string) => readSetting('COACH_EMAIL', { COACH_EMAIL: value });

  it('is one address or nothing', () => {
    expect(read('coach@example.com')).toBe('coach@example.com');
    expect(read('')).toBeUndefined();
  });

  it.each([
    'coach',
    'a@example.com, b@example.com',
    'A <a@example.com>',
    'a@example.com\r\nBcc: b',
  ])('is not %j', (value) => expect(() => read(value)).toThrow('it must be one e-mail address.'));
});
