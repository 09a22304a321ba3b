import { randomUUID } from 'node:crypto';
import { apiPaths, messages, questionnaireSchema, reportContentSchema } from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { beginDownload, finish, goAway } from '../../support/download.js';
import { aDelivery, aLink, aReport, type StoredReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const download = (companyId: string) => coach.call('get', apiPaths.adminCompanyExport(companyId));
const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** Another report of the same company. */
const another = ({ companyName, owner }: StoredReport, submittedAt: Date, status?: 'pending') =>
  aReport(app, {
    company: { name: companyName, owner_email: owner },
    submittedAt,
    ...(status === undefined ? {} : { status }),
  });

describe('the export of a company', () => {
  it('has everything that is stored of it, and what opens a link is not in it', async () => {
    const first = await aReport(app, { submittedAt: new Date('2026-01-02T03:04:05.678Z') });
    const second = await another(first, new Date('2026-02-03T00:00:00Z'), 'pending');
    const token = await aLink(app, first.id, '2 minutes');
    const waiting = await aDelivery(app, first.id);
    const content = 'Łódź, "quoted"\nand 🙂';
    for (const text of [content, 'and another'])
      await coach
        .call('post', apiPaths.adminComments)
        .send({ analysisId: first.id, content: text });
    const notes = { selfPerceptionGap: 1.5, questions: [], notKnown: ['staff.training'] };
    await app.dataSource.query(
      `UPDATE analyses SET coach_notes = $2, tokens_used = 4200, requests_made = 3 WHERE id = $1`,
      [first.id, JSON.stringify(notes)],
    );
    await app.dataSource.query(
      `INSERT INTO worded_parts (analysis_id, part, hash, outcome, words, model)
       VALUES ($1, 'plan', 'hash', 'worded', '{"gaps":["Łódź"]}', 'a-model')`,
      [first.id],
    );
    await app.dataSource.query(
      `INSERT INTO step_ticks (analysis_id, step_id) VALUES ($1, 'S-01')`,
      [first.id],
    );
    await app.dataSource.query(
      `INSERT INTO plan_shares (analysis_id, token_hash, expires_at) VALUES ($1, 'hash', now())`,
      [first.id],
    );
    await app.dataSource.query(
      `INSERT INTO email_deliveries (analysis_id, recipient, reason, for_owner, details, status)
       VALUES ($1, 'coach@coach.example', 'coach-submission', false, '{}', 'failed')`,
      [first.id],
    );
    await aReport(app);

    const answer = await download(first.companyId).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="company-${first.companyId}.json"`,
      'cache-control': 'no-store',
    });
    expect(answer.body).toEqual({
      company: {
        id: first.companyId,
        name: first.companyName,
        ownerFirstName: expect.any(String),
        ownerLastName: expect.any(String),
        ownerEmail: first.owner,
        ownerPhone: expect.any(String),
        industry: expect.any(String),
        country: expect.any(String),
        createdAt: iso,
        updatedAt: iso,
        detailsAsOf: null,
      },
      reports: [
        {
          id: expect.any(String),
          submittedAt: '2026-01-02T03:04:05.678Z',
          answers: expect.anything(),
          analysis: {
            id: first.id,
            recipientEmail: first.owner,
            generationStatus: 'completed',
            generationError: null,
            attempt: 0,
            tokensUsed: 4200,
            requestsMade: 3,
            extractedFacts: null,
            counsel: null,
            createdAt: iso,
            completedAt: iso,
            content: expect.anything(),
            provenance: { engine: 'builtin', rulesVersion: expect.any(String) },
            coachNotes: notes,
            deliveries: [
              {
                id: expect.any(String),
                recipient: first.owner,
                reason: 'completed',
                status: 'sent',
                attempt: 1,
                createdAt: iso,
                sentAt: iso,
                openedAt: null,
                tokenExpiresAt: iso,
                revokedAt: null,
                serverReply: null,
              },
              expect.objectContaining({ id: waiting, status: 'pending', sentAt: null }),
            ],
            comments: [
              { id: expect.any(String), author: 'coach', content, createdAt: iso },
              expect.objectContaining({ content: 'and another' }),
            ],
            doneSteps: [{ stepId: 'S-01', doneAt: iso }],
            planShares: [{ madeBy: 'owner', createdAt: iso, expiresAt: iso, revokedAt: null }],
            wordedParts: [
              {
                part: 'plan',
                outcome: 'worded',
                words: { gaps: ['Łódź'] },
                failedChecks: [],
                model: 'a-model',
                createdAt: iso,
              },
            ],
          },
        },
        {
          id: expect.any(String),
          submittedAt: '2026-02-03T00:00:00.000Z',
          answers: expect.anything(),
          analysis: expect.objectContaining({
            id: second.id,
            generationStatus: 'pending',
            content: null,
            deliveries: [],
            comments: [],
            doneSteps: [],
            planShares: [],
            wordedParts: [],
          }),
        },
      ],
    });
    const [report] = answer.body.reports;
    expect(questionnaireSchema.parse(report.answers)).toEqual(report.answers);
    expect(reportContentSchema.parse(report.analysis.content)).toEqual(report.analysis.content);
    const [{ hash } = { hash: '' }] = await app.dataSource.query<{ hash: string }[]>(
      `SELECT token_hash AS hash FROM email_deliveries WHERE analysis_id = $1 AND status = 'sent'`,
      [first.id],
    );
    expect(hash).toHaveLength(64);
    for (const secret of [token, hash]) expect(answer.text).not.toContain(secret);
  });

  it('is written down', async () => {
    const { companyId, companyName } = await aReport(app);
    await download(companyId).expect(200);
    expect(await trailOf(app, companyId)).toEqual([
      {
        username: coach.username,
        action: 'company.export',
        targetType: 'company',
        companyName,
        requestId: expect.any(String),
        details: { reports: 1 },
      },
    ]);
  });

  it('has responses without an analysis, and companies without a response', async () => {
    const { id, companyId } = await aReport(app);
    await app.dataSource.query(`DELETE FROM analyses WHERE id = $1`, [id]);
    expect((await download(companyId).expect(200)).body.reports).toMatchObject([
      { analysis: null },
    ]);
    await app.dataSource.query(`DELETE FROM responses WHERE company_id = $1`, [companyId]);
    expect((await download(companyId).expect(200)).body.reports).toEqual([]);
  });

  it.each([randomUUID(), '17', "' OR 1=1", '%00'])(
    'of an unknown company (%s) is not found, nor written down',
    async (id) => {
      const { body, headers } = await download(id).expect(404);
      expect(body).toMatchObject({ message: messages.companyNotFound });
      expect(headers['content-disposition']).toBeUndefined();
      expect(await trailOf(app, id.replace('%00', ''))).toEqual([]);
    },
  );
});

describe('the export of a company with many reports', () => {
  const count = 250;
  let company: StoredReport;
  beforeAll(async () => {
    company = await aReport(app, { submittedAt: new Date('2026-01-01T00:00:00Z') });
    await app.dataSource.query(
      `WITH more AS (
         INSERT INTO responses (company_id, answers, submitted_at)
         SELECT company_id, answers, submitted_at + make_interval(hours => n / 3)
         FROM responses, generate_series(2, $3) AS n WHERE company_id = $1
         RETURNING id
       )
       INSERT INTO analyses (response_id, recipient_email, generation_status, content)
       SELECT more.id, recipient_email, generation_status, content
       FROM more, analyses WHERE analyses.id = $2`,
      [company.companyId, company.id, count],
    );
  });

  /**
   * Calls `what` before the second batch is read. Returns a function that counts the begun batches.
   */
  const beforeSecondBatch = (what: () => Promise<unknown> = () => Promise.resolve()) => {
    const { transaction } = app.dataSource;
    let batches = 0;
    jest.spyOn(app.dataSource, 'transaction').mockImplementation(async (...values: unknown[]) => {
      const isBatch = values.length > 1;
      if (isBatch) batches += 1;
      if (isBatch && batches === 2) await what();
      return Reflect.apply(transaction, app.dataSource, values) as never;
    });
    return () => batches;
  };
  const begin = () => beginDownload(app, coach, apiPaths.adminCompanyExport(company.companyId));

  it('has each of them once, the oldest first', async () => {
    const { reports } = (await download(company.companyId).expect(200)).body as {
      reports: { id: string; submittedAt: string; analysis: object }[];
    };
    expect(new Set(reports.map(({ id }) => id)).size).toBe(count);
    expect(reports.every(({ analysis }) => 'content' in analysis)).toBe(true);
    const times = reports.map(({ submittedAt }) => submittedAt);
    expect(times).toEqual([...times].sort());
  });

  it('is not read on for somebody who went away', async () => {
    const batches = beforeSecondBatch();
    await goAway(app, await begin());
    const before = batches();
    const all = Math.ceil(count / 20);
    expect(before).toBeLessThan(all);
    // This download takes long enough for the aborted one to continue, if it did.
    await download(company.companyId).expect(200);
    expect(batches()).toBe(before + all);
  });

  it('breaks off when the database fails in the middle', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    beforeSecondBatch(() => app.dataSource.query('SELECT * FROM nowhere'));
    const { text, isWhole } = await finish(await begin());
    expect(isWhole).toBe(false);
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(text).not.toContain('nowhere');
    expect(log).toHaveBeenCalled();
  });

  it('breaks off when the company is deleted in the middle', async () => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    beforeSecondBatch(() => coach.call('delete', apiPaths.adminCompany(company.companyId)));
    const { text, isWhole } = await finish(await begin());
    expect(text).toContain(company.companyName);
    expect(isWhole).toBe(false);
    await download(company.companyId).expect(404);
  });
});
