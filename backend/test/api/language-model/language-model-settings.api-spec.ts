import { describe, expect, it } from '@jest/globals';
import { withoutCounsel } from '../../support/wording/found-facts.js';
import { startWordedApp } from '../../support/wording/worded-app.js';

/* Each test has a backend of its own: two at once would take each other's jobs from the queue. */

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
      expect(await app.model.requests()).toEqual([]);
    } finally {
      await app.close();
    }
  });

  it('is never exceeded, and parts that fit one after the other are worded', async () => {
    const app = await startWordedApp({ AI_TOKENS_PER_REPORT: '65000' }, { parts: withoutCounsel });
    try {
      const { status, tokens, requests } = await app.ended(await app.begin());
      expect({ status, requests }).toEqual({ status: 'completed', requests: 9 });
      expect(tokens).toBeLessThanOrEqual(65_000);
    } finally {
      await app.close();
    }
  });

  it('that a counsel without success used up leaves too little for the parts, and the coach sees it', async () => {
    const app = await startWordedApp(
      { AI_TOKENS_PER_REPORT: '65000' },
      { parts: { counsel: 'invented figures' } },
    );
    try {
      const { status, reason, tokens } = await app.ended(await app.begin());
      expect(status).toBe('failed');
      expect(reason).toContain('one report');
      expect(tokens).toBeLessThanOrEqual(65_000);
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
      expect(await json.ended(report)).toMatchObject({ status: 'completed', requests: 7 });
      const [asked] = await json.model.counselRequests();
      expect(asked!.body['response_format']).toEqual({ type: 'json_object' });
      await json.model.behave({ parts: { ...withoutCounsel, systems: 'invented figures' } });
      const { provenance } = await json.ended(await json.begin());
      expect(provenance!.wording!.failedChecks.map(({ check }) => check)).toContain('V3');
    } finally {
      await json.close();
    }
  });
});
