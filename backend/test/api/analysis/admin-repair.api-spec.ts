import { apiPaths, maintenanceResultSchema } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AnalysisProcessor } from '../../../src/analysis/analysis.processor.js';
import { AnalysisRepository } from '../../../src/analysis/analysis.repository.js';
import { RepairService } from '../../../src/analysis/repair/repair.service.js';
import { lastTriesApart } from '../../../src/analysis/repair/stuck-analyses.sweep.js';
import { analysisRetry, triesOf } from '../../../src/leases/retry-policy.js';
import { overdueSeconds } from '../../../src/leases/sweep-thresholds.js';
import { WorkQueues } from '../../../src/queues/work-queues.js';
import { aCoach, type Coach, trailOf } from '../../support/coach.js';
import { eventually } from '../../support/eventually.js';
import { aReport } from '../../support/rows/factories.js';
import { startBeside, startTestApp, type TestApp } from '../../support/test-app.js';

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

  it('finds what was lost in the last month; the daily one finds the rest', async () => {
    const lostDaysAgo = async (days: number) => {
      const submittedAt = new Date(Date.now() - days * 24 * 3_600_000);
      const { id } = await aReport(app, { status: 'pending', submittedAt });
      await app.dataSource.query(`DELETE FROM analyses WHERE id = $1`, [id]);
    };
    await lostDaysAgo(25);
    await lostDaysAgo(40);
    expect(await repair()).toMatchObject({ responsesWithoutAnalysis: 1 });
    const daily = await app.app.get(RepairService).run({ lookBack: 'all' });
    expect(daily).toMatchObject({ responsesWithoutAnalysis: 1 });
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

describe('reports that lost their workers together', () => {
  /** The seconds that each report waits after its worker died in try number `attempt`. */
  const waitsAfterTry = async (attempt: number): Promise<number[]> => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await aReport(app, { status: 'pending' })).id),
    );
    for (const id of ids) await app.app.get(AnalysisRepository).claim(id);
    await app.dataSource.query(
      `UPDATE analyses SET attempt = $2, lease_until = now() - interval '1 second'
       WHERE id = ANY ($1)`,
      [ids, attempt],
    );
    const before = Date.now();
    await app.app.get(RepairService).run();
    const rows = await app.dataSource.query<{ next_attempt_at: Date }[]>(
      `SELECT next_attempt_at FROM analyses WHERE id = ANY ($1) ORDER BY next_attempt_at`,
      [ids],
    );
    return rows.map(({ next_attempt_at: at }) => (at.getTime() - before) / 1000);
  };

  it('begin again together at first, and one after the other for the last time', async () => {
    for (const seconds of await waitsAfterTry(1)) expect(seconds).toBeLessThan(lastTriesApart / 2);
    const waits = await waitsAfterTry(triesOf(analysisRetry) - 1);
    for (const [index, seconds] of waits.entries())
      expect(Math.abs(seconds - index * lastTriesApart)).toBeLessThan(lastTriesApart / 2);
  });
});

describe('a report that waits though it has a job', () => {
  /** Only a web process runs, so no worker fetches the job, as after a connection that died. */
  const overdueWithJob = async (seconds: number): Promise<string> => {
    const { id } = await aReport(app, { status: 'pending' });
    await app.dataSource.query(
      `UPDATE analyses SET next_attempt_at = now() - make_interval(secs => $2) WHERE id = $1`,
      [id, seconds],
    );
    jobless.app.get(WorkQueues).nudgeAnalysis(id, 3600);
    await eventually('the job', async () =>
      (await jobless.app.get(WorkQueues).analysesWithJob())!.has(id) ? true : null,
    );
    return id;
  };
  let jobless: TestApp;
  beforeAll(async () => {
    jobless = await startBeside(app, { ROLE: 'web' });
  });
  afterAll(() => jobless.close());

  it('gets another one from the coach when it is overdue, and none from each sweep', async () => {
    const id = await overdueWithJob(overdueSeconds + 1);
    const fresh = await overdueWithJob(overdueSeconds - 5);
    expect(await app.app.get(RepairService).run()).toMatchObject({ totalFixed: 0 });
    expect(await repair()).toMatchObject({ totalFixed: 1, analysisStuckInProcessing: 1 });
    await isCompleted(id);
    expect(await statusOf(fresh)).toBe('pending');
    await app.dataSource.query('DELETE FROM companies');
  });

  it('is taken from the table by a worker with a free slot', async () => {
    const id = await overdueWithJob(overdueSeconds + 1);
    const fresh = await overdueWithJob(overdueSeconds - 5);
    await app.app.get(AnalysisProcessor).takeOverdue();
    await isCompleted(id);
    expect(await statusOf(fresh)).toBe('pending');
  });
});
