import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiPaths } from '@ellac/contracts';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import { queueNames } from '../../../src/queues/queues.js';
import { aDelivery, aLink, aReport } from '../../support/rows/factories.js';
import { mailsTo } from '../../support/mails/caught-mails.js';
import { aSession } from '../../support/rows/users.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** The GET routes of the running application, as patterns. */
const readable = (): string[] => {
  const { router } = server.app.getHttpAdapter().getInstance();
  return router.stack.flatMap(({ route }) =>
    route?.stack.some(({ method }) => method === 'get') ? [route.path] : [],
  );
};

/**
 * All stored rows, by table, and all waiting jobs of the queues.
 *
 * @param without tables that record each visit
 */
const everything = async (...without: string[]): Promise<Record<string, unknown>> => {
  const tables = await server.dataSource.query<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const rows = await Promise.all(
    tables
      .filter(({ name }) => !without.includes(name))
      .map(async ({ name }) => [
        name,
        await server.dataSource.query(`SELECT * FROM "${name}" AS row ORDER BY row::text`),
      ]),
  );
  const jobs = await Promise.all(
    queueNames.map(async (name) => [
      `queue ${name}`,
      await server.app.get<Queue>(getQueueToken(name)).getJobCounts(),
    ]),
  );
  return Object.fromEntries([...rows, ...jobs] as [string, unknown][]);
};

describe('reading', () => {
  it('changes nothing but that a link was opened, which confirms its company, and sends nothing (S23)', async () => {
    const { id, owner } = await aReport(server);
    const { id: waiting } = await aReport(server, { status: 'pending' });
    await aDelivery(server, id);
    const token = await aLink(server, id);
    const expired = await aLink(server, id, '25 hours');
    const before = await everything();
    expect(before['analyses']).toHaveLength(2);
    expect(before['email_deliveries']).toHaveLength(3);

    const routes = readable();
    expect(routes).toContain('/api/analysis/:reportId');
    const statuses = new Set<number>();
    for (const route of routes) {
      for (const value of [id, waiting, randomUUID(), 'x']) {
        const path = route.replace(/:\w+/g, value).replace('{*path}', 'nothing');
        for (const query of [
          '',
          `?token=${token}`,
          `?token=${expired}`,
          '?token=x&email=' + owner,
        ]) {
          for (const method of ['get', 'head'] as const)
            statuses.add((await server.http[method](path + query)).status);
        }
      }
    }
    for (const page of ['/', `/verify-report/${id}?token=${token}`, `/results/${id}`, '/admin'])
      await server.http.get(page);

    expect([...statuses]).toEqual(expect.arrayContaining([200, 401]));
    expect(statuses).not.toContain(500);
    const opened = await server.dataSource.query<[unknown[], number]>(
      `UPDATE email_deliveries SET opened_at = NULL WHERE opened_at IS NOT NULL`,
    );
    expect(opened[1]).toBe(1);
    const confirmed = await server.dataSource.query<[unknown[], number]>(
      `UPDATE companies SET details_as_of = NULL, updated_at = created_at
       WHERE details_as_of IS NOT NULL`,
    );
    expect(confirmed[1]).toBe(1);
    expect(await everything()).toEqual(before);
    expect(await mailsTo(owner)).toEqual([]);
  });

  it('by a coach notes that the coach was here, and what was taken along, and no more', async () => {
    const visits = ['sessions', 'users', 'audit_entries', 'report_reads'];
    const { id, companyId } = await aReport(server);
    const { companyId: other } = await aReport(server);
    const cookie = await aSession(server, { isAdmin: true });
    const note = await server.http
      .post(apiPaths.adminNotesOf(companyId))
      .set('Cookie', cookie)
      .send({ content: 'Calls on Mondays.' })
      .expect(201);
    const before = await everything(...visits);
    const routes = readable().filter((route) => route.startsWith('/api/admin'));
    const answered = new Set<string>();
    for (const route of routes) {
      for (const value of [id, companyId, note.body.id, randomUUID(), 'x']) {
        const path = route.replace(/:\w+/g, value);
        for (const query of [
          '',
          '?since=2026-05-04T10:00:00Z',
          `?companies=${companyId},${other}`,
        ]) {
          const { status } = await server.http.get(path + query).set('Cookie', cookie);
          if (status === 200) answered.add(route);
          expect([200, 400, 404]).toContain(status);
        }
      }
    }
    expect([...answered]).toEqual(routes);
    expect(await everything(...visits)).toEqual(before);
    const actions = await server.dataSource.query(
      `SELECT DISTINCT action FROM audit_entries ORDER BY action`,
    );
    expect(actions).toEqual(
      [
        'answers.read',
        'audit.export',
        'companies.export',
        'company.export',
        'login.success',
        'note.add',
      ].map((action) => ({ action })),
    );
  });

  it('is all that HEAD and OPTIONS do where something could be changed', async () => {
    const before = await everything();
    for (const path of ['/api/questionnaire/submit', '/api/resend-verification', '/api/login']) {
      for (const method of ['head', 'options'] as const) {
        const answer = await server.http[method](path);
        expect([200, 204, 404]).toContain(answer.status);
      }
    }
    expect(await everything()).toEqual(before);
  });
});
