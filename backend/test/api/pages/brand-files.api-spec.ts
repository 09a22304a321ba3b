import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { aWebDir, type WebDir } from '../../support/services/web-dir.js';

const rootConfig = '/mf/root-config/main.0123456789.js';
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><path d="M0 0h60v20H0z"/></svg>';

let web: WebDir;
let plain: TestApp;
let branded: TestApp;

beforeAll(async () => {
  web = await aWebDir();
  await web.publish({ imports: { '@ellac/root-config': rootConfig }, integrity: {} });
  await web.write('provider.svg', svg);
  plain = await startTestApp({ WEB_DIR: web.path });
  branded = await startTestApp({
    WEB_DIR: web.path,
    THEME_COLOR: '#C00000',
    LOGO: `${web.path}/provider.svg`,
    COMPANY_NAME: 'Smith & Sons',
  });
});
afterAll(async () => {
  await Promise.all([plain.close(), branded.close()]);
  await web.remove();
});

const sheetOf = async (server: TestApp): Promise<string> => {
  const { text } = await server.http.get('/');
  return /\/assets\/brand\.[0-9a-f]{10}\.css/.exec(text)![0];
};

describe('the frame of every page', () => {
  it('takes at most 4 kB of style with gzip, and 60 kB of fonts', async () => {
    const sheets = await Promise.all(
      ['/assets/page.css', await sheetOf(branded)].map((path) =>
        branded.http.get(path).expect(200),
      ),
    );
    const [page] = sheets;
    expect(gzipSync(sheets.map(({ text }) => text).join('')).length).toBeLessThanOrEqual(4000);
    const fonts = page!.text.match(/\/assets\/fonts\/[\w.-]+/g)!;
    expect(fonts).toHaveLength(2);
    const bytes = await Promise.all(
      fonts.map(async (path) => Number((await branded.http.head(path)).headers['content-length'])),
    );
    expect(bytes[0]! + bytes[1]!).toBeLessThanOrEqual(60_000);
  });
});

describe('the brand’s sheet', () => {
  it('has the colours by day and by night in less than a kilobyte, kept for a year', async () => {
    const { text, headers } = await plain.http.get(await sheetOf(plain)).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const [light, dark] = text.split('@media');
    expect(light).toContain('--field:#003440');
    expect(dark).toContain('--field:#002630');
    expect(Buffer.byteLength(text)).toBeLessThan(1000);
  });

  it('has another name with another colour', async () => {
    const sheet = await sheetOf(branded);
    expect(sheet).not.toBe(await sheetOf(plain));
    const { text } = await branded.http.get(sheet);
    expect(text).not.toContain('#003440');
    expect(Buffer.byteLength(text)).toBeLessThan(1000);
  });

  it('is the present one by the name of another version, which nobody keeps', async () => {
    const { text } = await plain.http
      .get(await sheetOf(branded))
      .expect(200)
      .expect('Cache-Control', 'no-cache');
    expect(text).toContain('--field:#003440');
  });
});

describe('the logo', () => {
  it('is drawn in the brand’s colours where the provider has none', async () => {
    const { body } = await plain.http
      .get('/logo.svg')
      .expect(200)
      .expect('Content-Type', /^image\/svg\+xml/)
      .expect('Cache-Control', 'no-cache');
    expect(String(body)).toContain('#94cfe1');
    expect((await plain.http.get('/')).text).not.toContain('/logo.svg');
  });

  it('is the provider’s, with its name, on a white plate', async () => {
    const { body } = await branded.http.get('/logo.svg').expect(200);
    expect(String(body)).toBe(svg);
    for (const path of ['/', '/nothing'])
      expect((await branded.http.get(path)).text).toContain(
        '<img class="logo" src="/logo.svg" alt="Smith &amp; Sons">',
      );
    expect((await branded.http.get(await sheetOf(branded))).text).toContain(
      '.logo{background:#fff',
    );
  });

  it('colours the icon of the browser’s tab', async () => {
    const { body } = await plain.http.get('/favicon.svg').expect(200);
    expect(String(body)).toContain('#003440');
  });
});
