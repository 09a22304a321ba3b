import { apiPaths, type AuditPage } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { anOpenReport, aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());

/** As the desk asks for it: without a token. */
const reportPath = (id: string) => `/api/analysis/${id}`;

const read = (action: string, { username } = coach) =>
  expect.objectContaining({ username, action, details: {} });

describe('the trail of reading', () => {
  it('has who read a report and its answers, once for each coach and hour', async () => {
    const { id } = await aReport(app);
    const colleague = await aCoach(app);
    await Promise.all(
      Array.from({ length: 4 }, () => coach.call('get', apiPaths.adminReport(id)).expect(200)),
    );
    await coach.call('get', reportPath(id)).expect(200);
    await coach.call('get', reportPath(id.toUpperCase())).expect(200);
    await colleague.call('get', apiPaths.adminReport(id)).expect(200);
    expect(await trailOf(app, id)).toEqual([
      read('answers.read', colleague),
      read('report.read'),
      read('answers.read'),
    ]);
    // The hour after.
    await app.dataSource.query(`UPDATE audit_entries SET once_key = 'earlier ' || once_key`);
    await coach.call('get', apiPaths.adminReport(id)).expect(200);
    expect(await trailOf(app, id)).toHaveLength(4);
  });

  it('does not follow owners, and has nothing of what could not be read', async () => {
    const { id, token } = await anOpenReport(app);
    await app.http.get(apiPaths.analysis(id, token)).expect(200);
    const { id: pending } = await aReport(app, { status: 'pending' });
    await coach.call('get', reportPath(pending)).expect(409);
    for (const each of [id, pending]) expect(await trailOf(app, each)).toEqual([]);
  });

  it('shows and finds the name of the company for as long as there is one', async () => {
    const { id, companyId, companyName } = await aReport(app, { company: { name: 'Read & Co' } });
    await coach.call('get', apiPaths.adminReport(id)).expect(200);
    const found = async (target: string) =>
      ((await coach.call('get', apiPaths.adminAudit({ target })).expect(200)).body as AuditPage)
        .items;
    expect((await found('read &')).map((entry) => entry.companyName)).toEqual([companyName]);
    await coach.call('delete', apiPaths.adminCompany(companyId)).expect(200);
    expect(await found('read &')).toEqual([]);
    expect((await found(id)).map((entry) => entry.companyName)).toEqual([null]);
    const rows = await app.dataSource.query(`SELECT audit_entries::text AS row FROM audit_entries`);
    expect(JSON.stringify(rows)).not.toContain(companyName);
  });
});
