import {
  type Analysis,
  analysisSchema,
  apiPaths,
  exampleQuestionnaire,
  reportRecordSchema,
} from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach } from '../../support/coach.js';
import {
  aLink,
  aReport,
  type StoredReport,
  type Submission,
} from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ COMPANY_NAME: 'Lighthouse Coaching' });
});
afterAll(() => app.close());

/** The report as its owner gets it, by a link. */
const answerOf = async ({ id }: StoredReport): Promise<Analysis> => {
  const { body } = await app.http.get(apiPaths.analysis(id, await aLink(app, id))).expect(200);
  return body as Analysis;
};

const again = ({ companyName, owner }: StoredReport, submission: Submission) =>
  aReport(app, { company: { name: companyName, owner_email: owner }, ...submission });

const on = (day: string): Pick<Submission, 'submittedAt'> => ({
  submittedAt: new Date(`2026-03-${day}T10:00:00Z`),
});

describe('the answer that carries a report', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('is compressed as its reader takes it: %p is answered with %p', async (accepted, encoding) => {
    const report = await aReport(app);
    const { headers, body } = await app.http
      .get(apiPaths.analysis(report.id, await aLink(app, report.id)))
      .set('Accept-Encoding', accepted)
      .expect(200)
      .expect('Content-Type', 'application/json; charset=utf-8')
      .expect('Cache-Control', 'no-store')
      .expect('Vary', 'Accept-Encoding');
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).not.toHaveProperty('etag');
    expect(analysisSchema.parse(body).id).toBe(report.id);
  });

  it('has these parts, as they are agreed, and no other (S26)', async () => {
    const earlier = await aReport(app, on('01'));
    const answer = await answerOf(await again(earlier, on('02')));
    expect(analysisSchema.parse(answer)).toEqual(answer);
    expect(Object.keys(answer).sort()).toEqual([
      'actionPlan',
      'aiGenerated',
      'answers',
      'businessScore',
      'coachComments',
      'company',
      'conclusions',
      'contextScore',
      'emailSendStatus',
      'emailSentAt',
      'emailSentTo',
      'evidence',
      'findings',
      'generationError',
      'generationStatus',
      'id',
      'leadershipScore',
      'levels',
      'marks',
      'offersWhatIf',
      'overallScore',
      'page',
      'previous',
      'provenance',
      'provider',
      'readiness',
      'revenueShares',
      'scoreBreakdown',
      'signedComments',
      'situation',
      'submittedAt',
      'summary',
    ]);
    expect(Object.keys(answer.previous!).sort()).toEqual([
      'areas',
      'earlier',
      'items',
      'later',
      'overall',
    ]);
    expect(answer.provider).toBe('Lighthouse Coaching');
  });

  it('says who wrote it, and keeps what that took for the coach (S26)', async () => {
    const wording = {
      promptVersion: '1',
      factsHash: 'f'.repeat(64),
      tokens: 41_000,
      requests: 7,
      seconds: 33,
      failedChecks: [{ part: 'plan', check: 'V3', place: 'gaps S-01', why: 'canary' }],
      fellBack: ['plan'],
    };
    const known = { engine: 'openai', rulesVersion: '1', model: 'a-model', isFallback: true };
    const full = { ...known, wording, fallbackReason: 'canary' };
    const report = await aReport(app);
    await app.dataSource.query(`UPDATE analyses SET provenance = $2 WHERE id = $1`, [
      report.id,
      JSON.stringify(full),
    ]);

    const answer = await answerOf(report);
    expect(answer.provenance).toEqual(known);
    expect(answer.aiGenerated).toBe(true);
    const coach = await aCoach(app);
    const { body: asCoach } = await coach.call('get', apiPaths.analysis(report.id, null));
    expect(JSON.stringify([answer, asCoach])).not.toMatch(/canary|41000/);
    const { body } = await coach.call('get', apiPaths.adminReport(report.id)).expect(200);
    expect(reportRecordSchema.parse(body).provenance).toEqual(full);
  });

  it('names the owner’s address once, as where the mail went, and the phone never (S26)', async () => {
    const report = await aReport(app, { company: { owner_phone: '+44 20 7946 0123' } });
    const { emailSentTo, answers, ...rest } = await answerOf(report);
    expect(emailSentTo).toBe(report.owner);
    expect(answers.length).toBeGreaterThan(5);
    const text = JSON.stringify([answers, rest]);
    expect(text).not.toContain(report.owner);
    expect(text).not.toContain('7946');
  });
});

describe('what changed since the report before', () => {
  const withBusinessPlan = (hasIt: boolean): Pick<Submission, 'answers'> => ({
    answers: { documents: { ...exampleQuestionnaire.documents, businessPlan: hasIt } },
  });

  it('is nothing for a company’s first report, whatever others wrote before', async () => {
    await aReport(app, on('01'));
    const first = await aReport(app, on('02'));
    await again(first, on('03'));
    expect((await answerOf(first)).previous).toBeNull();
  });

  it('is told against the newest completed one that was sent before', async () => {
    const first = await aReport(app, on('01'));
    const second = await again(first, { ...on('02'), ...withBusinessPlan(false) });
    await again(first, { ...on('03'), status: 'failed' });
    await again(first, { ...on('04'), status: 'pending' });
    const third = await again(first, { ...on('05'), ...withBusinessPlan(true) });
    await again(first, on('06'));

    const answer = await answerOf(third);
    const before = await answerOf(second);
    expect(answer.previous).toEqual({
      earlier: { id: second.id, submittedAt: '2026-03-02T10:00:00.000Z' },
      later: { id: third.id, submittedAt: '2026-03-05T10:00:00.000Z' },
      overall: { before: before.overallScore, after: answer.overallScore },
      areas: [
        { area: 'systems', before: before.businessScore, after: answer.businessScore },
        { area: 'leadership', before: before.leadershipScore, after: answer.leadershipScore },
        { area: 'market', before: before.contextScore, after: answer.contextScore },
      ],
      items: [
        {
          id: 'bp',
          area: 'leadership',
          label: expect.any(String),
          before: { answer: expect.any(String), points: 0, given: true },
          after: { answer: expect.any(String), points: 10, given: true },
        },
      ],
    });
  });

  it('goes by the response’s id between two of one moment', async () => {
    const one = await aReport(app, on('01'));
    const other = await again(one, on('01'));
    const [earlier, later] = await app.dataSource.query<{ id: string }[]>(
      `SELECT analyses.id FROM analyses JOIN responses ON responses.id = response_id
       WHERE company_id = $1 ORDER BY responses.id`,
      [one.companyId],
    );
    const told = [(await answerOf(one)).previous, (await answerOf(other)).previous];
    expect(told.filter((each) => each !== null)).toMatchObject([{ earlier, later }]);
  });

  it('is the same that coaches see of the newest two', async () => {
    const first = await aReport(app, on('01'));
    const second = await again(first, { ...on('02'), ...withBusinessPlan(false) });
    const coach = await aCoach(app);
    const { body } = await coach.call('get', apiPaths.adminComparison(first.companyId)).expect(200);
    expect((await answerOf(second)).previous).toEqual(body.comparison);
  });
});
