import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { apiPaths } from '@ellac/contracts';
import { Refusal } from '../../../src/common/errors/refusal.js';
import { SubmissionService } from '../../../src/questionnaire/submission.service.js';
import { aLink, aReport } from '../../support/rows/factories.js';
import { aQuestionnaire } from '../../support/rows/questionnaires.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { aWebDir, type WebDir } from '../../support/services/web-dir.js';

type Headers = Readonly<Record<string, string>>;
interface Answer {
  readonly status: number;
  readonly headers: Headers;
}

const bundle = '/mf/root-config/main.0123456789.js';

let web: WebDir;
let server: TestApp;
let plain: TestApp;
/** The addresses of a report, with a valid link and with an invalid one. */
let report: { verify: string; read: string; bad: string };

beforeAll(async () => {
  web = await aWebDir();
  await web.publish({ imports: { '@ellac/root-config': bundle }, integrity: {} });
  await web.write(bundle, 'export {};');
  const notDeployed = `${web.path}/nothing`;
  server = await startTestApp({ WEB_DIR: web.path, PUBLIC_URL: 'https://evaluate.example' });
  plain = await startTestApp({ WEB_DIR: notDeployed });
  const { id } = await aReport(server);
  const token = await aLink(server, id);
  report = {
    verify: apiPaths.verifyReport(id, token),
    read: apiPaths.analysis(id, token),
    bad: apiPaths.analysis(id, 'bad'),
  };
});
afterAll(async () => {
  await Promise.all([server.close(), plain.close()]);
  await web.remove();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Headers of every response. */
const everywhere = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'permissions-policy': expect.stringContaining('camera=()'),
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};
/** Headers of every response except the questionnaire's document and the published files. */
const secret = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const nothingRuns = "default-src 'none';base-uri 'none';frame-ancestors 'none'";

const expectProtected = (headers: Headers): void => {
  expect(headers).toMatchObject(everywhere);
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(name);
  // A valid link sets the report's own cookie. A stranger gets no other cookie.
  expect([headers['set-cookie'] ?? []].flat().join()).toMatch(
    /^(__Secure-ellac-report=[^,;]+;[^,]+,[^,]+)?$/,
  );
};

const submit = (body: unknown) => server.http.post(apiPaths.submit).send(body as object);
const submitFailsWith = (error: unknown) => {
  jest.spyOn(server.app.get(SubmissionService), 'submit').mockRejectedValue(error);
  return submit(aQuestionnaire());
};
const away = Object.assign(new Error(), { code: 'ECONNREFUSED' });

describe('an answer of the API', () => {
  const answers: [what: string, status: number, ask: () => PromiseLike<Answer>][] = [
    ['a probe', 200, () => server.http.get(apiPaths.live)],
    ['readiness', 200, () => server.http.get(apiPaths.ready)],
    ['a setting', 200, () => server.http.get(apiPaths.exampleDataButton)],
    ['a checked link', 200, () => server.http.get(report.verify)],
    ['a report', 200, () => server.http.get(report.read)],
    ['the head of a report', 200, () => server.http.head(report.read)],
    ['a submission', 201, () => submit(aQuestionnaire())],
    ['no JSON', 400, () => server.http.post(apiPaths.submit).type('json').send('{')],
    ['no questionnaire', 400, () => submit({})],
    ['a broken address', 400, () => server.http.get('/api/analysis/%E0%A4%A')],
    ['a bad link', 401, () => server.http.get(report.bad)],
    ['the head of a bad link', 401, () => server.http.head(report.bad)],
    ['nobody', 401, () => server.http.get(apiPaths.user)],
    ['what is forbidden', 403, () => submitFailsWith(new Refusal(403, 'No.'))],
    ['nothing', 404, () => server.http.get('/api/nothing')],
    ['the head of nothing', 404, () => server.http.head('/api/nothing')],
    ['another method', 404, () => server.http.delete(apiPaths.submit)],
    ['too much', 413, () => submit({ text: 'x'.repeat(70_000) })],
    ['no JSON by its type', 415, () => server.http.post(apiPaths.submit).type('text').send('a')],
    ['a fault', 500, () => submitFailsWith(new Error('secret'))],
  ];

  it.each(answers)(
    'to %s (%i) is private, and nothing in it runs (S40, S44)',
    async (_what, status, ask) => {
      const answer = await ask();
      expect(answer.status).toBe(status);
      expectProtected(answer.headers);
      expect(answer.headers).toMatchObject({ ...secret, 'content-security-policy': nothingRuns });
    },
  );

  it('is so, too, when it says to come again later, and when', async () => {
    for (const [status, error, seconds] of [
      [429, new Refusal(429, 'Too often.', 60), '60'],
      [503, away, '5'],
    ] as const) {
      const { headers } = await submitFailsWith(error).expect(status);
      expectProtected(headers);
      expect(headers).toMatchObject({ ...secret, 'retry-after': seconds });
    }
  });

  it('gives no other site any permission (S22)', async () => {
    for (const path of [apiPaths.submit, apiPaths.exampleDataButton, apiPaths.user, '/', bundle]) {
      const { headers } = await server.http.options(path).set({
        Origin: 'https://evil.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      });
      expectProtected(headers);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('a document', () => {
  it.each([
    ['/verify-report/1?token=a', 200],
    ['/results/1', 200],
    ['/admin', 200],
    ['/nothing', 404],
  ])('at %s (%i) is private (S40)', async (path, status) => {
    for (const { headers } of [
      await server.http.get(path).expect(status),
      await server.http.head(path).expect(status),
    ]) {
      expectProtected(headers);
      expect(headers).toMatchObject(secret);
    }
  });

  it('with the questionnaire may be found, and is asked for anew', async () => {
    const { headers } = await server.http.get('/').expect('Cache-Control', 'no-cache');
    expectProtected(headers);
    expect(headers).not.toHaveProperty('x-robots-tag');

    const same = await server.http.get('/').set('If-None-Match', headers['etag']!).expect(304);
    expectProtected(same.headers);
    expect(same.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(same.headers['cache-control']).toBe('no-cache');
  });

  it('that is not there yet is private and says when to come again', async () => {
    const { headers } = await plain.http.get('/').expect(503);
    expect(headers).toMatchObject({ ...secret, 'retry-after': '5' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('does not ask for https where people come by http', async () => {
    const { headers } = await plain.http.get(apiPaths.live).expect(200);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('a file', () => {
  it.each([
    [bundle, 'public, max-age=31536000, immutable'],
    ['/logo.svg', 'no-cache'],
    ['/assets/page.css', 'no-cache'],
  ])('%s is protected, also when it is unchanged', async (path, caching) => {
    const { headers } = await server.http.get(path).expect(200);
    const unchanged = await server.http.get(path).set('If-None-Match', headers['etag']!);
    expect(unchanged.status).toBe(304);
    const head = await server.http.head(path).expect(200);
    for (const answer of [{ headers }, unchanged, head]) {
      expectProtected(answer.headers);
      expect(answer.headers).toMatchObject({
        'cache-control': caching,
        'content-security-policy': nothingRuns,
      });
    }
  });

  it.each([
    ['get', '/mf/nothing.js', 404],
    ['head', '/mf/nothing.js', 404],
    ['post', bundle, 405],
    ['get', '/mf/%E0%A4%A', 400],
  ] as const)('that cannot be had (%s %s, %i) is not kept', async (method, path, status) => {
    const { headers } = await server.http[method](path).expect(status);
    expectProtected(headers);
    expect(headers).toMatchObject(secret);
  });
});

describe('paths that are not public', () => {
  it.each([
    '/metrics',
    '/api/metrics',
    '/api/docs',
    '/api-json',
    '/swagger',
    '/queues',
    '/api/queues',
    '/api/health',
    '/.env',
    '/.git/config',
    '/package.json',
    '/importmap.json',
    '/main.js.map',
  ])('is not at %s (S54)', async (path) => {
    await server.http.get(path).expect(404);
  });
});
