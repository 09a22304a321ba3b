import { afterEach, describe, expect, it } from '@jest/globals';
import { apiPaths, messages } from '@ellac/contracts';
import { closeLimitedApps, countLetThrough, startLimitedApp } from '../../support/limited-app.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import type { TestApp } from '../../support/test-app.js';

afterEach(closeLimitedApps);

/**
 * No workers run: writing the reports of accepted submissions would take longer than the
 * submissions.
 */
const limitedWeb = (settings = {}) => startLimitedApp({ ROLE: 'web', ...settings });

const submit = ({ http }: TestApp, email: string, forwarded = '192.0.2.1') =>
  http
    .post(apiPaths.submit)
    .set('X-Forwarded-For', forwarded)
    .send(aQuestionnaire({ owner_email: email }));

describe('submissions', () => {
  it('of one e-mail address are five an hour, whatever the case, then wait (S8)', async () => {
    const app = await limitedWeb();
    for (const email of ['a@example.com', 'A@example.com', 'a@example.com', 'a@example.com'])
      await submit(app, email).expect(201);
    await submit(app, ' a@EXAMPLE.com').expect(201);
    const refused = await submit(app, 'a@example.com').expect(429);
    expect(refused.body.message).toBe(messages.tooManyRequests);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
    await submit(app, 'b@example.com').expect(201);
  });

  it('that are wrong, or sent again with the same key, do not count', async () => {
    const app = await limitedWeb();
    const questionnaire = aQuestionnaire({ owner_email: 'again@example.com' });
    const send = () =>
      app.http.post(apiPaths.submit).set('Idempotency-Key', 'the-same-key').send(questionnaire);
    expect(await countLetThrough(10, () => submit(app, 'no address'))).toBe(10);
    expect(await countLetThrough(10, send)).toBe(10);
    expect(await countLetThrough(5, () => submit(app, 'again@example.com'))).toBe(4);
  });

  it('with one key and other answers each time count, and are refused', async () => {
    const app = await limitedWeb();
    const send = (company: number) =>
      app.http
        .post(apiPaths.submit)
        .set('Idempotency-Key', 'one-and-the-same-key')
        .send(aQuestionnaire({ owner_email: 'new@example.com', name: `Company ${company}` }));
    await send(0).expect(201);
    for (let index = 1; index < 5; index += 1) await send(index).expect(409);
    await send(5).expect(429);
    await send(0).expect(201);
  });

  it('of a workshop of forty behind one address go through; the hundred and first does not (S8)', async () => {
    const app = await limitedWeb();
    expect(await countLetThrough(101, (i) => submit(app, `owner-${i}@example.com`))).toBe(100);
  });

  it('cannot claim to come from another address (S10)', async () => {
    const app = await limitedWeb();
    expect(
      await countLetThrough(101, (i) => submit(app, `x-${i}@example.com`, `198.51.100.${i}`)),
    ).toBe(100);
  });

  it('are told apart by what the one trusted proxy says, not by what stands before it (S10)', async () => {
    const app = await limitedWeb({ TRUST_PROXY: '1' });
    expect(
      await countLetThrough(101, (i) =>
        submit(app, `y-${i}@example.com`, `198.51.100.${i}, 203.0.113.9`),
      ),
    ).toBe(100);
    await submit(app, 'other@example.com', '203.0.113.10').expect(201);
  });
});
