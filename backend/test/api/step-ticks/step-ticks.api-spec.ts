import { apiPaths, messages, planStepsOf } from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach, trailOf } from '../../support/coach.js';
import {
  aLink,
  anOpenReport,
  aReport,
  contentOf,
  dropStepIds,
  type StoredReport,
} from '../../support/rows/factories.js';
import { closeLimitedApps, countLetThrough, startLimitedApp } from '../../support/limited-app.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const stepIdsOf = async (on: TestApp, report: StoredReport): Promise<string[]> =>
  planStepsOf(await contentOf(on, report)).map(({ stepId }) => stepId);

const anOpenPlan = async () => {
  const report = await anOpenReport(app);
  const [first, second] = await stepIdsOf(app, report);
  return { ...report, first: first!, second: second! };
};

const tick = (id: string, stepId: string, token: string | null, body: object = { isDone: true }) =>
  app.http.put(apiPaths.tick(id, stepId, token)).send(body);

const listed = async (id: string, token: string): Promise<string[]> => {
  const { body } = await app.http.get(apiPaths.ticks(id, token)).expect(200);
  return (body.ticks as { stepId: string }[]).map(({ stepId }) => stepId);
};

describe('ticking steps off', () => {
  it('is kept for the owner and the coach, the newest first, and can be taken back', async () => {
    const { id, token, first, second } = await anOpenPlan();
    expect(await listed(id, token)).toEqual([]);
    await tick(id, first, token).expect(200);
    const { body } = await tick(id, second, token).expect(200);
    expect(body.ticks[0].stepId).toBe(second);
    const coach = await aCoach(app);
    const { body: seen } = await coach.call('get', apiPaths.ticks(id, null)).expect(200);
    expect(seen).toEqual(body);
    await tick(id, first, token, { isDone: false }).expect(200);
    expect(await listed(id, token)).toEqual([second]);
  });

  it('twice keeps the first time, and taking back what is not ticked does nothing', async () => {
    const { id, token, first, second } = await anOpenPlan();
    const { body: once } = await tick(id, first, token).expect(200);
    const { body: twice } = await tick(id, first, token).expect(200);
    expect(twice).toEqual(once);
    await tick(id, second, token, { isDone: false }).expect(200);
    await Promise.all(Array.from({ length: 10 }, () => tick(id, second, token).expect(200)));
    expect(await listed(id, token)).toHaveLength(2);
  });

  it('by a coach is in the trail, by the owner not', async () => {
    const { id, token, first, second, companyName } = await anOpenPlan();
    await tick(id, first, token).expect(200);
    expect(await trailOf(app, id)).toEqual([]);
    const coach = await aCoach(app);
    const tickAsCoach = (stepId: string) =>
      coach
        .call('put', apiPaths.tick(id, stepId, null))
        .send({ isDone: true })
        .expect(200);
    await tickAsCoach(second);
    // These change nothing.
    await tickAsCoach(second);
    await tickAsCoach(first);
    expect(await trailOf(app, id)).toEqual([
      expect.objectContaining({
        username: coach.username,
        action: 'step.tick',
        companyName,
        details: { step: second, isDone: true },
      }),
    ]);
  });

  it('goes with the company', async () => {
    const { id, token, first, companyId } = await anOpenPlan();
    await tick(id, first, token).expect(200);
    const coach = await aCoach(app);
    await coach.call('delete', apiPaths.adminCompany(companyId)).expect(200);
    const left = await app.dataSource.query<unknown[]>(
      `SELECT FROM step_ticks WHERE analysis_id = $1`,
      [id],
    );
    expect(left).toEqual([]);
  });
});

describe('a tick is refused', () => {
  it('to everybody who may not read the report', async () => {
    const { id, first } = await anOpenPlan();
    const other = await anOpenPlan();
    for (const token of [null, 'x', other.token, await aLink(app, id, '24 hours')]) {
      const { body } = await tick(id, first, token).expect(401);
      expect(body.message).toBe(messages.reportUnauthorized);
      await app.http.get(apiPaths.ticks(id, token)).expect(401);
    }
  });

  it.each(['X-99', '__proto__', 'constructor', ' ', 'x'.repeat(5000)])(
    'for a step that the plan does not have: %j',
    async (stepId) => {
      const { id, token } = await anOpenPlan();
      const { body } = await tick(id, stepId, token).expect(404);
      expect(body.message).toBe(messages.stepNotFound);
    },
  );

  it('in a report whose steps have no ids', async () => {
    const { id, token, first } = await anOpenPlan();
    await dropStepIds(app, { id });
    await tick(id, first, token).expect(404);
    expect(await listed(id, token)).toEqual([]);
  });

  it.each([{}, { isDone: 'yes' }, { isDone: null }, { isDone: true, at: '2020-01-01' }])(
    'with the body %j',
    async (body) => {
      const { id, token, first } = await anOpenPlan();
      await tick(id, first, token, body).expect(400);
    },
  );

  it('while there is no report', async () => {
    const { id } = await aReport(app, { status: 'pending' });
    await tick(id, 'S-01', await aLink(app, id)).expect(409);
  });
});

describe('ticks', () => {
  afterEach(closeLimitedApps);

  it('are 300 an hour for one report', async () => {
    const limited = await startLimitedApp();
    const report = await aReport(limited);
    const token = await aLink(limited, report.id);
    const [stepId] = await stepIdsOf(limited, report);
    const path = apiPaths.tick(report.id, stepId!, token);
    const send = () => limited.http.put(path).send({ isDone: true });
    expect(await countLetThrough(301, send)).toBe(300);
  });
});
