import { afterEach, describe, expect, it } from '@jest/globals';
import { apiPaths } from '@ellac/contracts';
import {
  closeLimitedApps,
  countLetThrough,
  resend,
  startLimitedApp,
} from '../../support/limited-app.js';
import { aProxyTo } from '../../support/services/proxy.js';
import { redisUrl } from '../../support/services/own-redis.js';

afterEach(closeLimitedApps);

describe('limits', () => {
  it('are shared by all processes and outlive them (S9)', async () => {
    const SECRET = 'the-same-for-both-0123456789-0123456789';
    const [first, second] = [await startLimitedApp({ SECRET }), await startLimitedApp({ SECRET })];
    expect(await countLetThrough(4, (i) => resend(i % 2 ? first : second, 's@example.com'))).toBe(
      3,
    );
    await first.close();
    await resend(second, 's@example.com').expect(429);
  });

  it('count calls that are refused, and then refuse all of that address (S8)', async () => {
    const app = await startLimitedApp();
    const refused = () => app.http.post(apiPaths.submit).type('text').send('x');
    // In batches, as one connection after the other takes long.
    const statuses: number[] = [];
    while (statuses.length < 700) {
      const batch = await Promise.all(Array.from({ length: 50 }, refused));
      statuses.push(...batch.map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([415, 429]));
    const passed = statuses.filter((status) => status === 415).length;
    expect(passed).toBeGreaterThanOrEqual(600);
    const answer = await app.http.get(apiPaths.exampleDataButton).expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('hold in each process while Redis is away, and nobody waits for it', async () => {
    const app = await startLimitedApp({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await countLetThrough(4, () => resend(app, 'r@example.com'))).toBe(3);
  });

  it('go on from what a process has counted when Redis goes away', async () => {
    const redis = await aProxyTo(redisUrl());
    const app = await startLimitedApp({ ROLE: 'web', REDIS_URL: redis.url });
    expect(await countLetThrough(2, () => resend(app, 'r@example.com'))).toBe(2);
    redis.cut();
    expect(await countLetThrough(4, () => resend(app, 'r@example.com'))).toBe(1);
    await app.close();
    await redis.close();
  });
});
