import { randomUUID } from 'node:crypto';
import { apiPaths } from '@ellac/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCoach } from '../../support/coach.js';
import { aReport } from '../../support/rows/factories.js';
import { startWordedApp, type WordedApp } from '../../support/wording/worded-app.js';

let worded: WordedApp;
beforeAll(async () => {
  worded = await startWordedApp();
});
afterAll(() => worded.close());

describe('a language model', () => {
  it('gets no private note of the company that it words a report for', async () => {
    const coach = await aCoach(worded.app);
    const first = await aReport(worded.app);
    const secret = `secret-${randomUUID()}`;
    for (const analysisId of [undefined, first.id])
      await coach
        .call('post', apiPaths.adminNotesOf(first.companyId))
        .send({ content: secret, analysisId })
        .expect(201);

    const again = await worded.begin({
      company: { name: first.companyName, owner_email: first.owner },
    });
    expect(again.companyId).toBe(first.companyId);
    await worded.ended(again);
    const sent = JSON.stringify(await worded.model.requests());
    expect(sent).toContain('qualitative.challenges');
    expect(sent).not.toContain(secret);
  });
});
