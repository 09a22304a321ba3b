import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
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

/** A model that brings neither letter nor counsel, which costs no try. */
const withoutLetter = { ...withoutCounsel, letter: 'prompt filtered' };

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
      await worded.model.behave({ always: name, parts: withoutLetter });
      await worded.model.forget();
      const report = await worded.begin();
      const { status, reason, requests, wait } = await worded.afterTry(report, 1);
      expect(status).toBe('pending');
      expect(reason).toMatch(why);
      expect(requests).toBe(8);
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
    await worded.model.behave({
      parts: { ...withoutCounsel, sales: { name: 'rate limit', ...asked } },
    });
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
      requests: 12,
      content: null,
    });
    expect(reason).toMatch(/overloaded or has a fault/);
    expect(await worded.model.journal()).toHaveLength(5);
  });

  it('costs only the parts that are missing', async () => {
    await worded.model.behave({ parts: { ...withoutCounsel, growth: ['server error'] } });
    await worded.model.forget();
    const report = await worded.begin();
    const { provenance } = await worded.ended(report);
    expect(provenance).toMatchObject({ engine: 'openai', wording: { requests: 11 } });
    const parts = (await worded.model.journal()).map(({ part }) => part);
    expect(parts.slice(5)).toEqual(['growth', 'summary']);
  });
});

describe('a request that is under way', () => {
  it('is cut when its company is deleted, and nothing is left of it', async () => {
    await worded.model.behave({ always: 'hang', parts: { ...withoutLetter, facts: 'good' } });
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
