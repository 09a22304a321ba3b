import { randomUUID } from 'node:crypto';
import { apiPaths, type NeedKind, overviewSchema } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach, type Coach } from '../../support/coach.js';
import { aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());

const needs = async (reader = coach) => {
  const { body } = await reader.call('get', apiPaths.adminOverview).expect(200);
  return overviewSchema.parse(body).needs;
};

const failedOf = async (companyId: string, reader = coach) =>
  (await needs(reader)).failedAnalyses.newest.filter((need) => need.companyId === companyId);

const aFailedReport = async () => {
  const report = await aReport(app, { status: 'failed' });
  const [need] = await failedOf(report.companyId);
  return { ...report, responseId: need!.responseId };
};

const put = (responseId: string, until: unknown = null, kind = 'failed-report') =>
  coach.call('put', apiPaths.adminInboxMark(kind as NeedKind, responseId)).send({ until });

describe('an item of the inbox', () => {
  it('is done for the coach who says so, and comes back with an undo', async () => {
    const other = await aCoach(app);
    const { companyId, responseId } = await aFailedReport();
    const { count } = (await needs()).failedAnalyses;
    await put(responseId).expect(200);
    expect(await failedOf(companyId)).toEqual([]);
    expect((await needs()).failedAnalyses.count).toBe(count - 1);
    expect(await failedOf(companyId, other)).toHaveLength(1);
    // The same report stays in other parts of the inbox.
    expect(
      (await needs()).newSinceLastVisit.newest.some((need) => need.companyId === companyId),
    ).toBe(true);

    const path = apiPaths.adminInboxMark('failed-report', responseId);
    await coach.call('delete', path).expect(200);
    await coach.call('delete', path).expect(200);
    expect(await failedOf(companyId)).toHaveLength(1);
  });

  it('sleeps until a time', async () => {
    const { companyId, responseId } = await aFailedReport();
    await put(responseId, new Date(Date.now() + 3_600_000).toISOString()).expect(200);
    expect(await failedOf(companyId)).toEqual([]);
    await put(responseId, new Date(Date.now() - 1000).toISOString()).expect(200);
    expect(await failedOf(companyId)).toHaveLength(1);
  });

  it('comes back when it fails anew, and goes with its company', async () => {
    const { id, companyId, responseId } = await aFailedReport();
    await put(responseId).expect(200);
    for (const status of ['pending', 'failed'])
      await app.dataSource.query(`UPDATE analyses SET generation_status = $2 WHERE id = $1`, [
        id,
        status,
      ]);
    expect(await failedOf(companyId)).toHaveLength(1);
    await coach.call('delete', apiPaths.adminCompany(companyId)).expect(200);
    expect(
      await app.dataSource.query(`SELECT FROM inbox_marks WHERE response_id = $1`, [responseId]),
    ).toEqual([]);
  });

  it('that is not there cannot be put out, nor can one be put out until some day', async () => {
    const { responseId } = await aFailedReport();
    await put(randomUUID()).expect(404);
    await put(responseId, null, 'other').expect(404);
    await put('none').expect(404);
    for (const until of [
      'tomorrow',
      5,
      undefined,
      // PostgreSQL reads neither of these.
      '2027-W01-1T00:00:00Z',
      '2027-01-01T12Z',
      '2027-01-01T00:00+23:59',
      '2027',
    ])
      await coach
        .call('put', apiPaths.adminInboxMark('failed-report', responseId))
        .send({ until })
        .expect(400);
  });
});
