import { once } from 'node:events';
import { exampleQuestionnaire } from '@ellac/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AnalysisProcessor } from '../../../src/analysis/analysis.processor.js';
import { failureReasons } from '../../../src/analysis/analysis-failure-reasons.js';
import { BuiltinWriter } from '../../../src/analysis/writers/builtin-writer.js';
import type { Writer } from '../../../src/analysis/writers/writer.js';
import {
  CannotWrite,
  EnginePaused,
  TryAgain,
} from '../../../src/analysis/writers/writing-fault.js';
import { AnalysisEntity } from '../../../src/database/entities/analysis.entity.js';
import { HeldLeases } from '../../../src/leases/held-leases.js';
import { WorkQueues } from '../../../src/queues/work-queues.js';
import { loseLease } from '../../support/rows/claims.js';
import { newsOf } from '../../support/mails/coach-news.js';
import { aReport } from '../../support/rows/factories.js';
import { withLanguageModel, wordBy } from '../../support/wording/word-by.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** A backend without a fallback: a report fails where the language model cannot word it. */
let strict: TestApp;
/** A backend with the fallback: the built-in analyst then writes the report. */
let lenient: TestApp;
beforeAll(async () => {
  strict = await startTestApp({ ...withLanguageModel, COACH_EMAIL: 'coach@example.com' });
  lenient = await startTestApp({ ...withLanguageModel, ANALYSIS_FALLBACK: 'builtin' });
  jest.spyOn(Logger.prototype, 'error').mockReturnValue();
});
afterAll(async () => {
  await strict.close();
  await lenient.close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const aWaitingReport = async (app: TestApp, useAi?: boolean): Promise<string> => {
  const answers = useAi === undefined ? {} : { meta: { ...exampleQuestionnaire.meta, useAi } };
  return (await aReport(app, { status: 'pending', answers })).id;
};

const analyse = ({ app }: TestApp, analysisId: string): Promise<void> =>
  app.get(AnalysisProcessor).analyse({ analysisId });

const rowOf = ({ dataSource }: TestApp, id: string): Promise<AnalysisEntity> =>
  dataSource.getRepository(AnalysisEntity).findOneByOrFail({ id });

/** The database's time. */
const clock = async ({ dataSource }: TestApp): Promise<number> => {
  const [row] = await dataSource.query<{ at: Date }[]>(`SELECT clock_timestamp() AS at`);
  return row!.at.getTime();
};

const failing =
  (fault: () => Error): Writer['write'] =>
  () =>
    Promise.reject(fault());

/** Lets all tries of the report fail with this fault. @returns its state after each try. */
async function tryOut(app: TestApp, id: string, fault: () => Error): Promise<string[]> {
  wordBy(app, failing(fault));
  const seen: string[] = [];
  for (let left = 3; left > 0; left -= 1) {
    await app.dataSource.query(`UPDATE analyses SET next_attempt_at = now() WHERE id = $1`, [id]);
    await analyse(app, id);
    const { generationStatus, attempt } = await rowOf(app, id);
    seen.push(`${generationStatus} after ${attempt}`);
  }
  return seen;
}

const busy = () => new TryAgain('The language model is busy.', 0);

describe('the writer of a report', () => {
  it('is the language model, unless its owner does not want that', async () => {
    const write = wordBy(strict, ({ answers, submittedAt }) => {
      const { provenance, ...report } = strict.app.get(BuiltinWriter).write(answers, submittedAt);
      return Promise.resolve({ ...report, provenance: { ...provenance, engine: 'openai' } });
    });
    const wanted = await aWaitingReport(strict, true);
    const unsaid = await aWaitingReport(strict);
    const unwanted = await aWaitingReport(strict, false);
    for (const id of [wanted, unsaid, unwanted]) await analyse(strict, id);

    expect(write.mock.calls.map(([{ id }]) => id)).toEqual([wanted, unsaid]);
    const engineOf = async (id: string) => (await rowOf(strict, id)).provenance;
    expect(await engineOf(wanted)).toMatchObject({ engine: 'openai' });
    expect(await engineOf(unsaid)).toMatchObject({ engine: 'openai' });
    expect(await engineOf(unwanted)).toMatchObject({ engine: 'builtin' });
    expect(await engineOf(unwanted)).not.toHaveProperty('isFallback');
  });
});

describe('a try that fails for a passing reason', () => {
  it.each([
    { asked: 0, least: 12, most: 18 },
    { asked: 300, least: 300, most: 300 },
    { asked: 10 ** 12, least: 86_400, most: 86_400 },
  ])(
    'is followed by another after $least to $most s where the server asked for $asked',
    async ({ asked, least, most }) => {
      const id = await aWaitingReport(strict);
      wordBy(
        strict,
        failing(() => new TryAgain('The language model is busy.', asked)),
      );
      const before = await clock(strict);
      await analyse(strict, id);
      const after = await clock(strict);

      const { nextAttemptAt, ...row } = await rowOf(strict, id);
      expect(row).toMatchObject({
        generationStatus: 'pending',
        generationError: 'The language model is busy.',
        attempt: 1,
      });
      expect(nextAttemptAt.getTime()).toBeGreaterThanOrEqual(before + least * 1000);
      expect(nextAttemptAt.getTime()).toBeLessThanOrEqual(after + most * 1000);
    },
  );

  it('leaves no reason standing while the next one is at work', async () => {
    const id = await aWaitingReport(strict);
    await strict.dataSource.query(`UPDATE analyses SET generation_error = 'busy' WHERE id = $1`, [
      id,
    ]);
    let meanwhile: string | null | undefined;
    wordBy(strict, async () => {
      meanwhile = (await rowOf(strict, id)).generationError;
      throw busy();
    });
    await analyse(strict, id);
    expect(meanwhile).toBeNull();
  });

  it('ends the report as failed at the third, with the reason, and the coach hears of it', async () => {
    const id = await aWaitingReport(strict);
    const seen = await tryOut(strict, id, busy);
    expect(seen).toEqual(['pending after 1', 'pending after 2', 'failed after 3']);
    expect((await rowOf(strict, id)).generationError).toBe('The language model is busy.');
    expect(await newsOf(strict, id)).toMatchObject([{ reason: 'coach-analysis-failed' }]);
  });

  it('has the built-in analyst write it at the third where that is wanted', async () => {
    const id = await aWaitingReport(lenient);
    const seen = await tryOut(lenient, id, busy);
    expect(seen).toEqual(['pending after 1', 'pending after 2', 'completed after 3']);
    expect((await rowOf(lenient, id)).provenance).toEqual({
      engine: 'builtin',
      rulesVersion: expect.any(String),
      isFallback: true,
      fallbackReason: 'The language model is busy.',
    });
  });
});

describe('a budget that is used up', () => {
  const usedUp = () => new CannotWrite('No tokens are left this month.');

  it('ends the report as failed at once, with the reason', async () => {
    const id = await aWaitingReport(strict);
    wordBy(strict, failing(usedUp));
    await analyse(strict, id);
    expect(await rowOf(strict, id)).toMatchObject({
      generationStatus: 'failed',
      generationError: 'No tokens are left this month.',
      attempt: 1,
    });
  });

  it('has the built-in analyst write it at once where that is wanted', async () => {
    const id = await aWaitingReport(lenient);
    wordBy(lenient, failing(usedUp));
    await analyse(lenient, id);
    const { generationStatus, generationError, provenance } = await rowOf(lenient, id);
    expect([generationStatus, generationError]).toEqual(['completed', null]);
    expect(provenance).toMatchObject({ fallbackReason: 'No tokens are left this month.' });
  });
});

describe('a pause of the language model', () => {
  const until = new Date(Date.now() + 600_000);
  const paused = () => new EnginePaused('The key is refused.', until);

  it('has the report wait for its end, and counts no try', async () => {
    const id = await aWaitingReport(strict);
    wordBy(strict, failing(paused));
    await analyse(strict, id);
    expect(await rowOf(strict, id)).toMatchObject({
      generationStatus: 'pending',
      generationError: 'The key is refused.',
      attempt: 0,
      runId: null,
      nextAttemptAt: until,
    });
  });

  it('is not waited for where the built-in analyst may write', async () => {
    const id = await aWaitingReport(lenient);
    wordBy(lenient, failing(paused));
    await analyse(lenient, id);
    const { generationStatus, provenance } = await rowOf(lenient, id);
    expect(generationStatus).toBe('completed');
    expect(provenance).toMatchObject({ isFallback: true, fallbackReason: 'The key is refused.' });
  });
});

describe('a fault of our own', () => {
  const broken = () => new TypeError('Cannot read properties of undefined');

  it('ends the report as failed at the third try', async () => {
    const id = await aWaitingReport(strict);
    const seen = await tryOut(strict, id, broken);
    expect(seen).toEqual(['pending after 1', 'pending after 2', 'failed after 3']);
    expect((await rowOf(strict, id)).generationError).toBe(failureReasons.writerFailed);
  });

  it('has the built-in analyst write it at the third where that is wanted', async () => {
    const id = await aWaitingReport(lenient);
    expect((await tryOut(lenient, id, broken)).at(-1)).toBe('completed after 3');
    const { provenance } = await rowOf(lenient, id);
    expect(provenance).toMatchObject({ fallbackReason: failureReasons.modelFailed });
  });
});

describe('a lease that is lost', () => {
  /** A report whose wording continues until it is aborted. */
  async function atWork(app: TestApp) {
    const id = await aWaitingReport(app);
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    wordBy(app, async (_claim, signal) => {
      begin();
      if (!signal.aborted) await once(signal, 'abort');
      throw new Error('the request was cut');
    });
    const ended = analyse(app, id);
    await begun;
    return { id, ended };
  }

  it('cuts the request when somebody else may take the report, and nothing comes of it', async () => {
    const { id, ended } = await atWork(lenient);
    await loseLease(lenient, { id });
    await ended;
    expect(await rowOf(lenient, id)).toMatchObject({
      generationStatus: 'pending',
      generationError: null,
      attempt: 1,
      content: null,
    });
  });

  it('cuts the request when the company is deleted', async () => {
    const { id, ended } = await atWork(lenient);
    await lenient.dataSource.query(`DELETE FROM analyses WHERE id = $1`, [id]);
    await ended;
  });

  it('cuts the request when the process stops, which counts no try', async () => {
    const { id, ended } = await atWork(strict);
    const nudge = jest.spyOn(strict.app.get(WorkQueues), 'nudgeAnalysis').mockReturnValue();
    await strict.app.get(HeldLeases).end(0);
    await ended;
    expect(await rowOf(strict, id)).toMatchObject({
      generationStatus: 'pending',
      generationError: null,
      attempt: 0,
    });
    expect(nudge.mock.calls).toEqual([[id]]);
  });
});
