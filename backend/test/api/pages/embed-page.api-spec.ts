import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { aWebDir, type WebDir } from '../../support/services/web-dir.js';

const hosts = ['https://host.example', 'https://www.host.example:8443'];
const map = {
  imports: {
    '@ellac/root-config': '/mf/root-config/main.0123456789.js',
    '@ellac/mf-questionnaire': '/mf/mf-questionnaire/main.0123456789.js',
  },
  integrity: {},
};

let web: WebDir;
let embedded: TestApp;
let alone: TestApp;
beforeAll(async () => {
  web = await aWebDir();
  await web.publish(map);
  embedded = await startTestApp({
    WEB_DIR: web.path,
    PUBLIC_URL: 'https://evaluate.example',
    EMBED_ORIGINS: hosts.join(),
    THEME_COLOR: '#7a1f5c',
  });
  alone = await startTestApp({ WEB_DIR: web.path });
});
afterAll(async () => {
  await Promise.all([embedded.close(), alone.close()]);
  await web.remove();
});

/** The sites that may show a response in a frame, as each of the two headers states them. */
const framing = ({ headers }: { readonly headers: Readonly<Record<string, string>> }) => ({
  policy: /frame-ancestors ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1],
  options: headers['x-frame-options'],
});
const byNobody = { policy: "'none'", options: 'DENY' };

describe('the document for frames', () => {
  it('may be framed by the sites that may embed the questionnaire, and by no other', async () => {
    const answer = await embedded.http.get('/embed').expect(200);
    expect(framing(answer)).toEqual({ policy: hosts.join(' '), options: undefined });
    const again = await embedded.http
      .get('/embed')
      .set('If-None-Match', answer.headers['etag']!)
      .expect(304);
    expect(framing(again)).toEqual(framing(answer));
  });

  it('may be framed by nobody where no site may embed the questionnaire', async () => {
    expect(framing(await alone.http.get('/embed').expect(200))).toEqual(byNobody);
  });

  it.each(['/', '/embed/', '/embed/more', '/embedded', '/admin', '/results/1', '/nothing'])(
    'is the only one: %s stays closed',
    async (path) => {
      expect(framing(await embedded.http.get(path))).toEqual(byNobody);
    },
  );

  it.each(['/api/health/live', '/api/nothing', '/embed.js', '/logo.svg', '/mf/nothing.js'])(
    'is the only answer: %s stays closed',
    async (path) => {
      expect(framing(await embedded.http.get(path))).toEqual(byNobody);
    },
  );

  it('has no policy but for its frames that other documents have not', async () => {
    const policyAt = async (path: string) =>
      (await embedded.http.get(path)).headers['content-security-policy']?.replace(
        /frame-ancestors [^;]*/,
        '',
      );
    expect(await policyAt('/embed')).toBe(await policyAt('/'));
  });

  it('is kept and asked for anew, and found by no search engine', async () => {
    const { headers } = await embedded.http.get('/embed').expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('is the questionnaire alone, on the page around it', async () => {
    const { text } = await embedded.http.get('/embed').expect(200);
    expect(text).toContain('href="/mf/mf-questionnaire/main.0123456789.js"');
    expect(text).toContain('<link rel="stylesheet" href="/assets/frame.css">');
    expect(text).not.toMatch(/<footer|skip-link/);
    const whole = await embedded.http.get('/').expect(200);
    expect(whole.text).toMatch(/skip-link[^]*<footer/);
    expect(whole.text).not.toContain('frame.css');
  });

  it('may be framed by these sites also while nothing is deployed', async () => {
    const empty = await aWebDir();
    const early = await startTestApp({ WEB_DIR: empty.path, EMBED_ORIGINS: hosts.join() });
    try {
      const answer = await early.http.get('/embed').expect(503);
      expect(framing(answer)).toEqual({ policy: hosts.join(' '), options: undefined });
      expect(framing(await early.http.get('/').expect(503))).toEqual(byNobody);
    } finally {
      await early.close();
      await empty.remove();
    }
  });
});

describe('the brand’s colour', () => {
  it('stands in every document', async () => {
    for (const path of ['/', '/embed', '/admin', '/nothing'])
      expect((await embedded.http.get(path)).text).toContain(
        '<meta name="brand-color" content="#7a1f5c">\n',
      );
    expect((await alone.http.get('/')).text).toContain(
      '<meta name="brand-color" content="#006a80">\n',
    );
  });

  it('has its header on our own pages only', async () => {
    const header = '<header class="app-header">';
    expect((await embedded.http.get('/')).text).toContain(header);
    expect((await embedded.http.get('/embed')).text).not.toContain(header);
  });
});
