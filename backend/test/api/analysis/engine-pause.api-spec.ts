import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { EnginePause } from '../../../src/analysis/wording-state/engine-pause.js';
import { dataSourceOptions } from '../../../src/database/data-source.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
/** The connections of another process. */
let others: DataSource;
let here: EnginePause;
let there: EnginePause;
beforeAll(async () => {
  app = await startTestApp();
  others = await new DataSource(dataSourceOptions(app.environment.DATABASE_URL)).initialize();
  here = app.app.get(EnginePause);
  there = new EnginePause(others);
});
beforeEach(() => here.end());
afterAll(async () => {
  await others.destroy();
  await app.close();
});

const passTime = (interval: string) =>
  app.dataSource.query(
    `UPDATE engine_pauses SET since = since - $1::interval,
       next_probe_at = next_probe_at - $1::interval`,
    [interval],
  );

const secondsUntilProbe = async (): Promise<number> => {
  const [row] = await app.dataSource.query<{ seconds: number }[]>(
    `SELECT extract(epoch FROM next_probe_at - since)::float8 AS seconds FROM engine_pauses`,
  );
  return row!.seconds;
};

describe('a pause', () => {
  it('holds for all processes, until any ends it', async () => {
    expect(await there.state()).toBeNull();
    const begun = await here.begin('The key is not accepted.');
    expect(begun.reason).toBe('The key is not accepted.');
    expect(await there.state()).toEqual(begun);
    expect(await secondsUntilProbe()).toBe(60);
    await there.end();
    expect(await here.state()).toBeNull();
  });

  it('that is begun again is the same one, with the newest reason and another minute', async () => {
    const first = await here.begin('The key is not accepted.');
    await passTime('50 seconds');
    const second = await there.begin('The credit is used up.');
    expect(second.reason).toBe('The credit is used up.');
    expect(second.since).toEqual(new Date(first.since.getTime() - 50_000));
    expect(second.nextProbeAt.getTime()).toBeGreaterThanOrEqual(first.nextProbeAt.getTime());
    expect(await here.state()).toEqual(second);
  });
});

describe('the probe', () => {
  const twentyAtOnce = async (): Promise<number> => {
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, index) => [here, there][index % 2]!.takeProbe()),
    );
    return taken.filter(Boolean).length;
  };

  it('is made by nobody in the first minute', async () => {
    await here.begin('The credit is used up.');
    await passTime('59 seconds');
    expect(await twentyAtOnce()).toBe(0);
  });

  it('is made by one of all processes, once a minute', async () => {
    await here.begin('The credit is used up.');
    for (const minute of [1, 2]) {
      await passTime('61 seconds');
      expect([minute, await twentyAtOnce()]).toEqual([minute, 1]);
      expect([minute, await twentyAtOnce()]).toEqual([minute, 0]);
    }
  });

  it('is nobody’s where there is no pause', async () => {
    expect(await twentyAtOnce()).toBe(0);
  });
});
