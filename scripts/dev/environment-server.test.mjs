import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { useBuilds } from '../testing/app-builds.mjs';
import { environmentServer } from './environment-server.mjs';

const { app } = useBuilds();

/** @typedef {import('node:http').Server} Server */
/** @type {Server} */
let deployed;
/** @type {import('node:http').IncomingHttpHeaders | null} */
let seen = null;

const portOf = (/** @type {Server} */ server) =>
  /** @type {import('node:net').AddressInfo} */ (server.address()).port;

before(async () => {
  deployed = createServer((incoming, response) => {
    seen = incoming.headers;
    response.end('deployed');
  }).listen(0, '127.0.0.1');
  await once(deployed, 'listening');
});
after(() => deployed.close());

/**
 * @param {string} path
 * @param {(port: number) => Record<string, string>} [headersAt]
 */
async function ask(path, headersAt = () => ({})) {
  seen = null;
  const against = new URL(`http://127.0.0.1:${portOf(deployed)}`);
  const server = environmentServer({
    folder: join(app('mf-report', 'mine'), 'dist'),
    against,
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  try {
    const asked = request({ host: '127.0.0.1', port, path, headers: headersAt(port) });
    const [answer] = await once(asked.end(), 'response');
    let text = '';
    for await (const part of answer) text += part;
    return { status: answer.statusCode, text };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('the app’s own files come from this machine, and nothing beside them', async () => {
  assert.match((await ask('/local/main.js')).text, /mine$/);
  for (const path of ['/local/../manifest.json', '/local/%2e%2e/x', '/local/gone.js']) {
    assert.equal((await ask(path)).status, 404, path);
  }
});

test('everything else is handed on, a call of these pages as one of the environment’s own', async () => {
  const answer = await ask('/api/x', (port) => ({ origin: `http://127.0.0.1:${port}` }));
  assert.deepEqual(answer, { status: 200, text: 'deployed' });
  assert.equal(seen?.origin, `http://127.0.0.1:${portOf(deployed)}`);
  assert.equal(seen?.host, `127.0.0.1:${portOf(deployed)}`);
});

test('other pages’ calls stay theirs, and other names lead nowhere', async () => {
  await ask('/api/x', () => ({ origin: 'http://localhost:3999' }));
  assert.equal(seen?.origin, 'http://localhost:3999');
  assert.equal((await ask('/api/x', () => ({ host: 'evil.example:8500' }))).status, 403);
  assert.equal(seen, null);
  assert.equal((await ask('//')).status, 200);
});
