import { expect, it } from '@jest/globals';
import { startWordedApp } from '../../support/wording/worded-app.js';

it('a report does without facts where the request for them takes too long', async () => {
  const app = await startWordedApp({ AI_TIMEOUT_S: '1' }, { parts: { facts: 'hang' } });
  try {
    const made = await app.ended(await app.begin());
    expect(made).toMatchObject({ status: 'completed', attempt: 1, requests: 9 });
    expect(made).toMatchObject({ provenance: { engine: 'openai' }, modelFacts: [] });
    const [asked] = await app.model.factRequests();
    expect(asked!.end).toBe('aborted');
  } finally {
    await app.close();
  }
});
