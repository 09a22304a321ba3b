import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EnginePause } from '../src/analysis/wording-state/engine-pause.js';
import { eventually } from './support/eventually.js';
import { startWordedApp, type WordedApp } from './support/worded-app.js';

let worded: WordedApp;

beforeAll(async () => {
  worded = await startWordedApp();
});

/** What a test leaves waiting would ask the model while another one counts. */
afterEach(() => worded.app.dataSource.query('DELETE FROM companies'));

afterAll(() => worded.close());

/** Ends a pause that a test began. */
const goOn = () => worded.app.app.get(EnginePause).end();

describe('a fault that passes', () => {
  it.each([
    ['request timeout', /overloaded or has a fault/],
    ['conflict', /overloaded or has a fault/],
    ['rate limit', /takes no more requests at the moment/],
    ['server error', /overloaded or has a fault/],
    ['bad gateway', /overloaded or has a fault/],
    ['unavailable', /overloaded or has a fault/],
    ['reset', /could not be reached/],
    ['cut off in the middle', /could not be reached/],
  ])(
    '%s: each part was asked for once, the coach sees why, and the row waits',
    async (name, why) => {
      await worded.model.behave({ always: name });
      await worded.model.forget();
      const report = await worded.begin();
      const { status, reason, requests, wait } = await worded.afterTry(report, 1);
      expect(status).toBe('pending');
      expect(reason).toMatch(why);
      expect(requests).toBe(6);
      expect(await worded.model.journal()).toHaveLength(5);
      // The policy says 15 seconds, a fifth more or less.
      expect(wait).toBeGreaterThan(10);
      expect(wait).toBeLessThan(18.5);
    },
  );

  it.each([
    ['in seconds', { retryAfter: '40' }, 40],
    ['in milliseconds', { retryAfterMs: '50000' }, 50],
  ])('waits as long as the provider asks, %s', async (_, asked, seconds) => {
    await worded.model.behave({ parts: { sales: { name: 'rate limit', ...asked } } });
    const { status, wait } = await worded.afterTry(await worded.begin(), 1);
    expect(status).toBe('pending');
    expect(wait).toBeGreaterThan(seconds - 5);
    expect(wait).toBeLessThan(seconds + 2);
  });

  it('that lasts ends in a failure with its reason, after three tries and no more', async () => {
    await worded.model.behave({ always: 'unavailable' });
    await worded.model.forget();
    const { status, reason, attempt, requests, content } = await worded.ended(await worded.begin());
    expect({ status, attempt, requests, content }).toEqual({
      status: 'failed',
      attempt: 3,
      requests: 18,
      content: null,
    });
    expect(reason).toMatch(/overloaded or has a fault/);
    expect(await worded.model.journal()).toHaveLength(15);
  });

  it('costs only the parts that are missing', async () => {
    await worded.model.behave({ parts: { growth: ['server error'] } });
    await worded.model.forget();
    const report = await worded.begin();
    const { provenance } = await worded.ended(report);
    expect(provenance).toMatchObject({ engine: 'openai', wording: { requests: 8 } });
    const parts = (await worded.model.journal()).map(({ part }) => part);
    expect(parts.slice(5)).toEqual(['growth', 'summary']);
  });
});

describe('a request that is under way', () => {
  it('is cut when its company is deleted, and nothing is left of it', async () => {
    await worded.model.behave({ always: 'hang', parts: { facts: 'good' } });
    await worded.model.forget();
    const report = await worded.begin();
    await eventually('five requests are under way', async () =>
      (await worded.model.journal()).length === 5 ? true : null,
    );
    await worded.app.dataSource.query('DELETE FROM companies WHERE id = $1', [report.companyId]);
    const journal = await worded.model.settled(5);
    expect(journal.map(({ end }) => end)).toEqual(Array(5).fill('aborted'));
    expect(await worded.app.dataSource.query('SELECT part FROM worded_parts')).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ analysis_id: report.id })]),
    );
    expect(await worded.making(report)).toBeUndefined();
  });
});

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
    expect(await worded.model.journal()).toEqual([]);
    await goOn();
  });

  it.each(['bad request', 'forbidden'])(
    '%s of one request alone costs this report its tries, and no other one waits',
    async (name) => {
      await worded.model.behave({ parts: { leadership: name } });
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
    // The one part that probed, and its repair.
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
    expect(await worded.model.factRequests()).toHaveLength(1);
    expect(await worded.model.journal()).toEqual([]);

    await worded.model.behave({});
    await worded.model.forget();
    await probe();
    expect(await worded.ended(report)).toMatchObject({ status: 'completed', attempt: 1 });
    const parts = (await worded.model.journal()).map(({ part }) => part);
    expect(parts).toHaveLength(6);
    expect(await pause.state()).toBeNull();
  });
});
