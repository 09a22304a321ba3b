import { describe, expect, it } from '@jest/globals';
import { rulesContentOf, startWordedApp } from './support/worded-app.js';

/* Each test has a backend of its own: two at once would take each other's jobs from the queue. */

describe('a request that takes too long', () => {
  it.each(['hang', 'drip'])('%s is cut at its deadline', async (name) => {
    const hurried = await startWordedApp({ AI_TIMEOUT_S: '1' }, { parts: { systems: name } });
    try {
      const { status, reason } = await hurried.afterTry(await hurried.begin(), 1);
      expect(status).toBe('pending');
      expect(reason).toMatch(/took too long/);
      const cut = (await hurried.model.settled(5)).find(({ part }) => part === 'systems')!;
      expect(cut.end).toBe('aborted');
    } finally {
      await hurried.close();
    }
  });

  it('is waited for where the setting allows it', async () => {
    const slow = { name: 'good', delayMs: 2000 };
    const patient = await startWordedApp({ AI_TIMEOUT_S: '60' }, { parts: { systems: slow } });
    try {
      expect((await patient.ended(await patient.begin())).status).toBe('completed');
      const requests = await patient.model.journal();
      expect(requests.find(({ part }) => part === 'systems')!.end).toBe('answered');
    } finally {
      await patient.close();
    }
  });
});

describe('the built-in analyst as a fallback', () => {
  it.each([
    ['unavailable', 3],
    ['quota used up', 1],
    ['hang', 3],
  ])('%s: writes the report and says so', async (name, attempt) => {
    const app = await startWordedApp(
      { ANALYSIS_FALLBACK: 'builtin', AI_TIMEOUT_S: '1' },
      { always: name },
    );
    try {
      const report = await app.begin();
      const made = await app.ended(report);
      expect(made).toMatchObject({ status: 'completed', attempt, reason: null });
      expect(made.content).toEqual(await rulesContentOf(app, report));
      expect(made.provenance).toMatchObject({ engine: 'builtin', isFallback: true });
      expect(made.provenance!.fallbackReason).toMatch(/language model/);
    } finally {
      await app.close();
    }
  });
});

describe('a token budget', () => {
  it.each([
    ['AI_TOKENS_PER_REPORT', 'one report'],
    ['AI_TOKENS_PER_MONTH', 'all reports of a month'],
  ])('%s that is used up allows no request, and the coach sees it', async (name, words) => {
    const app = await startWordedApp({ [name]: '2000' });
    try {
      const { status, reason, requests } = await app.ended(await app.begin());
      expect(status).toBe('failed');
      expect(reason).toContain(words);
      expect(requests).toBe(0);
      expect(await app.model.journal()).toEqual([]);
    } finally {
      await app.close();
    }
  });

  it('is never exceeded, and parts that fit one after the other are worded', async () => {
    const app = await startWordedApp({ AI_TOKENS_PER_REPORT: '60000' });
    try {
      const { status, tokens, requests } = await app.ended(await app.begin());
      expect({ status, requests }).toEqual({ status: 'completed', requests: 6 });
      expect(tokens).toBeLessThanOrEqual(60_000);
    } finally {
      await app.close();
    }
  });

  it('with a fallback leads to the built-in report', async () => {
    const app = await startWordedApp({
      AI_TOKENS_PER_REPORT: '2000',
      ANALYSIS_FALLBACK: 'builtin',
    });
    try {
      const { status, provenance } = await app.ended(await app.begin());
      expect(status).toBe('completed');
      expect(provenance).toMatchObject({ engine: 'builtin', isFallback: true });
      expect(provenance!.fallbackReason).toContain('AI_TOKENS_PER_REPORT');
    } finally {
      await app.close();
    }
  });
});

describe('in json mode', () => {
  it('a server without strict schemas words a report as well, and the same checks hold', async () => {
    const json = await startWordedApp({ OPENAI_MODE: 'json' });
    try {
      const report = await json.begin();
      expect(await json.ended(report)).toMatchObject({ status: 'completed', requests: 6 });
      const [asked] = await json.model.journal();
      expect(asked!.body['response_format']).toEqual({ type: 'json_object' });
      await json.model.behave({ parts: { systems: 'invented figures' } });
      const { provenance } = await json.ended(await json.begin());
      expect(provenance!.wording!.failedChecks.map(({ check }) => check)).toContain('V3');
    } finally {
      await json.close();
    }
  });
});
