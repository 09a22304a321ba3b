import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EnginePause } from '../../../src/analysis/wording-state/engine-pause.js';
import { eventually } from '../../support/eventually.js';
import { withoutCounsel } from '../../support/wording/found-facts.js';
import { startWordedApp, type WordedApp } from '../../support/wording/worded-app.js';

let worded: WordedApp;

beforeAll(async () => {
  worded = await startWordedApp();
});

/**
 * A report left waiting by one test would send requests to the model while another test counts
 * them.
 */
afterEach(() => worded.app.dataSource.query('DELETE FROM companies'));

afterAll(() => worded.close());

/** Ends a pause that a test began. */
const goOn = () => worded.app.app.get(EnginePause).end();

describe('a fault that meets every job', () => {
  it.each([
    ['wrong key', /does not accept our key/],
    ['forbidden', /does not allow our key/],
    ['unknown model', /no language model of the name/],
    ['quota used up', /credit .* is used up/],
    ['payment required', /credit .* is used up/],
    ['bad request', /OPENAI_MODE/],
  ])('%s pauses the engine; jobs wait without losing a try', async (name, why) => {
    await worded.model.behave({ always: name });
    const first = await worded.begin();
    const paused = await eventually('the first report waits', async () => {
      const row = await worded.making(first);
      return row.status === 'pending' && row.reason !== null ? row : null;
    });
    expect(paused.reason).toMatch(why);
    expect(paused.attempt).toBe(0);
    expect(paused.wait).toBeGreaterThan(50);

    await worded.model.forget();
    const second = await worded.begin();
    const waiting = await eventually('the second report waits', async () => {
      const row = await worded.making(second);
      return row.reason !== null ? row : null;
    });
    expect(waiting).toMatchObject({ status: 'pending', attempt: 0, requests: 0 });
    expect(waiting.reason).toMatch(why);
    expect(await worded.model.requests()).toEqual([]);
    await goOn();
  });

  it.each(['bad request', 'forbidden'])(
    '%s of one request alone costs this report its tries, and no other one waits',
    async (name) => {
      await worded.model.behave({ parts: { ...withoutCounsel, leadership: name } });
      const report = await worded.begin();
      const { status, reason } = await worded.afterTry(report, 1);
      expect(status).toBe('pending');
      expect(reason).toMatch(/OPENAI_MODE|does not allow our key/);
      expect(await worded.app.app.get(EnginePause).state()).toBeNull();
      expect(await worded.ended(report)).toMatchObject({ status: 'failed', attempt: 3 });
      expect(await worded.app.app.get(EnginePause).state()).toBeNull();
    },
  );

  it('goes on where the probe brings an answer that cannot be read', async () => {
    const pause = worded.app.app.get(EnginePause);
    await pause.begin('The credit is used up.');
    await worded.app.dataSource.query('UPDATE engine_pauses SET next_probe_at = now()');
    await worded.model.behave({ always: 'html' });
    await worded.model.forget();
    const report = await worded.begin();
    await eventually('the report waits', async () => {
      const row = await worded.making(report);
      return row.status === 'pending' && row.reason !== null ? row : null;
    });
    expect(await pause.state()).not.toBeNull();
    // The one part that was the probe, and its repair.
    expect((await worded.model.journal()).map(({ part }) => part)).toEqual(['systems', 'systems']);
    await goOn();
  });

  it('is probed with one request, and the jobs go on after the first that goes well', async () => {
    const pause = worded.app.app.get(EnginePause);
    const probe = () =>
      worded.app.dataSource.query('UPDATE engine_pauses SET next_probe_at = now()');
    await worded.model.behave({ always: 'quota used up' });
    const report = await worded.begin();
    await eventually('the pause begins', () => pause.state());
    await eventually('the report waits', async () =>
      (await worded.making(report)).status === 'pending' ? true : null,
    );

    await worded.model.forget();
    await probe();
    await worded.hurry(report);
    await eventually('the report waits again', async () => {
      const row = await worded.making(report);
      return row.status === 'pending' && row.wait > 50 ? row : null;
    });
    expect((await worded.model.requests()).map(({ part }) => part)).toEqual(['facts']);

    await worded.model.behave({});
    await worded.model.forget();
    await probe();
    expect(await worded.ended(report)).toMatchObject({ status: 'completed', attempt: 1 });
    expect(await worded.model.counselRequests()).toHaveLength(3);
    expect(await pause.state()).toBeNull();
  });
});
