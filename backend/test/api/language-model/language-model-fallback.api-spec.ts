import { describe, expect, it } from '@jest/globals';
import { rulesContentOf, startWordedApp } from '../../support/wording/worded-app.js';

/* Each test has a backend of its own: two at once would take each other's jobs from the queue. */

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
