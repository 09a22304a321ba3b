import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
let silent: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    PUBLIC_URL: 'https://evaluate.example',
    SECURITY_CONTACT: 'mailto:security@coach.example',
  });
  silent = await startTestApp();
});
afterAll(() => Promise.all([app.close(), silent.close()]));

it('finding 15: names whom to tell of a weakness, where the operator has set it', async () => {
  const { text, headers } = await app.http.get('/.well-known/security.txt').expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = text.trim().split('\n');
  expect(lines).toEqual([
    'Contact: mailto:security@coach.example',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    'Preferred-Languages: en',
    'Canonical: https://evaluate.example/.well-known/security.txt',
  ]);
  const days = (Date.parse(lines[1]!.replace('Expires: ', '')) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(80);
  expect(days).toBeLessThan(365);
  await silent.http.get('/.well-known/security.txt').expect(404);
});

it('finding 15: keeps crawlers away from what is one person’s', async () => {
  const { text } = await silent.http.get('/robots.txt').expect(200);
  expect(text).toMatch(/^User-agent: \*\n/);
  for (const path of ['/admin', '/api/', '/results/', '/verify-report/'])
    expect(text).toContain(`Disallow: ${path}\n`);
});
