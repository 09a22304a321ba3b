import { randomUUID } from 'node:crypto';
import { apiPaths } from '@ellac/contracts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AuditCompanyRows1765411260000 } from '../../../src/database/migrations/1765411260000-audit-company-rows.js';
import { aCoach } from '../../support/coach.js';
import { aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const entries = () =>
  app.dataSource.query<{ action: string; company_id: string | null }[]>(
    `SELECT action, company_id FROM audit_entries WHERE company_name IS NOT NULL ORDER BY id`,
  );

it('the migration fills the company of the entries that still lead to one', async () => {
  const coach = await aCoach(app);
  const { id, companyId } = await aReport(app, { company: { name: 'Twin' } });
  await coach.call('post', apiPaths.adminResendEmail(id)).expect(200);
  const comment = { analysisId: id, content: 'x' };
  const { body } = await coach.call('post', apiPaths.adminComments).send(comment).expect(201);
  await coach.call('delete', apiPaths.adminComment(body.id)).expect(200);
  await coach.call('post', apiPaths.adminNotesOf(companyId)).send({ content: 'x' }).expect(201);
  await coach.call('get', apiPaths.adminCompanyExport(companyId)).expect(200);
  await app.dataSource.query(
    `INSERT INTO audit_entries (user_id, username, action, target_type, target_id, company_name,
       request_id)
     VALUES (gen_random_uuid(), 'old', 'comment.delete', 'comment', $1, 'Twin', 'r'),
       (gen_random_uuid(), 'old', 'report.regenerate', 'report', 'no id', 'Twin', 'r')`,
    [randomUUID()],
  );
  const kept = await entries();
  expect(kept).toEqual([
    { action: 'report.resend-email', company_id: companyId },
    // Its comment is gone, but was there when it was written.
    { action: 'comment.add', company_id: companyId },
    { action: 'comment.delete', company_id: companyId },
    { action: 'note.add', company_id: companyId },
    { action: 'company.export', company_id: companyId },
    { action: 'comment.delete', company_id: null },
    { action: 'report.regenerate', company_id: null },
  ]);

  const migration = new AuditCompanyRows1765411260000();
  const runner = app.dataSource.createQueryRunner();
  await migration.down(runner);
  await runner.query(`UPDATE audit_entries SET company_id = NULL`);
  await runner.startTransaction();
  await migration.up(runner);
  await runner.commitTransaction();
  await runner.release();
  expect(await entries()).toEqual(
    kept.map((entry) => (entry.action === 'comment.add' ? { ...entry, company_id: null } : entry)),
  );
});
