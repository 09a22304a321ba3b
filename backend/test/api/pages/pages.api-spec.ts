import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { aWebDir, type WebDir } from '../../support/services/web-dir.js';

const app = (name: string) => `/mf/${name}/main.0123456789.js`;
const map = {
  imports: {
    react: '/mf/shared/react.0123456789.js',
    '@ellac/root-config': app('root-config'),
    '@ellac/mf-questionnaire': app('mf-questionnaire'),
    '@ellac/mf-report': app('mf-report'),
    '@ellac/mf-admin': app('mf-admin'),
  },
  integrity: { [app('root-config')]: 'sha384-root', [app('mf-report')]: 'sha384-report' },
};

let web: WebDir;
let server: TestApp;

beforeAll(async () => {
  web = await aWebDir();
  await web.publish(map);
  await web.write('mf/root-config/main.0123456789.js', 'export {};');
  await web.write('mf/.secret', 'hidden');
  server = await startTestApp({
    WEB_DIR: web.path,
    COMPANY_NAME: 'Smith </script><b>& Sons',
    PUBLIC_URL: 'https://evaluate.example',
  });
});

afterAll(async () => {
  await server.close();
  await web.remove();
});

const inlineMap = (html: string): string =>
  /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

/** Sends a path as it is; ordinary clients tidy it up first. */
const statusOfRaw = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = server.app.getHttpServer().address() as AddressInfo;
    request({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('the document', () => {
  it('carries the import map, and a policy that admits exactly this text (S41, S42)', async () => {
    const { text, headers } = await server.http.get('/').expect(200);
    expect(JSON.parse(inlineMap(text))).toEqual(map);
    const hash = createHash('sha256').update(inlineMap(text)).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self' 'sha256-${hash}'; ` +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
        "style-src-attr 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it('starts the root config and preloads what the page needs, with the same digests (S43)', async () => {
    const { text } = await server.http.get('/results/1?token=abc').expect(200);
    expect(text).toContain(
      '<script type="module" src="/mf/root-config/main.0123456789.js" integrity="sha384-root">',
    );
    const preloads = text.match(/<link rel="modulepreload".*?>/g);
    expect(preloads).toEqual([
      '<link rel="modulepreload" href="/mf/shared/react.0123456789.js">',
      '<link rel="modulepreload" href="/mf/root-config/main.0123456789.js" integrity="sha384-root">',
      '<link rel="modulepreload" href="/mf/mf-report/main.0123456789.js" integrity="sha384-report">',
    ]);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ])('comes as the browser takes it: %p is answered with %p', async (accepted, encoding) => {
    const ask = () => server.http.get('/').set('Accept-Encoding', accepted);
    const { text, headers } = await ask()
      .expect(200)
      .expect('Content-Type', 'text/html; charset=utf-8')
      .expect('Vary', 'Accept-Encoding');
    expect(headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(inlineMap(text))).toEqual(map);
    const known = await ask().set('If-None-Match', headers['etag']!).expect(304);
    expect(known.headers).not.toHaveProperty('content-encoding');
  });

  it('names the company in the footer as text, with the year', async () => {
    const { text } = await server.http.get('/').expect(200);
    expect(text).toContain(
      `<footer>© ${new Date().getFullYear()} Smith &lt;/script&gt;&lt;b&gt;&amp; Sons. All rights reserved.</footer>`,
    );
    expect(text).not.toContain('<b>');
  });

  it.each(['/', '/verify-report/1?token=abc', '/results/1', '/admin', '/admin/companies/1'])(
    'is there at %s',
    async (path) => {
      await server.http
        .get(path)
        .expect(200)
        .expect('Content-Type', /^text\/html/);
    },
  );

  it.each(['/nothing', '/results', '/results/1/more', '/administration', '/favicon.ico'])(
    'is not found at %s, and says so',
    async (path) => {
      const { text } = await server.http
        .get(path)
        .expect(404)
        .expect('Content-Type', /^text\/html/);
      const template = /<template id="not-found">(.*?)<\/template>/s.exec(text)?.[1];
      expect(template).toContain('<h1>404 Page Not Found</h1>');
      expect(template).toContain('Did you forget to add the page to the router?');
      expect(template).toContain('A report opens from the button in its mail.');
      expect(template).toContain('<a class="button" href="/">');
    },
  );

  it('shows at once what a deploy has published while the server runs, and outlives a broken one', async () => {
    const newer = { ...map, imports: { ...map.imports, react: '/mf/shared/react.new.js' } };
    try {
      await server.http.get('/').expect(200);
      await web.publish(newer);
      const published = await server.http.get('/');
      expect(JSON.parse(inlineMap(published.text))).toEqual(newer);
      await web.write('importmap.json', '{"imports":');
      const kept = await server.http.get('/').expect(200);
      expect(JSON.parse(inlineMap(kept.text))).toEqual(newer);
    } finally {
      await web.publish(map);
    }
  });

  it('is made from an import map on another server, and outlives its absence', async () => {
    let answer: { status: number; text: string } | null = {
      status: 200,
      text: JSON.stringify(map),
    };
    const edge = createServer((_request, response) => {
      if (answer !== null) response.writeHead(answer.status).end(answer.text);
    }).listen(0, '127.0.0.1');
    await once(edge, 'listening');
    const { port } = edge.address() as AddressInfo;
    const empty = await aWebDir();
    const far = await startTestApp({
      WEB_DIR: empty.path,
      IMPORT_MAP: `http://127.0.0.1:${String(port)}/importmap.json`,
    });
    const clock = jest.spyOn(Date, 'now');
    try {
      let now = Date.now();
      for (const [next, shown] of [
        [{ status: 200, text: JSON.stringify(map) }, map],
        [{ status: 404, text: JSON.stringify({ ...map, imports: {} }) }, map],
        // The server never responds.
        [null, map],
      ] as const) {
        answer = next;
        clock.mockReturnValue((now += 10_000));
        const { text } = await far.http.get('/').expect(200);
        expect(JSON.parse(inlineMap(text))).toEqual(shown);
      }
    } finally {
      clock.mockRestore();
      await far.close();
      edge.closeAllConnections();
      edge.close();
      await empty.remove();
    }
  });

  it('waits for the first deploy with a sentence instead of a crash', async () => {
    const empty = await aWebDir();
    const early = await startTestApp({ WEB_DIR: empty.path });
    try {
      const { text } = await early.http.get('/').expect(503).expect('Retry-After', '5');
      expect(text).toContain('The pages are not deployed yet');
      await empty.publish(map);
      await early.http.get('/').expect(200);
    } finally {
      await early.close();
      await empty.remove();
    }
  });
});

describe('files', () => {
  it('are kept for a year when their name has their hash', async () => {
    await server.http
      .get('/mf/root-config/main.0123456789.js')
      .expect(200)
      .expect('Content-Type', /^text\/javascript/)
      .expect('Cache-Control', 'public, max-age=31536000, immutable');
  });

  describe('that the build has packed', () => {
    const path = '/mf/mf-report/main.0123456789.js';
    const source = 'export const words = "as the build made it";';
    // Written while the server runs, as by a deploy.
    beforeAll(async () => {
      await web.write(path, source);
      await web.write(`${path}.br`, brotliCompressSync(source));
      await web.write(`${path}.gz`, gzipSync(source));
    });
    const ask = (accepted: string) => server.http.get(path).set('Accept-Encoding', accepted);

    it.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
      ['', undefined],
    ])('come as the browser takes them: %p is answered with %p', async (accepted, encoding) => {
      const { headers, text } = await ask(accepted)
        .expect(200)
        .expect('Content-Type', 'text/javascript; charset=utf-8')
        .expect('Cache-Control', 'public, max-age=31536000, immutable')
        .expect('Vary', 'Accept-Encoding');
      expect(headers['content-encoding']).toBe(encoding);
      expect(text).toBe(source);
    });

    it('are known again by the way they were packed', async () => {
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (accepted) => (await ask(accepted)).headers['etag']!),
      );
      expect(new Set(tags).size).toBe(3);
      const { headers } = await ask('br').set('If-None-Match', tags[0]!).expect(304);
      expect(headers).not.toHaveProperty('content-type');
      await ask('gzip').set('If-None-Match', tags[0]!).expect(200);
    });

    it('are nothing else by their packed names', async () => {
      const { headers } = await server.http.get(`${path}.br`).expect(200);
      expect(headers).not.toHaveProperty('content-encoding');
    });
  });

  it('come as they are where the build has not packed them', async () => {
    const { headers } = await server.http
      .get('/mf/root-config/main.0123456789.js?v=1')
      .set('Accept-Encoding', 'br, gzip')
      .expect(200, 'export {};')
      .expect('Vary', 'Accept-Encoding');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('that are missing are no documents and are not kept', async () => {
    const answer = await server.http
      .get('/mf/root-config/main.gone.js')
      .set('Accept-Encoding', 'br, gzip')
      .expect(404);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      'cache-control': 'no-store',
    });
  });

  it.each(['/mf', '/mf/', '/mf/root-config', '/mf/root-config/', '/mf/.secret'])(
    'are not listed or shown by %s',
    async (path) => {
      await server.http
        .get(path)
        .expect(404)
        .expect('Content-Type', /^application\/json/);
    },
  );

  it.each([
    '/mf/../importmap.json',
    '/mf/..%2fimportmap.json',
    '/mf/%2e%2e/importmap.json',
    '/mf/root-config/..%2f..%2fimportmap.json',
    '/mf/..%5cimportmap.json',
    '/mf/%00',
  ])('outside the folder are refused: %s', async (path) => {
    expect([400, 403, 404]).toContain(await statusOfRaw(path));
  });

  it.each([
    ['/logo.svg', 'image/svg+xml'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/assets/page.css', 'text/css'],
    ['/assets/chosen-theme.js', 'text/javascript'],
  ])('of the frame are there: %s', async (path, type) => {
    const { headers } = await server.http.get(path).expect(200);
    expect(headers['content-type']).toContain(type);
  });
});

describe('the API', () => {
  it('packs nothing, as the length of what is packed tells of secrets in it', async () => {
    const { headers } = await server.http
      .get('/api/settings/example-data-button')
      .set('Accept-Encoding', 'br, gzip')
      .expect(200);
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it.each(['/api', '/api/nothing', '/API/nothing'])('answers in JSON at %s', async (path) => {
    const { body } = await server.http.get(path).expect(404);
    expect(body).toMatchObject({ statusCode: 404, requestId: expect.any(String) });
  });
});
