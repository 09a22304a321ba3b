import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiPaths } from '@ellac/contracts';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { aWebDir, type WebDir } from '../../support/services/web-dir.js';

const element = '/mf/mf-questionnaire/embed/embed.0123456789.js';
const chunk = '/mf/mf-questionnaire/embed/chunks/tab-1.0123456789.js';
const page = '/mf/mf-questionnaire/main.0123456789.js';
const near = '/mf/mf-questionnaire/embedded.0123456789.js';
const pageImports = {
  '@ellac/root-config': '/mf/root-config/main.0123456789.js',
  '@ellac/mf-questionnaire': page,
};
const map = {
  imports: { ...pageImports, '@ellac/mf-questionnaire/embed': element },
  integrity: {},
};
const anySite = { Origin: 'https://any.example', 'Sec-Fetch-Site': 'cross-site' };

let web: WebDir;
let server: TestApp;
beforeAll(async () => {
  web = await aWebDir();
  await web.publish(map);
  for (const file of [element, chunk, page, near]) await web.write(file, 'export {};');
  server = await startTestApp({ WEB_DIR: web.path, EMBED_ORIGINS: 'https://host.example' });
});
afterAll(async () => {
  await server.close();
  await web.remove();
});

const get = (path: string) => server.http.get(path).set(anySite);

/** The headers by which a browser decides whether other sites may read a response. */
const opened = (headers: Record<string, string>) => ({
  origin: headers['access-control-allow-origin'],
  credentials: headers['access-control-allow-credentials'],
  policy: headers['cross-origin-resource-policy'],
});
const toAll = { origin: '*', credentials: undefined, policy: 'cross-origin' };
const toNobody = { origin: undefined, credentials: undefined, policy: 'same-origin' };

/** Sends a path as it is; ordinary clients tidy it up first. */
const headersOfRaw = (path: string): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    const { port } = server.app.getHttpServer().address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, headers: anySite }, (answer) => {
      answer.resume();
      resolve(answer.headers as Record<string, string>);
    })
      .on('error', reject)
      .end();
  });

describe('/embed.js', () => {
  it('is a module that leads any site to the published element, and is asked for anew', async () => {
    const { text, headers } = await get('/embed.js').expect(200);
    expect(text).toBe(`import "${element}";\n`);
    expect(opened(headers)).toEqual(toAll);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      etag: expect.any(String),
    });
    expect(headers).not.toHaveProperty('set-cookie');

    const same = await get('/embed.js').set('If-None-Match', headers['etag']!).expect(304);
    expect(opened(same.headers)).toEqual(toAll);
    const head = await server.http.head('/embed.js').set(anySite).expect(200);
    expect(opened(head.headers)).toEqual(toAll);
  });

  it('says that there is no element where the map has none, and where there is no map', async () => {
    const other = await aWebDir();
    const early = await startTestApp({ WEB_DIR: other.path });
    try {
      const unknown = await early.http.get('/embed.js').expect(503).expect('Retry-After', '5');
      await other.publish({ ...map, imports: pageImports });
      const missing = await early.http.get('/embed.js').expect(404);
      for (const { text, headers } of [unknown, missing]) {
        expect(text).toBe('The questionnaire for other pages is not deployed yet.\n');
        expect(headers).toMatchObject({
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
        });
      }
    } finally {
      await early.close();
      await other.remove();
    }
  });

  it('tells the element the provider’s colour', async () => {
    const red = await startTestApp({ WEB_DIR: web.path, THEME_COLOR: '#C00000' });
    try {
      const { text } = await red.http.get('/embed.js').expect(200);
      expect(text).toBe(`import "${element}?theme-color=%23c00000";\n`);
    } finally {
      await red.close();
    }
  });

  it('ends no text early, whatever the map says', async () => {
    const odd = await aWebDir();
    const url = '/mf/"; alert(1); "';
    await odd.publish({
      ...map,
      imports: { ...map.imports, '@ellac/mf-questionnaire/embed': url },
    });
    const app = await startTestApp({ WEB_DIR: odd.path });
    try {
      const { text } = await app.http.get('/embed.js').expect(200);
      expect(text).toBe('import "/mf/\\"; alert(1); \\"";\n');
    } finally {
      await app.close();
      await odd.remove();
    }
  });
});

describe('what other sites may load', () => {
  it.each([element, chunk])('are the files of the element: %s', async (path) => {
    const { headers } = await get(path).expect(200);
    expect(opened(headers)).toEqual(toAll);
    const same = await get(path).set('If-None-Match', headers['etag']!).expect(304);
    expect(opened(same.headers)).toEqual(toAll);
  });

  it.each(['/', '/embed', '/admin', page, near, '/logo.svg', '/assets/page.css', apiPaths.live])(
    'is not %s',
    async (path) => {
      const { headers } = await get(path);
      expect(opened(headers)).toEqual(toNobody);
    },
  );

  it.each([
    '/mf/mf-questionnaire/embed/../main.0123456789.js',
    '/mf/mf-questionnaire/embed/..%2fmain.0123456789.js',
    '/mf/mf-questionnaire/embed/%2e%2e/main.0123456789.js',
    '/mf/mf-questionnaire/embed',
    '/mf/mf-questionnaire/embed//../main.0123456789.js',
  ])('is no other file that is asked for as %s', async (path) => {
    expect(opened(await headersOfRaw(path))).toEqual(toNobody);
  });
});
