import { randomUUID } from 'node:crypto';
import {
  apiPaths,
  exampleQuestionnaire,
  messages,
  type Questionnaire,
  type ReportRecord,
  reportRecordSchema,
} from '@ellac/contracts';
import { diagnose, talkQuestionsOf } from '@ellac/diagnosis';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AnalysisRepository } from '../../../src/analysis/analysis.repository.js';
import { aCoach, type Coach } from '../../support/coach.js';
import { aDelivery, aLink, aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());

const record = async (id: string): Promise<ReportRecord> => {
  const { body } = await coach.call('get', apiPaths.adminReport(id)).expect(200);
  expect(reportRecordSchema.parse(body)).toEqual(body);
  return reportRecordSchema.parse(body);
};

/** Contradictory answers: nearly all sales are single sales, yet nearly all customers return. */
const customer = {
  ...exampleQuestionnaire.customer,
  retention_rate: 95,
  revenue_breakdown: { recurring: 0, project: 10, oneTime: 90 },
};

describe('the record of a report', () => {
  it('has what only coaches see', async () => {
    const submittedAt = new Date('2026-03-01T10:00:00Z');
    const { id, owner, companyId, companyName } = await aReport(app, {
      submittedAt,
      answers: { customer },
    });

    const found = await record(id);
    expect(found).toMatchObject({
      id,
      company: { id: companyId, name: companyName },
      submittedAt: '2026-03-01T10:00:00.000Z',
      generationStatus: 'completed',
      generationError: null,
      attempt: 0,
      completedAt: '2026-03-01T10:00:00.000Z',
      recipientEmail: owner,
      ownerPhone: exampleQuestionnaire.company_info.owner_phone,
      provenance: { engine: 'builtin' },
      overallScore: expect.any(Number),
      band: expect.any(String),
      deliveries: [],
      readers: [{ username: coach.username, displayName: null, lastReadAt: expect.any(String) }],
    });
    const answers: Questionnaire = {
      ...exampleQuestionnaire,
      customer,
      company_info: {
        ...exampleQuestionnaire.company_info,
        name: companyName,
        owner_email: owner,
      },
    };
    expect(found.answers).toEqual(answers);
    const diagnosis = diagnose(answers, found.submittedAt.slice(0, 10));
    expect(found.selfPerceptionGap).toBe(diagnosis.selfPerceptionGap);
    expect(found.questions).not.toEqual([]);
    expect(found.questions).toEqual(talkQuestionsOf(answers, diagnosis));
    expect(found.textFacts?.map(({ kind }) => kind)).toEqual(['slow-quotes']);
  });

  it('tells who read it, and when the link in its mail was first opened', async () => {
    const { id } = await aReport(app);
    const token = await aLink(app, id);
    await record(id);
    const colleague = await aCoach(app);
    await colleague.call('get', apiPaths.adminReport(id)).expect(200);
    const before = await record(id);
    expect(before.readers.map(({ username }) => username)).toEqual([
      colleague.username,
      coach.username,
    ]);
    expect(before.deliveries.map(({ openedAt }) => openedAt)).toEqual([null]);

    await app.http.get(apiPaths.verifyReport(id, 'not the token')).expect(401);
    expect((await record(id)).deliveries[0]?.openedAt).toBeNull();
    // A mail scanner may check the link, too.
    await app.http.get(apiPaths.verifyReport(id, token)).expect(200);
    expect((await record(id)).deliveries[0]?.openedAt).toBeNull();
    await app.http.get(apiPaths.analysis(id, token)).expect(200);
    const opened = (await record(id)).deliveries[0]?.openedAt;
    expect(opened).toEqual(expect.any(String));
    await app.http.get(apiPaths.analysis(id, token)).expect(200);
    expect((await record(id)).deliveries[0]?.openedAt).toBe(opened);
  });

  it('is not read while it is not there', async () => {
    const { id } = await aReport(app, { status: 'failed' });
    expect((await record(id)).readers).toEqual([]);
  });

  it('is read of answers from before a question was added', async () => {
    const { id, companyId } = await aReport(app);
    await app.dataSource.query(
      `UPDATE responses SET answers = answers #- '{customer,retention_rate}' WHERE company_id = $1`,
      [companyId],
    );
    expect((await record(id)).answers.customer).not.toHaveProperty('retention_rate');
  });

  it('has what was read from the texts, which the owner’s answer does not', async () => {
    const sentence = 'My foreman <b>Ruth</b> retires in April 2027.';
    const report = await aReport(app, {
      submittedAt: new Date('2026-03-01T10:00:00Z'),
      answers: {
        qualitative: {
          ...exampleQuestionnaire.qualitative,
          challenges: `${sentence} Nobody has been found for the work yet.`,
        },
        meta: { circumstances: [{ kind: 'wish-exit' }] },
      },
    });
    const found = await record(report.id);
    expect(found.textFacts).toEqual([
      {
        id: 'T01',
        kind: 'person-leaves',
        path: 'qualitative.challenges',
        sentence,
        tense: 'coming',
        person: expect.any(String),
        date: '2027-04-30',
        origin: 'pattern',
      },
      { id: 'T02', kind: 'wish-exit', origin: 'owner' },
    ]);
    const [open] = found.questions.filter(({ kind }) => kind === 'open-fact');
    expect(open).toMatchObject({ finding: 'The owner wants to leave and names no time.' });

    const link = apiPaths.analysis(report.id, await aLink(app, report.id));
    const { text } = await app.http.get(link).expect(200);
    expect(text).not.toContain(open!.finding);
    expect(text).not.toMatch(/"(?:textFacts|questions|selfPerceptionGap|origin)"/);
  });

  it('of an older report has the questions that were kept, and nothing read', async () => {
    const questions = [{ id: 'C-01', finding: 'Two answers differ.', question: 'Which is right?' }];
    const notes = { selfPerceptionGap: null, questions, notKnown: [] };
    const { id } = await aReport(app);
    await app.dataSource.query(`UPDATE analyses SET coach_notes = $2 WHERE id = $1`, [id, notes]);
    expect(await record(id)).toMatchObject({ questions, textFacts: null, suspiciousAnswers: [] });
  });

  it('names the situation of a report that has one', async () => {
    const situation = { id: 'grow', because: ['growth.projected_growth'] };
    const { id } = await aReport(app);
    await app.dataSource.query(
      `UPDATE analyses SET content = content || jsonb_build_object('situation', $2::jsonb)
       WHERE id = $1`,
      [id, situation],
    );
    expect((await record(id)).situation).toEqual(situation);
    await app.dataSource.query(
      `UPDATE analyses SET content = content - 'situation' WHERE id = $1`,
      [id],
    );
    expect((await record(id)).situation).toBeNull();
  });

  it.each(['pending', 'failed'] as const)('is there while the report is %s', async (status) => {
    const { id } = await aReport(app, { status });
    await app.dataSource.query(
      `UPDATE analyses SET attempt = 3, generation_error = $2 WHERE id = $1`,
      [id, status === 'failed' ? 'The analyst gave up.' : null],
    );
    expect(await record(id)).toMatchObject({
      generationStatus: status,
      generationError: status === 'failed' ? 'The analyst gave up.' : null,
      attempt: 3,
      completedAt: null,
      provenance: null,
      selfPerceptionGap: null,
      questions: [],
      textFacts: null,
      deliveries: [],
    });
  });

  it('is there while a worker has it', async () => {
    const { id } = await aReport(app, { status: 'pending' });
    await app.app.get(AnalysisRepository).claim(id);
    expect(await record(id)).toMatchObject({ generationStatus: 'processing', attempt: 1 });
  });

  it.each([randomUUID(), 'fix-stuck-processing', '17', "' OR 1=1"])(
    'of %s is not found',
    async (id) => {
      const { body } = await coach.call('get', apiPaths.adminReport(id)).expect(404);
      expect(body).toMatchObject({ message: messages.reportNotFound });
    },
  );
});

describe('the mails of a report', () => {
  it('stand there with their links, the newest first', async () => {
    const { id, owner } = await aReport(app);
    await aLink(app, id, '2 hours');
    await aDelivery(app, id);
    await app.dataSource.query(
      `UPDATE email_deliveries SET created_at = now() - interval '2 hours', server_reply = '250 ok'
       WHERE status = 'sent'`,
    );

    const { deliveries } = await record(id);
    expect(deliveries).toEqual([
      {
        id: expect.any(String),
        recipient: owner,
        reason: 'completed',
        status: 'pending',
        attempt: 0,
        createdAt: expect.any(String),
        sentAt: null,
        openedAt: null,
        linkExpiresAt: null,
        isRevoked: false,
        serverReply: null,
      },
      expect.objectContaining({ status: 'sent', attempt: 1, serverReply: '250 ok' }),
    ]);
    const { sentAt, linkExpiresAt } = deliveries[1]!;
    const day = 24 * 3_600_000;
    expect(new Date(linkExpiresAt!).getTime() - new Date(sentAt!).getTime()).toBe(day);
  });

  it('have no link that works before they are out', async () => {
    const { id } = await aReport(app);
    await aLink(app, id);
    await app.dataSource.query(
      `UPDATE email_deliveries SET status = 'failed', reason = 'resend' WHERE analysis_id = $1`,
      [id],
    );
    expect((await record(id)).deliveries).toMatchObject([
      { reason: 'resend', status: 'failed', linkExpiresAt: null },
    ]);
  });

  it('say which links a correction of the address ended, but not those that were over', async () => {
    const { id } = await aReport(app);
    await aLink(app, id);
    const ended = (await record(id)).deliveries[0]!.id;
    await aLink(app, id, '2 days');
    const email = `${randomUUID()}@example.com`;
    await coach.call('post', apiPaths.adminUpdateEmail(id)).send({ email }).expect(200);

    const { recipientEmail, deliveries } = await record(id);
    expect(recipientEmail).toBe(email);
    expect(deliveries).toHaveLength(2);
    expect(deliveries.filter(({ isRevoked }) => isRevoked).map((each) => each.id)).toEqual([ended]);
  });
});
