import { apiPaths, overviewSchema } from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { AnalysisProcessor } from '../../../src/analysis/analysis.processor.js';
import { RepairService } from '../../../src/analysis/repair/repair.service.js';
import { EnginePause } from '../../../src/analysis/wording-state/engine-pause.js';
import { BuiltinWriter } from '../../../src/analysis/writers/builtin-writer.js';
import { EnginePaused } from '../../../src/analysis/writers/writing-fault.js';
import { WorkQueues } from '../../../src/queues/work-queues.js';
import { aCoach, type Coach } from '../../support/coach.js';
import { eventually } from '../../support/eventually.js';
import { aReport } from '../../support/rows/factories.js';
import { withLanguageModel, wordBy } from '../../support/wording/word-by.js';
import { startBeside, startTestApp, type TestApp } from '../../support/test-app.js';

let one: TestApp;
let other: TestApp;
let coach: Coach;
beforeAll(async () => {
  one = await startTestApp(withLanguageModel);
  other = await startBeside(one, withLanguageModel);
  coach = await aCoach(one);
});
afterAll(async () => {
  await other.close();
  await one.close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const refusal = 'The credit of the language model is used up.';

/** A provider whose credit can run out, with the requests that it got. */
class Provider {
  requests = 0;
  hasCredit = true;

  ask(): void {
    this.requests += 1;
    if (!this.hasCredit) throw new Error('insufficient_quota');
  }

  /** Has the reports of one process worded by this provider, with one request each. */
  serve(app: TestApp): void {
    const pause = app.app.get(EnginePause);
    wordBy(app, async ({ answers, submittedAt }) => {
      const state = await pause.state();
      if (state !== null && !(await pause.takeProbe()))
        throw new EnginePaused(state.reason, state.nextProbeAt);
      try {
        this.ask();
      } catch {
        const { reason, nextProbeAt } = await pause.begin(refusal);
        throw new EnginePaused(reason, nextProbeAt);
      }
      if (state !== null) await pause.end();
      return app.app.get(BuiltinWriter).write(answers, submittedAt);
    });
  }
}

interface Standing {
  readonly status: string;
  readonly attempt: number;
  readonly reason: string | null;
}

/**
 * The state of all reports once none is in progress or due. A report that asks just after a probe
 * is due again at once, so this waits for it.
 */
const standings = (): Promise<Standing[]> =>
  eventually('the end of all work', async () => {
    const rows = await one.dataSource.query<(Standing & { isAtRest: boolean })[]>(
      `SELECT generation_status AS status, attempt, generation_error AS reason,
         generation_status <> 'processing'
           AND (generation_status <> 'pending' OR next_attempt_at > now()) AS "isAtRest"
       FROM analyses ORDER BY created_at`,
    );
    return rows.every(({ isAtRest }) => isAtRest)
      ? rows.map(({ status, attempt, reason }) => ({ status, attempt, reason }))
      : null;
  });

/** Both processes work off these reports at once. */
const workOff = (ids: readonly string[]): Promise<unknown> =>
  Promise.all(
    ids.map((analysisId, index) =>
      [one, other][index % 2]!.app.get(AnalysisProcessor).analyse({ analysisId }),
    ),
  );

const passAMinute = async (): Promise<void> => {
  await one.dataSource.query(
    `UPDATE engine_pauses SET next_probe_at = next_probe_at - interval '61 seconds'`,
  );
  await one.dataSource.query(
    `UPDATE analyses SET next_attempt_at = next_attempt_at - interval '61 seconds'`,
  );
};

const overview = async () => {
  const { body } = await coach.call('get', apiPaths.adminOverview).expect(200);
  expect(overviewSchema.parse(body)).toEqual(body);
  return overviewSchema.parse(body);
};

it('all reports of all processes wait for a language model that refuses, and go on when it is back', async () => {
  const provider = new Provider();
  provider.hasCredit = false;
  for (const app of [one, other]) provider.serve(app);
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1)
    ids.push((await aReport(one, { status: 'pending' })).id);
  const waiting = ids.map(() => ({ status: 'pending', attempt: 0, reason: refusal }));

  await workOff(ids.slice(0, 1));
  await workOff(ids.slice(1));
  expect(provider.requests).toBe(1);
  expect(await standings()).toEqual(waiting);

  const { analystPause, needs } = await overview();
  expect(analystPause).toMatchObject({ reason: refusal, waiting: 6 });
  const { since, nextTryAt } = analystPause!;
  expect(Date.parse(nextTryAt) - Date.parse(since)).toBe(60_000);
  expect(needs.stuck.count).toBe(0);
  const nudges = [one, other].map(({ app }) => jest.spyOn(app.get(WorkQueues), 'nudgeAnalysis'));
  for (const { app } of [one, other])
    expect((await app.get(RepairService).run()).totalFixed).toBe(0);
  expect(nudges.flatMap(({ mock }) => mock.calls)).toEqual([]);

  for (const requests of [2, 3]) {
    await passAMinute();
    await workOff(ids);
    expect(await standings()).toEqual(waiting);
    expect(provider.requests).toBe(requests);
  }
  expect((await overview()).analystPause).toMatchObject({ waiting: 6 });

  provider.hasCredit = true;
  await passAMinute();
  await workOff(ids.slice(0, 1));
  expect((await overview()).analystPause).toBeNull();
  await workOff(ids);
  const done = { status: 'completed', attempt: 1, reason: null };
  expect(await standings()).toEqual(ids.map(() => done));
  expect(provider.requests).toBe(9);
});
