import {
  type Analysis,
  apiPaths,
  exampleQuestionnaire,
  messages,
  type Questionnaire,
  whatIfAnswers,
  type WhatIfReply,
} from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach } from '../../support/coach.js';
import {
  aLink,
  anOpenReport,
  aReport,
  type OpenReport,
  type StoredReport,
} from '../../support/rows/factories.js';
import { closeLimitedApps, countLetThrough, startLimitedApp } from '../../support/limited-app.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const send = ({ id }: StoredReport, token: string | null, body: object) =>
  app.http.post(apiPaths.whatIf(id, token)).send(body);

const tryOut = async (report: OpenReport, ...changes: object[]): Promise<WhatIfReply> => {
  const { body } = await send(report, report.token, { changes }).expect(200);
  return body as WhatIfReply;
};

const analysisOf = async ({ id, token }: OpenReport): Promise<Analysis> => {
  const { body } = await app.http.get(apiPaths.analysis(id, token)).expect(200);
  return body as Analysis;
};

const delegation = { path: 'leadership_assessment.delegation', value: 5 };

describe('trying out changed answers', () => {
  it('tells without changes what the report says, and the present answers', async () => {
    const report = await anOpenReport(app);
    const analysis = await analysisOf(report);
    expect(analysis.offersWhatIf).toBe(true);
    const { answers, now, then } = await tryOut(report);
    expect(then).toEqual(now);
    expect(now).toEqual({
      businessScore: analysis.businessScore,
      leadershipScore: analysis.leadershipScore,
      contextScore: analysis.contextScore,
      overallScore: analysis.overallScore,
      band: analysis.readiness.band,
      label: analysis.readiness.label,
      steps: analysis.page!.steps.map(({ why, ...step }) => step),
    });
    expect(answers.map(({ path }) => path)).toEqual(whatIfAnswers.map(({ path }) => path));
  });

  it('tells no answer that the report does not show among its scored ones', async () => {
    const report = await anOpenReport(app);
    const shown = (await analysisOf(report)).scoreBreakdown.flatMap(({ paths }) => paths);
    expect(shown).toEqual(expect.arrayContaining(whatIfAnswers.map(({ path }) => path)));
  });

  it('scores three changed answers as a submission with them would be', async () => {
    const { leadership_assessment, owner_dependency, sales } = exampleQuestionnaire;
    const before: Partial<Questionnaire> = {
      leadership_assessment: { ...leadership_assessment, delegation: 1 },
      owner_dependency: { ...owner_dependency, institutionalized_relationships: ['vendors'] },
      sales: { ...sales, sales_distribution: { owner: 80, team: 15, other: 5 } },
    };
    const after: Partial<Questionnaire> = {
      leadership_assessment: { ...leadership_assessment, delegation: 4 },
      owner_dependency: {
        ...owner_dependency,
        institutionalized_relationships: ['vendors', 'key_clients'],
      },
      sales: { ...sales, sales_distribution: { owner: 40, team: 45, other: 15 } },
    };
    const report = await anOpenReport(app, { answers: before });
    const { now, then } = await tryOut(
      report,
      { path: 'leadership_assessment.delegation', value: 4 },
      { path: 'owner_dependency.institutionalized_relationships', value: true },
      { path: 'sales.sales_distribution.owner', value: 40 },
    );
    const expected = await analysisOf(await anOpenReport(app, { answers: after }));
    expect(then.leadershipScore).toBe(expected.leadershipScore);
    expect(then.overallScore).toBe(expected.overallScore);
    expect(then.steps.map(({ id }) => id)).toEqual(expected.page!.steps.map(({ id }) => id));
    expect(then.leadershipScore).toBeGreaterThan(now.leadershipScore);
  });

  it('counts an answer that was left open as given once it is changed', async () => {
    const question = 'owner_dependency.max_absence_days';
    const report = await anOpenReport(app, { answers: { meta: { notKnown: [question] } } });
    const { answers } = await tryOut(report);
    expect(answers.find(({ path }) => path === question)!.value).toBeNull();
    const { now, then } = await tryOut(report, { path: question, value: 60 });
    expect(then.leadershipScore).toBeGreaterThan(now.leadershipScore);
  });

  it('stores nothing', async () => {
    const report = await anOpenReport(app);
    const stored = () =>
      app.dataSource.query<unknown[]>(
        `SELECT analyses.*, responses.answers FROM analyses
         JOIN responses ON responses.id = response_id WHERE analyses.id = $1`,
        [report.id],
      );
    const before = await stored();
    await tryOut(report, delegation);
    expect(await stored()).toEqual(before);
  });
});

describe('who may try out answers', () => {
  const withoutRequestId = ({ status, body }: { status: number; body: object }) => [
    status,
    { ...body, requestId: '' },
  ];

  it('is who may read the report: by its link, its cookie, or as an admin', async () => {
    const report = await anOpenReport(app);
    await send(report, report.token, { changes: [delegation] }).expect(200);
    await send(report, null, { changes: [delegation] })
      .set('Cookie', `ellac-report=${report.token}`)
      .expect(200);
    const coach = await aCoach(app);
    await coach.call('post', apiPaths.whatIf(report.id, null)).send({ changes: [] }).expect(200);
  });

  it('is nobody else, and every refusal is the same', async () => {
    const report = await anOpenReport(app);
    const other = await anOpenReport(app);
    const refusals = [
      await send(report, null, { changes: [] }),
      await send(report, 'x', { changes: [] }),
      await send(report, other.token, { changes: [] }),
      await send(report, null, { changes: [] }).set('Cookie', `ellac-report=${other.token}`),
      await send(report, await aLink(app, report.id, '25 hours'), { changes: [] }),
      // Who may not read learns nothing about what a body may hold.
      await send(report, 'x', { changes: 'all of them' }),
    ].map(withoutRequestId);
    const body = { statusCode: 401, message: messages.reportUnauthorized, requestId: '' };
    expect(refusals).toEqual(refusals.map(() => [401, body]));
  });

  it('are not readers of a report by other rules, of one not judged, or not ready', async () => {
    const old = await anOpenReport(app);
    await app.dataSource.query(
      `UPDATE analyses SET provenance = provenance || '{"rulesVersion": "2026.11"}' WHERE id = $1`,
      [old.id],
    );
    expect((await analysisOf(old)).offersWhatIf).toBe(false);
    const { body } = await send(old, old.token, { changes: [] }).expect(409);
    expect(body.message).toBe(messages.whatIfOtherRules);

    const open = await anOpenReport(app);
    await app.dataSource.query(
      `UPDATE analyses SET content = jsonb_set(content, '{readiness,judged}', 'false') WHERE id = $1`,
      [open.id],
    );
    expect((await analysisOf(open)).offersWhatIf).toBe(false);
    await send(open, open.token, { changes: [] }).expect(409);
    const waiting = await anOpenReport(app, { status: 'pending' });
    await send(waiting, waiting.token, { changes: [] }).expect(409);
  });
});

describe('a body', () => {
  const refused: readonly (readonly [string, object])[] = [
    ['without changes', {}],
    ['with another field', { changes: [], company: 'x' }],
    ['with four changes', { changes: Array(4).fill(delegation) }],
    ['with an answer twice', { changes: [delegation, delegation] }],
    ['with an answer that is not offered', { changes: [{ path: 'growth.strategy', value: 'x' }] }],
    ['with a path into what all objects have', { changes: [{ path: 'constructor', value: 1 }] }],
    ['with a rating of 6', { changes: [{ ...delegation, value: 6 }] }],
    ['with half a rating', { changes: [{ ...delegation, value: 2.5 }] }],
    ['with a number as text', { changes: [{ ...delegation, value: '5' }] }],
    ['without a value', { changes: [{ path: delegation.path }] }],
    [
      'with a share over 100',
      { changes: [{ path: 'sales.sales_distribution.owner', value: 101 }] },
    ],
    ['with yes for a number', { changes: [{ path: 'customer.top_clients_revenue', value: true }] }],
    ['with a change that is none', { changes: [null] }],
    ['with a change that is a list', { changes: [[delegation]] }],
    ['with an entry’s own further field', { changes: [{ ...delegation, weight: 100 }] }],
  ];

  it.each(refused)('%s is refused', async (_, body) => {
    const report = await anOpenReport(app);
    const { body: answer } = await send(report, report.token, body).expect(400);
    expect(answer.details.length).toBeGreaterThan(0);
  });

  it('with a key of every object’s prototype is refused', async () => {
    const report = await anOpenReport(app);
    for (const key of ['__proto__', 'constructor', 'toString']) {
      await app.http
        .post(apiPaths.whatIf(report.id, report.token))
        .type('json')
        .send(`{"changes":[{"path":"${delegation.path}","value":5,"${key}":{"isAdmin":true}}]}`)
        .expect(400);
    }
  });

  it('of more than the limit is refused', async () => {
    const report = await anOpenReport(app);
    await send(report, report.token, { changes: ['x'.repeat(70_000)] }).expect(413);
  });
});

describe('tries', () => {
  afterEach(closeLimitedApps);

  it('are 120 in a quarter of an hour for one report, and reading it goes on', async () => {
    const limited = await startLimitedApp();
    // Not ready, so that no try computes anything.
    const { id } = await aReport(limited, { status: 'pending' });
    const token = await aLink(limited, id);
    const once = () => limited.http.post(apiPaths.whatIf(id, token)).send({ changes: [] });
    expect(await countLetThrough(122, once)).toBe(120);
    const { body, headers } = await once().expect(429);
    expect(body.message).toBe(messages.tooManyRequests);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await limited.http.get(apiPaths.analysis(id, token)).expect(409);
  });
});
