import { expect, it } from '@jest/globals';
import { startWordedApp } from '../../support/wording/worded-app.js';

it('a report does without facts where the request for them takes too long', async () => {
  // The limit is that of all requests, and a busy machine may take a second for one that is answered.
  const app = await startWordedApp({ AI_TIMEOUT_S: '5' }, { parts: { facts: 'hang' } });
  try {
    const made = await app.ended(await app.begin());
    expect(made).toMatchObject({ status: 'completed', attempt: 1, requests: 7 });
    expect(made).toMatchObject({ provenance: { engine: 'openai' }, modelFacts: [] });
    const [asked] = await app.model.factRequests();
    expect(asked!.end).toBe('aborted');
  } finally {
    await app.close();
  }
});
