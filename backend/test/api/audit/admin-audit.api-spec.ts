import { apiPaths, type AuditPage, auditPageSchema, type AuditRecord } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { aCoach, type Coach } from '../../support/coach.js';
import { aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let coach: Coach;
let colleague: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
  colleague = await aCoach(app);
});
afterAll(() => app.close());

const read = async (query: Record<string, string> = {}): Promise<AuditPage> => {
  const path = `/api/admin/audit?${new URLSearchParams(query).toString()}`;
  return (await coach.call('get', path).expect(200)).body as AuditPage;
};

const switchTo = (enabled: boolean, by: Coach) =>
  by.call('post', apiPaths.adminExampleDataButton).send({ enabled }).expect(200);

describe('the trail', () => {
  it.each([
    ['nobody', '0', '203.0.113.7', '127.0.0.1'],
    ['one proxy', '1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['one proxy that speaks IPv6', '1', '::ffff:203.0.113.7', '203.0.113.7'],
    ['one proxy that knows the sender', '1', '2001:DB8:0::7', '2001:db8::7'],
    ['one proxy that says no address', '1', `'; DROP TABLE x`, null],
  ])('says from where, trusting %s', async (_whom, TRUST_PROXY, forwarded, address) => {
    const behind = await startTestApp({ TRUST_PROXY });
    try {
      const caller = await aCoach(behind);
      await caller
        .call('post', apiPaths.adminExampleDataButton)
        .set('X-Forwarded-For', forwarded)
        .send({ enabled: true })
        .expect(200);
      const { body } = await caller.call('get', apiPaths.adminAudit()).expect(200);
      expect(auditPageSchema.parse(body)).toEqual(body);
      expect(body.items).toMatchObject([
        { action: 'setting.change', address },
        { action: 'login.success' },
      ]);
    } finally {
      await behind.close();
    }
  });

  it('does not know from where something was done before that was written down', async () => {
    await app.dataSource.query(
      `INSERT INTO audit_entries (user_id, username, action, target_type, target_id, request_id)
       VALUES (gen_random_uuid(), 'old', 'company.delete', 'company', 'old', 'request-old')`,
    );
    expect((await read({ target: 'old' })).items).toMatchObject([{ address: null }]);
  });

  it('says who did what to what, when and by which request, after it is gone as well', async () => {
    const { companyId } = await aReport(app);
    await coach
      .call('delete', apiPaths.adminCompany(companyId))
      .set('X-Request-Id', 'the-request-17')
      .expect(200);

    const { items } = await read({ target: companyId });
    expect(items).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        user: { id: expect.any(String), username: coach.username },
        action: 'company.delete',
        target: { type: 'company', id: companyId },
        companyName: null,
        address: '127.0.0.1',
        requestId: 'the-request-17',
        details: { reports: 1 },
      },
    ]);
    expect(Math.abs(Date.parse(items[0]!.at) - Date.now())).toBeLessThan(60_000);
  });

  it('has every decision about a setting, and none that was refused', async () => {
    await switchTo(true, colleague);
    await switchTo(false, colleague);
    await colleague.call('post', apiPaths.adminExampleDataButton).send({ enabled: 1 }).expect(400);
    const { items } = await read({ action: 'setting.change' });
    expect(items.map(({ target, details }) => ({ target, details }))).toEqual(
      [false, true].map((enabled) => ({
        target: { type: 'setting', id: 'example-data-button' },
        details: { enabled },
      })),
    );
  });

  it('is read page by page, the newest first, while it grows', async () => {
    for (let turn = 0; turn < 7; turn += 1) await switchTo(turn % 2 === 0, coach);
    const all = (await read({ limit: '200' })).items;
    const seen: AuditRecord[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: AuditPage = await read({ limit: '3', ...(cursor === '' ? {} : { cursor }) });
      seen.push(...page.items);
      cursor = page.nextCursor;
      await switchTo(true, coach);
    }
    expect(seen).toEqual(all);
    const ids = all.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
  });

  it('is searched by user, action and target, and by all of them', async () => {
    const { id, companyName } = await aReport(app, { company: { name: '50% Off_Ltd' } });
    await colleague.call('post', apiPaths.adminResendEmail(id)).expect(200);

    const users = async (query: Record<string, string>) =>
      new Set((await read(query)).items.map(({ user }) => user.username));
    expect(await users({ user: colleague.username.toUpperCase() })).toEqual(
      new Set([colleague.username]),
    );
    expect((await read({ user: colleague.username.slice(0, -1) })).items).toEqual([]);
    for (const target of [id, '0% off_', companyName]) {
      const { items } = await read({ target });
      expect(items.map((entry) => entry.companyName)).toEqual([companyName]);
    }
    expect((await read({ target: '50%_Off' })).items).toEqual([]);
    const both = { user: colleague.username, action: 'report.resend-email', target: 'ltd' };
    expect((await read(both)).items).toHaveLength(1);
    expect((await read({ ...both, user: coach.username })).items).toEqual([]);
  });

  it.each(['action=anything', 'limit=0', 'limit=201', 'cursor=1', 'user=a&user=b', 'who=me'])(
    'refuses a query that cannot be meant: %s',
    async (query) => {
      await coach.call('get', `/api/admin/audit?${query}`).expect(400);
    },
  );

  it('is written with its change or not at all', async () => {
    const { id, companyId } = await aReport(app);
    const { id: failedId } = await aReport(app, { status: 'failed' });
    const changed = () =>
      app.dataSource.query(
        `SELECT (SELECT count(*)::int FROM comments) AS comments,
           (SELECT count(*)::int FROM email_deliveries) AS deliveries,
           (SELECT json_agg(settings)::text FROM settings) AS settings,
           (SELECT json_agg(json_build_array(recipient_email, generation_status))::text
            FROM analyses) AS analyses`,
      );
    const before: unknown = await changed();
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await app.dataSource.query(`ALTER TABLE audit_entries RENAME TO audit_entries_away`);
    try {
      await coach.call('delete', apiPaths.adminCompany(companyId)).expect(500);
      await coach.call('post', apiPaths.adminResendEmail(id)).expect(500);
      const comment = { analysisId: id, content: 'x' };
      await coach.call('post', apiPaths.adminComments).send(comment).expect(500);
      const email = { email: 'new@example.com' };
      await coach.call('post', apiPaths.adminUpdateEmail(id)).send(email).expect(500);
      await coach.call('post', apiPaths.adminRegenerate(failedId)).expect(500);
      const setting = { enabled: false };
      await coach.call('post', apiPaths.adminExampleDataButton).send(setting).expect(500);
    } finally {
      log.mockRestore();
      await app.dataSource.query(`ALTER TABLE audit_entries_away RENAME TO audit_entries`);
    }
    await coach.call('get', apiPaths.adminCompany(companyId)).expect(200);
    expect(await changed()).toEqual(before);
  });
});
