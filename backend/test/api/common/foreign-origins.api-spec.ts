import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiPaths, messages } from '@ellac/contracts';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const host = 'https://host.example';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    PUBLIC_URL: 'https://evaluate.example',
    EMBED_ORIGINS: `https://other.example, ${host}`,
  });
});
afterAll(() => app.close());

const submit = (headers: Record<string, string>) =>
  app.http.post(apiPaths.submit).set(headers).send(aQuestionnaire());

const changing = [
  ['POST', apiPaths.submit],
  ['POST', apiPaths.resendVerification],
  ['POST', apiPaths.login],
  ['POST', apiPaths.logout],
  ['POST', apiPaths.adminExampleDataButton],
  ['POST', apiPaths.adminCompanySheet('xlsx')],
  ['DELETE', '/api/admin/companies/1'],
  ['PUT', '/anything'],
] as const;

const send = (method: string, path: string, headers: Record<string, string>) => {
  const agent = app.http;
  const request =
    method === 'POST' ? agent.post(path) : method === 'PUT' ? agent.put(path) : agent.delete(path);
  return request.set(headers);
};

describe('a call that changes something', () => {
  it.each(changing)(
    '%s %s is refused when it says that it comes from elsewhere (S20)',
    async (method, path) => {
      for (const headers of [
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { Origin: 'https://evaluate.example.evil.example' },
        { Origin: 'https://evaluate.example', 'Sec-Fetch-Site': 'cross-site' },
      ]) {
        const answer = await send(
          method,
          path,
          headers as unknown as Record<string, string>,
        ).expect(403);
        expect(answer.text).toContain(messages.foreignOrigin);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    },
  );

  it.each([
    apiPaths.adminCompanySheet('csv'),
    apiPaths.adminCompanySheet('xlsx'),
    '/api/admin/companies/1/export',
    apiPaths.adminAuditExport,
    '/API/Admin/companies.csv',
  ])('is also a download of the admin area, which is written down: %s (S20)', async (path) => {
    const answer = await app.http.get(path).set('Sec-Fetch-Site', 'cross-site').expect(403);
    expect(answer.body.message).toBe(messages.foreignOrigin);
    await app.http.get(path).set('Sec-Fetch-Site', 'same-origin').expect(401);
  });

  it.each([
    {},
    { Origin: 'https://evaluate.example' },
    { Origin: 'https://evaluate.example', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
  ])('passes from our own pages and from no browser: %j', async (headers) => {
    await submit(headers as Record<string, string>).expect(201);
  });

  it('is told from one that only claims our host, as a name led here by others does', async () => {
    await submit({ Host: 'evil.example', Origin: 'http://evil.example' }).expect(403);
  });
});

describe('a product that is opened on its own machine', () => {
  it('may be opened by each of that machine’s names', async () => {
    const local = await startTestApp({ PUBLIC_URL: 'http://localhost:3000', PORT: '3000' });
    const statusFrom = async (Origin: string) =>
      (await local.http.post(apiPaths.submit).set({ Origin }).send(aQuestionnaire())).status;
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      expect(await statusFrom(`http://${name}:3000`)).toBe(201);
    expect(await statusFrom('http://localhost:4000')).toBe(403);
    expect(await statusFrom('http://evil.example:3000')).toBe(403);
    await local.close();
  });
});

describe('a page that embeds the questionnaire', () => {
  const fromHost = { Origin: host, 'Sec-Fetch-Site': 'cross-site' };

  it('may submit, ask for a link and read the setting, without cookies', async () => {
    const sent = await submit(fromHost).expect(201);
    const resent = await app.http
      .post(apiPaths.resendVerification)
      .set(fromHost)
      .send({ email: 'a@example.com' })
      .expect(200);
    const setting = await app.http.get(apiPaths.exampleDataButton).set(fromHost).expect(200);
    for (const { headers } of [sent, resent, setting]) {
      expect(headers['access-control-allow-origin']).toBe(host);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['vary']).toMatch(/Origin/);
    }
  });

  it('reads why something is refused', async () => {
    const answer = await app.http.post(apiPaths.submit).set(fromHost).send({}).expect(400);
    expect(answer.headers['access-control-allow-origin']).toBe(host);
  });

  it('may ask beforehand, and nobody else gets permission (S22)', async () => {
    const ask = (path: string, origin: string) =>
      app.http.options(path).set({
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key,traceparent',
      });
    const permitted = await ask(apiPaths.submit, host);
    expect(permitted.headers['access-control-allow-origin']).toBe(host);
    expect(permitted.headers['access-control-allow-headers']).toMatch(
      /Idempotency-Key,traceparent/,
    );
    const others = [
      await ask(apiPaths.submit, 'https://evil.example'),
      await ask(apiPaths.login, host),
      await ask('/api/analysis/1', host),
    ];
    for (const { headers } of others)
      expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('may do nothing else (S21)', async () => {
    await send('POST', apiPaths.login, fromHost).expect(403);
    const user = await app.http.get(apiPaths.user).set(fromHost).expect(401);
    expect(user.headers['access-control-allow-origin']).toBeUndefined();
  });
});
