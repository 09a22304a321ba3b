import { describe, expect, it } from '@jest/globals';
import { appAt } from './apps.js';

describe('appAt', () => {
  it.each([
    ['/', '@ellac/mf-questionnaire'],
    ['/embed', '@ellac/mf-questionnaire'],
    ['/verify-report/0a1b', '@ellac/mf-report'],
    ['/results/0a1b', '@ellac/mf-report'],
    ['/admin', '@ellac/mf-admin'],
    ['/admin/', '@ellac/mf-admin'],
    ['/admin/results/0a1b', '@ellac/mf-admin'],
    ['/embed/more', undefined],
    ['/administrator', undefined],
    ['/results', undefined],
    ['/results/a/b', undefined],
    ['/somewhere', undefined],
  ])('shows at %s the app %s', (path, name) => {
    expect(appAt(path)?.name).toBe(name);
  });
});
