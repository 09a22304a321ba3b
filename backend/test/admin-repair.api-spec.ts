import { apiPaths, maintenanceResultSchema } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AnalysisRepository } from '../src/analysis/analysis.repository.js';
import { aCoach, type Coach, trailOf } from './support/admin.js';
import { eventually } from './support/eventually.js';
import { aReport } from './support/factories.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
let coach: Coach;
beforeAll(async () => {
  app = await startTestApp();
  coach = await aCoach(app);
});
afterAll(() => app.close());

const repair = async () => {
  const { body } = await coach.call('post', apiPaths.adminFixStuck).expect(200);
  expect(maintenanceResultSchema.parse(body)).toEqual(body);
  return body.summary;
};

const statusOf = async (id: string): Promise<string | null> => {
  const [row] = await app.dataSource.query<{ generation_status: string }[]>(
    `SELECT generation_status FROM analyses WHERE id = $1`,
    [id],
  );
  return row?.generation_status ?? null;
};

const isCompleted = (id: string) =>
  eventually('the report', async () => ((await statusOf(id)) === 'completed' ? true : null));

describe('the coach’s repair', () => {
  it('finds nothing where nothing is stuck, and says so', async () => {
    await aReport(app);
    expect(await repair()).toEqual({
      totalFixed: 0,
      responsesWithoutAnalysis: 0,
      analysisStuckInProcessing: 0,
    });
  });

  it('counts and frees each kind of stuck, leaves the rest, and is written down', async () => {
    const lost = await aReport(app, { status: 'pending' });
    await app.dataSource.query(`DELETE FROM analyses WHERE id = $1`, [lost.id]);
    const forgotten = await aReport(app, { status: 'pending' });
    await app.dataSource.query(
      `UPDATE analyses SET next_attempt_at = now() - interval '1 minute' WHERE id = $1`,
      [forgotten.id],
    );
    const expired = await aReport(app, { status: 'pending' });
    const held = await aReport(app, { status: 'pending' });
    for (const { id } of [expired, held]) await app.app.get(AnalysisRepository).claim(id);
    await app.dataSource.query(
      `UPDATE analyses SET lease_until = now() - interval '1 second' WHERE id = $1`,
      [expired.id],
    );

    const summary = { totalFixed: 3, responsesWithoutAnalysis: 1, analysisStuckInProcessing: 2 };
    expect(await repair()).toEqual(summary);
    await isCompleted(forgotten.id);
    await isCompleted(expired.id);
    expect(await statusOf(held.id)).toBe('processing');
    expect(await trailOf(app, null)).toContainEqual({
      username: coach.username,
      action: 'maintenance.repair',
      targetType: 'maintenance',
      companyName: null,
      requestId: expect.any(String),
      details: summary,
    });
  });
});
