import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { RepairSchedule } from '../../../src/analysis/repair/repair.schedule.js';
import { RepairService } from '../../../src/analysis/repair/repair.service.js';
import { TaskLeases } from '../../../src/leases/task-leases.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const take = (name: string, seconds = 60) => app.app.get(TaskLeases).take(name, seconds);

describe('the turn at a scheduled task', () => {
  it('is taken by one of many who want it at once', async () => {
    const turns = await Promise.all(Array.from({ length: 8 }, () => take('at once')));
    expect(turns.filter(Boolean)).toHaveLength(1);
  });

  it('comes again when the period is over, and not before', async () => {
    expect(await take('again')).toBe(true);
    expect(await take('again')).toBe(false);
    await app.dataSource.query(`UPDATE leases SET next_at = now() WHERE name = 'again'`);
    expect(await take('again')).toBe(true);
    expect(await take('another')).toBe(true);
  });

  it('lets one repair run, however many processes are at the same second', async () => {
    const run = jest.spyOn(app.app.get(RepairService), 'run');
    const schedule = app.app.get(RepairSchedule);
    await Promise.all(Array.from({ length: 4 }, () => schedule.run()));
    expect(run).toHaveBeenCalledTimes(1);
  });
});
