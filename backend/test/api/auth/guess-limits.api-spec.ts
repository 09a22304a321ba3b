import { afterEach, describe, expect, it } from '@jest/globals';
import { apiPaths } from '@ellac/contracts';
import { aLink, aReport } from '../../support/rows/factories.js';
import { closeLimitedApps, countLetThrough, startLimitedApp } from '../../support/limited-app.js';

afterEach(closeLimitedApps);

describe('guessing links', () => {
  it('ends after twenty wrong ones, while the right one still opens (S31)', async () => {
    const app = await startLimitedApp();
    const { id } = await aReport(app);
    const token = await aLink(app, id);
    const guess = (index: number) => app.http.get(apiPaths.verifyReport(id, `guess-${index}`));
    expect(await countLetThrough(1000, guess)).toBe(20);
    const read = await app.http.get(apiPaths.analysis(id, 'wrong')).expect(429);
    expect(Number(read.headers['retry-after'])).toBeGreaterThan(0);

    await app.http.get(apiPaths.verifyReport(id, token)).expect(200);
    await app.http.get(apiPaths.analysis(id, token)).expect(200);
  });

  it('of one report does not close another, until a sender guesses at very many (S31)', async () => {
    const app = await startLimitedApp();
    const reports = await Promise.all(Array.from({ length: 12 }, () => aReport(app)));
    const guessAll = (index: number) =>
      app.http.get(apiPaths.verifyReport(reports[index % 12]!.id, 'guess'));
    expect(await countLetThrough(240, guessAll)).toBe(200);
  });

  it('counts no right link, however often a mail scanner opens it', async () => {
    const app = await startLimitedApp();
    const { id } = await aReport(app);
    const token = await aLink(app, id);
    const open = (index: number) =>
      index % 2
        ? app.http.get(apiPaths.verifyReport(id, token))
        : app.http.head(apiPaths.analysis(id, token));
    expect(await countLetThrough(60, open)).toBe(60);
  });
});
