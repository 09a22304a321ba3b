import { describe, expect, it } from '@jest/globals';
import { withoutCounsel } from '../../support/wording/found-facts.js';
import { startWordedApp } from '../../support/wording/worded-app.js';

/* Each test has a backend of its own: two at once would take each other's jobs from the queue. */

describe('a request that takes too long', () => {
  it.each(['hang', 'drip'])('%s is cut at its deadline', async (name) => {
    const parts = { ...withoutCounsel, systems: name };
    const hurried = await startWordedApp({ AI_TIMEOUT_S: '1' }, { parts });
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

  it.each([
    ['the letter', { letter: 'hang' }, 'pending'],
    ['the review', { review: 'drip' }, 'completed'],
  ])('is cut where it is the one for %s', async (_, parts, outcome) => {
    const hurried = await startWordedApp({ AI_TIMEOUT_S: '1' }, { parts });
    try {
      const { status, reason, content } = await hurried.afterTry(await hurried.begin(), 1);
      expect(status).toBe(outcome);
      if (outcome === 'pending') expect(reason).toMatch(/took too long/);
      else expect(content!.counsel).toBeDefined();
      const [cut] = (await hurried.model.requests()).filter(({ part }) => part in parts);
      expect(cut!.end).toBe('aborted');
    } finally {
      await hurried.close();
    }
  });

  it('is waited for where the setting allows it', async () => {
    const parts = { ...withoutCounsel, systems: { name: 'good', delayMs: 2000 } };
    const patient = await startWordedApp({ AI_TIMEOUT_S: '60' }, { parts });
    try {
      expect((await patient.ended(await patient.begin())).status).toBe('completed');
      const requests = await patient.model.journal();
      expect(requests.find(({ part }) => part === 'systems')!.end).toBe('answered');
    } finally {
      await patient.close();
    }
  });
});
