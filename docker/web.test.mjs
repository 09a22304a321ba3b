import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ROOT } from '../scripts/run/folders.mjs';
import { ask } from './testing/ask.mjs';
import { admin, Product } from './testing/docker-product.mjs';
import { until } from './testing/until.mjs';
import { startWeb } from './testing/web.mjs';

// The configuration of the image `web`, in a real nginx in front of two real backends.

const WEB_DIR = join(ROOT, 'dist/web');

const product = new Product();
/** @type {Awaited<ReturnType<typeof product.startBackend>>[]} */
let backends;
/** @type {Awaited<ReturnType<typeof startWeb>>} */
let web;

before(async () => {
  const settings = { ...(await product.settings()), WEB_DIR, ROLE: 'web', TRUST_PROXY: '1' };
  backends = [await product.startBackend(ROOT, settings)];
  backends.push(await product.startBackend(ROOT, settings));
  const BACKENDS = backends.map(({ port }) => `127.0.0.1:${port}`).join(' ');
  web = await startWeb(product, { BACKENDS });
});
after(async () => {
  await web?.end();
  await product.end();
});

const direct = () => /** @type {{ port: number }} */ (backends[0]).port;

/** A published file, as its path in addresses. */
function published(/** @type {string} */ folder, /** @type {RegExp} */ name) {
  const files = readdirSync(join(WEB_DIR, folder), { recursive: true, encoding: 'utf8' });
  const file = files.find((each) => name.test(each));
  assert.ok(file, `no ${name} in ${folder}`);
  return `/${folder}/${file}`;
}

/** Headers that depend on the server or the connection, and not on the content. */
const OWN = new Set(
  'accept-ranges connection date etag keep-alive last-modified server transfer-encoding x-request-id'.split(
    ' ',
  ),
);

/** @param {import('./testing/ask.mjs').Answer} answer */
const meaningOf = ({ status, headers }) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name))),
});

/** @returns {Promise<string>} the cookie of a session */
async function logIn(/** @type {string} */ from = '127.0.0.1') {
  const { status, headers } = await ask(web.port, '/api/login', {
    method: 'POST',
    json: admin,
    from,
  });
  assert.equal(status, 200);
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

describe('published files', () => {
  const unpack = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    identity: (/** @type {Buffer} */ body) => body,
  };
  for (const encoding of /** @type {const} */ (['br', 'gzip', 'identity'])) {
    for (const folder of ['mf/mf-report', 'mf/mf-questionnaire/embed']) {
      test(`of ${folder} come as ${encoding}, as the backend sends them`, async () => {
        const path = published(folder, /(^|\/)main\.\w+\.js$/);
        const headers = { 'Accept-Encoding': encoding };
        const answer = await ask(web.port, path, { headers });
        assert.deepEqual(meaningOf(answer), meaningOf(await ask(direct(), path, { headers })));
        assert.equal(answer.headers['content-encoding'] ?? 'identity', encoding);
        assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
        assert.deepEqual(unpack[encoding](answer.body), readFileSync(join(WEB_DIR, path)));
      });
    }
  }

  test('of other pages are open to all, and no others', async () => {
    const headersOf = async (/** @type {string} */ folder) => {
      const path = published(folder, /(^|\/)main\.\w+\.js$/);
      const { headers } = await ask(web.port, path);
      return [headers['access-control-allow-origin'], headers['cross-origin-resource-policy']];
    };
    assert.deepEqual(await headersOf('mf/mf-questionnaire/embed'), ['*', 'cross-origin']);
    assert.deepEqual(await headersOf('mf/mf-report'), [undefined, 'same-origin']);
  });

  test('that are fonts come with their type', async () => {
    const { headers } = await ask(web.port, published('mf', /\.ttf$/));
    assert.equal(headers['content-type'], 'font/ttf');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  });

  test('that are unchanged are not sent again', async () => {
    const path = published('mf/mf-report', /(^|\/)main\.\w+\.js$/);
    const { headers } = await ask(web.port, path);
    const again = await ask(web.port, path, { headers: { 'If-None-Match': `${headers.etag}` } });
    assert.equal(again.status, 304);
    assert.equal(again.headers['cache-control'], 'public, max-age=31536000, immutable');
  });

  for (const path of [
    '/mf/mf-report/main.gone.js',
    '/mf/mf-questionnaire/embed/main.gone.js',
    '/mf/',
    '/mf/mf-report',
    '/mf/mf-report/',
    '/mf/.secret',
  ]) {
    test(`are missing for the moment only: ${path}`, async () => {
      const { status, headers } = await ask(web.port, path);
      assert.equal(status, 404);
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['x-content-type-options'], 'nosniff');
    });
  }

  test('name no source map, and none is handed out', async () => {
    const map = published('source-maps/mf-report', /main\.\w+\.js\.map$/);
    const script = map.replace('/source-maps/', '/mf/').replace(/\.map$/, '');
    for (const path of [map, `${script}.map`]) {
      assert.equal((await ask(web.port, path)).status, 404, path);
      assert.equal((await ask(direct(), path)).status, 404, path);
    }
    const { body } = await ask(web.port, script);
    assert.doesNotMatch(`${body}`, /sourceMappingURL/);
  });

  test('are named by a map that is asked for each time', async () => {
    const { status, headers, body } = await ask(web.port, '/importmap.json');
    assert.equal(status, 200);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    assert.deepEqual(body, readFileSync(join(WEB_DIR, 'importmap.json')));
  });
});

describe('what the backends answer', () => {
  for (const path of [
    '/',
    '/embed',
    '/embed.js',
    '/embed-frame.js',
    '/favicon.svg',
    '/admin',
    '/nothing-here',
    '/api/user',
    '/api/admin/queues',
    '/api/nothing-here',
  ]) {
    test(`comes as it is: ${path}`, async () => {
      const headers = { 'Accept-Encoding': 'gzip, br' };
      const answer = await ask(web.port, path, { headers });
      assert.deepEqual(meaningOf(answer), meaningOf(await ask(direct(), path, { headers })));
    });
  }

  test('is the same sentence for every body that is too large', async () => {
    for (const size of [100_000, 2_000_000]) {
      const { status, body } = await ask(web.port, '/api/questionnaire/submit', {
        method: 'POST',
        json: { text: 'x'.repeat(size) },
      });
      assert.equal(status, 413);
      assert.equal(JSON.parse(`${body}`).message, 'The request is too large.');
    }
  });

  test('is the board of the queues for an admin', async () => {
    const headers = { Cookie: await logIn() };
    const { status, body } = await ask(web.port, '/api/admin/queues/', { headers });
    assert.equal(status, 200);
    assert.match(`${body}`, /<html/i);
  });
});

describe('the caller’s address', () => {
  const forged = {
    'X-Forwarded-For': '203.0.113.7',
    'X-Real-IP': '203.0.113.7',
    Forwarded: 'for=203.0.113.7',
  };

  test('stands in the trail, whatever the caller claims', async () => {
    const headers = { ...forged, Cookie: await logIn('127.0.0.9') };
    const change = await ask(web.port, '/api/admin/settings/example-data-button', {
      method: 'POST',
      json: { enabled: true },
      headers,
      from: '127.0.0.9',
    });
    assert.equal(change.status, 200, `${change.body}`);
    const { body } = await ask(web.port, '/api/admin/audit', { headers });
    const [newest] = JSON.parse(`${body}`).items;
    assert.equal(newest.action, 'setting.change');
    assert.equal(newest.address, '127.0.0.9');
  });

  test('is the one that limits count, whatever the caller claims', async () => {
    const attempt = (/** @type {string} */ from, /** @type {string} */ claimed) =>
      ask(web.port, '/api/login', {
        method: 'POST',
        json: { username: 'nobody', password: 'not the right one' },
        headers: { 'X-Forwarded-For': claimed },
        from,
      }).then(({ status }) => status);
    for (let count = 1; count <= 10; count += 1) {
      assert.equal(await attempt('127.0.0.7', `203.0.113.${count}`), 401);
    }
    assert.equal(await attempt('127.0.0.7', '203.0.113.99'), 429);
    assert.equal(await attempt('127.0.0.8', '203.0.113.99'), 401);
  });
});

test('a session goes on and no request is lost when a backend is killed', async () => {
  const headers = { Cookie: await logIn() };
  const [, victim] = backends;
  assert.ok(victim);
  let isKilled = false;
  let afterwards = 0;
  /** @type {unknown[]} */
  const lost = [];
  const keepAsking = async (/** @type {string} */ path) => {
    while (afterwards < 200) {
      const answer = await ask(web.port, path, { headers }).catch((error) => error);
      if (answer.status !== 200) lost.push({ path, status: answer.status, answer });
      if (isKilled) afterwards += 1;
    }
  };
  const askers = ['/api/user', '/api/admin/audit', '/', '/embed.js'].map(keepAsking);
  // Both are at work by then.
  await until('both have answered', () =>
    backends.every(({ port }) => web.said().includes(`"backend":"127.0.0.1:${port}"`)),
  );
  victim.child.process.kill('SIGKILL');
  await victim.child.exited;
  isKilled = true;
  await Promise.all(askers);
  assert.deepEqual(lost, []);
});

test('without any backend it says so, and no log holds a link’s token', async () => {
  const link = '/verify-report/1?token=canary';
  const headers = { Referer: `https://evaluate.example${link}` };
  assert.equal((await ask(web.port, link, { headers })).status, 200);
  const [last] = backends;
  assert.ok(last);
  last.child.process.kill('SIGKILL');
  await last.child.exited;
  const { status, headers: told, body } = await ask(web.port, link, { headers });
  assert.equal(status, 503);
  assert.equal(told['retry-after'], '5');
  assert.equal(told['cache-control'], 'no-store');
  assert.equal(told['x-frame-options'], 'DENY');
  const { message } = JSON.parse(`${body}`);
  assert.equal(message, 'The service is not ready. Please try again in a moment.');
  await ask(web.port, '/mf/gone.js?token=canary');
  await ask(web.port, link.replace('?', '%3F'));
  await until('the log has both', () => web.said().includes('/mf/gone.js'));
  assert.match(web.said(), /"path":"\/verify-report\/1","status":503/);
  assert.ok(!web.said().includes('canary'), web.said());
  assert.equal(await web.end(), 0);
});
