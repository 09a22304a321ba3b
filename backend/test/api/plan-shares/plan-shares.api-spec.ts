import {
  apiPaths,
  messages,
  type NewPlanShare,
  numberedSteps,
  planStepsOf,
  type SharedPlan,
} from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach, trailOf } from '../../support/coach.js';
import {
  aLink,
  anOpenReport,
  aReport,
  contentOf,
  dropStepIds,
  type OpenReport,
} from '../../support/rows/factories.js';
import { closeLimitedApps, countLetThrough, startLimitedApp } from '../../support/limited-app.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const share = async ({ id, token }: OpenReport): Promise<NewPlanShare> => {
  const { body } = await app.http.post(apiPaths.planShares(id, token)).expect(201);
  return body as NewPlanShare;
};

const open = (id: string, token: string) => app.http.get(apiPaths.sharedPlan(id, token));
const opened = async (id: string, token: string): Promise<SharedPlan> => {
  const { body } = await open(id, token).expect(200);
  return body as SharedPlan;
};
const refusalOf = async (id: string, token: string): Promise<string> => {
  const { body } = await open(id, token).expect(401);
  return body.message as string;
};
const listed = async ({ id, token }: OpenReport) => {
  const { body } = await app.http.get(apiPaths.planShares(id, token)).expect(200);
  return body.shares as { id: string; madeBy: string }[];
};

const age = (shareId: string, interval: string) =>
  app.dataSource.query(
    `UPDATE plan_shares SET created_at = created_at - $2::interval,
       expires_at = expires_at - $2::interval WHERE id = $1`,
    [shareId, interval],
  );

describe('a shared plan', () => {
  it('shows steps, dates, measures and hours, and nothing else of the report', async () => {
    const report = await anOpenReport(app);
    const plan = await opened(report.id, (await share(report)).token);
    expect(Object.keys(plan).sort()).toEqual([
      'companyName',
      'country',
      'expiresAt',
      'steps',
      'submittedAt',
    ]);
    const content = await contentOf(app, report);
    expect(plan.steps.map(({ title }) => title)).toEqual(
      planStepsOf(content).map(({ title }) => title),
    );
    expect(plan.steps.map(({ number }) => number)).toEqual(
      numberedSteps(content).map(({ number }) => number),
    );
    for (const step of plan.steps) {
      expect(Object.keys(step).sort()).toEqual([
        'by',
        'from',
        'hoursPerWeek',
        'isFirstResult',
        'measures',
        'number',
        'title',
        'to',
      ]);
    }
    const text = JSON.stringify(plan);
    expect(text).not.toMatch(/%|[£€$]|score|rating/i);
    for (const secret of [
      report.owner,
      content.readiness.label,
      ...content.page!.steps.map(({ why }) => why),
      ...content.page!.situation.sentences,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('ends after thirty days, and is then said to have expired', async () => {
    const report = await anOpenReport(app);
    const { token, shares } = await share(report);
    const { id, createdAt, expiresAt } = shares[0]!;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(30 * 24 * 3_600_000);
    await age(id, '29 days 23 hours');
    await opened(report.id, token);
    await age(id, '1 hour');
    expect(await refusalOf(report.id, token)).toBe(messages.planShareExpired);
    expect(await listed(report)).toEqual([]);
    await age(id, '1 day');
    expect(await refusalOf(report.id, token)).toBe(messages.planShareExpired);
    await app.http.delete(apiPaths.planShare(report.id, id, report.token)).expect(404);
  });

  it('is stored by the hash of its token alone (S28)', async () => {
    const report = await anOpenReport(app);
    const { token } = await share(report);
    const rows = await app.dataSource.query<unknown[]>(
      `SELECT * FROM plan_shares WHERE analysis_id = $1`,
      [report.id],
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await share(report)).token).not.toBe(token);
  });

  it('is neither cached nor indexed, and tells no other site where it was', async () => {
    const report = await anOpenReport(app);
    const { headers } = await open(report.id, (await share(report)).token).expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('goes with the company', async () => {
    const report = await anOpenReport(app);
    const { token } = await share(report);
    const coach = await aCoach(app);
    await coach.call('delete', apiPaths.adminCompany(report.companyId)).expect(200);
    expect(await refusalOf(report.id, token)).toBe(messages.planShareInvalid);
  });
});

describe('its token', () => {
  it('opens this plan only, and nothing else of the report', async () => {
    const report = await anOpenReport(app);
    const other = await anOpenReport(app);
    const { token } = await share(report);
    expect(await refusalOf(other.id, token)).toBe(messages.planShareInvalid);
    const asCookie = `ellac-report=${token}`;
    await app.http.get(apiPaths.analysis(report.id, token)).expect(401);
    await app.http.get(apiPaths.analysis(report.id, null)).set('Cookie', asCookie).expect(401);
    await app.http.get(`${apiPaths.analysis(report.id, null)}?share=${token}`).expect(401);
    await app.http.get(apiPaths.verifyReport(report.id, token)).expect(401);
    await app.http.get(apiPaths.ticks(report.id, token)).expect(401);
    await app.http.get(apiPaths.planShares(report.id, token)).expect(401);
    await app.http.post(apiPaths.planShares(report.id, token)).expect(401);
    await app.http.post(apiPaths.whatIf(report.id, token)).send({ changes: [] }).expect(401);
  });

  it('is not that of the report', async () => {
    const report = await anOpenReport(app);
    await share(report);
    expect(await refusalOf(report.id, report.token)).toBe(messages.planShareInvalid);
    await app.http
      .get(apiPaths.sharedPlan(report.id, ''))
      .set('Cookie', `ellac-report=${report.token}`)
      .expect(401);
  });

  it.each(['', 'x', '%00', "' OR true --", '__proto__'])('is not %j', async (token) => {
    const { id } = await anOpenReport(app);
    expect(await refusalOf(id, token)).toBe(messages.planShareInvalid);
  });

  it('opens nothing where it is missing, given twice, or the report has no such id', async () => {
    const report = await anOpenReport(app);
    const { token } = await share(report);
    const path = `/api/shared-plans/${report.id}`;
    await app.http.get(path).expect(401);
    await app.http.get(`${path}?share=${token}&share=${token}`).expect(401);
    await app.http.get(`${path}?share[a]=${token}`).expect(401);
    expect(await refusalOf('no-uuid', token)).toBe(messages.planShareInvalid);
  });
});

describe('a link to the plan', () => {
  it('is made and revoked by the owner and by coaches, who see each other’s', async () => {
    const report = await anOpenReport(app);
    const byOwner = await share(report);
    const coach = await aCoach(app);
    const { body } = await coach.call('post', apiPaths.planShares(report.id, null)).expect(201);
    expect(await listed(report)).toEqual([
      expect.objectContaining({ madeBy: 'coach' }),
      expect.objectContaining({ madeBy: 'owner' }),
    ]);
    const [ofCoach, ofOwner] = await listed(report);
    await coach.call('delete', apiPaths.planShare(report.id, ofOwner!.id, null)).expect(200);
    expect(await refusalOf(report.id, byOwner.token)).toBe(messages.planShareRevoked);
    await opened(report.id, body.token);
    await app.http.delete(apiPaths.planShare(report.id, ofCoach!.id, report.token)).expect(200);
    expect(await refusalOf(report.id, body.token)).toBe(messages.planShareRevoked);
    expect(await listed(report)).toEqual([]);
    expect(await trailOf(app, report.id)).toEqual(
      ['plan.revoke', 'plan.share'].map((action) =>
        expect.objectContaining({ action, username: coach.username, targetType: 'report' }),
      ),
    );
  });

  it('is revoked only through its own report', async () => {
    const report = await anOpenReport(app);
    const other = await anOpenReport(app);
    const { token, shares } = await share(report);
    const { id } = shares[0]!;
    await app.http.delete(apiPaths.planShare(other.id, id, other.token)).expect(404);
    await app.http.delete(apiPaths.planShare(report.id, id, other.token)).expect(401);
    await app.http.delete(apiPaths.planShare(report.id, 'x', report.token)).expect(404);
    await opened(report.id, token);
  });

  it('needs a link to the report that is still valid, and outlives it', async () => {
    const report = await anOpenReport(app);
    const { token } = await share(report);
    await app.dataSource.query(
      `UPDATE email_deliveries SET token_expires_at = now() WHERE analysis_id = $1`,
      [report.id],
    );
    await app.http.post(apiPaths.planShares(report.id, report.token)).expect(401);
    await opened(report.id, token);
  });

  it('ends when the address is corrected, if the old address may have made it (S33)', async () => {
    const report = await anOpenReport(app);
    const { token } = await share(report);
    const coach = await aCoach(app);
    const { body } = await coach.call('post', apiPaths.planShares(report.id, null)).expect(201);
    const email = `right-${report.id}@example.com`;
    await coach.call('post', apiPaths.adminUpdateEmail(report.id)).send({ email }).expect(200);
    expect(await refusalOf(report.id, token)).toBe(messages.planShareRevoked);
    await opened(report.id, body.token);
  });

  it('is one of ten at most, also of those made at once', async () => {
    const report = await anOpenReport(app);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => app.http.post(apiPaths.planShares(report.id, report.token))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(10).fill(201),
      ...Array<number>(4).fill(409),
    ]);
    const [first] = await listed(report);
    await app.http.delete(apiPaths.planShare(report.id, first!.id, report.token)).expect(200);
    await share(report);
  });

  it('is not made for a report that is not ready, or whose steps have no ids', async () => {
    const waiting = await aReport(app, { status: 'pending' });
    const token = await aLink(app, waiting.id);
    await app.http.post(apiPaths.planShares(waiting.id, token)).expect(409);
    const old = await anOpenReport(app);
    await dropStepIds(app, old);
    const { body } = await app.http.post(apiPaths.planShares(old.id, old.token)).expect(409);
    expect(body.message).toBe(messages.planNotShareable);
  });

  it('is refused from another site', async () => {
    const report = await anOpenReport(app);
    await app.http
      .post(apiPaths.planShares(report.id, null))
      .set('Cookie', `ellac-report=${report.token}`)
      .set('Sec-Fetch-Site', 'cross-site')
      .expect(403);
    expect(await listed(report)).toEqual([]);
  });
});

describe('tries', () => {
  afterEach(closeLimitedApps);

  it('with a wrong token are twenty an hour, and the right one still opens', async () => {
    const limited = await startLimitedApp();
    const { id } = await aReport(limited);
    const link = await aLink(limited, id);
    const { body } = await limited.http.post(apiPaths.planShares(id, link)).expect(201);
    const wrong = () => limited.http.get(apiPaths.sharedPlan(id, 'wrong'));
    expect(await countLetThrough(21, wrong)).toBe(20);
    await limited.http.get(apiPaths.sharedPlan(id, body.token)).expect(200);
  });

  it('to make a link are thirty an hour', async () => {
    const limited = await startLimitedApp();
    const { id } = await aReport(limited);
    const path = apiPaths.planShares(id, await aLink(limited, id));
    expect(await countLetThrough(31, () => limited.http.post(path))).toBe(30);
  });
});
