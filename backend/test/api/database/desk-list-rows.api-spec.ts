import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DeskListRows1765152060000 } from '../../../src/database/migrations/1765152060000-desk-list-rows.js';
import { aReport } from '../../support/rows/factories.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const rows = () =>
  app.dataSource.query<{ newest_score: number; folded_text: string }[]>(
    `SELECT newest_score, folded_text FROM companies ORDER BY id`,
  );

it('the migration fills the score and the folded words of the rows that are there', async () => {
  await aReport(app, { company: { name: 'Älpha' } });
  await aReport(app, { status: 'failed' });
  const kept = await rows();
  expect(kept.some(({ folded_text }) => folded_text.startsWith('alpha\n'))).toBe(true);
  expect(kept.some(({ newest_score }) => newest_score > 0)).toBe(true);

  const migration = new DeskListRows1765152060000();
  const runner = app.dataSource.createQueryRunner();
  await migration.down(runner);
  await runner.query(`UPDATE companies SET newest_score = -1, folded_text = ''`);
  await runner.startTransaction();
  await migration.up(runner);
  await runner.commitTransaction();
  await runner.release();
  expect(await rows()).toEqual(kept);
});
