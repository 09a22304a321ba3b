import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, beforeEach, describe, test } from 'node:test';
import { ask } from './testing/ask.mjs';
import { Product } from './testing/docker-product.mjs';
import { until } from './testing/until.mjs';
import { startWeb } from './testing/web.mjs';

// How the image `web` forwards requests, observed by stand-ins for the backends.

const product = new Product();
/** @type {{ name: string, method?: string, headers: import('node:http').IncomingHttpHeaders }[]} */
let received;
beforeEach(() => (received = []));

/** @type {(() => unknown)[]} */
const ends = [];
after(async () => {
  for (const end of ends) await end();
  await product.end();
});

/**
 * Records its requests and replies with its name, or cuts the connection.
 *
 * @param {string} name
 * @param {boolean} [isBroken]
 */
async function standIn(name, isBroken = false) {
  const server = createServer(({ method, headers, socket }, response) => {
    received.push({ name, method, headers });
    if (isBroken) socket.destroy();
    else response.end(name);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `127.0.0.1:${port}`;
}

/** @param {Record<string, string>} settings */
async function web(settings) {
  const started = await startWeb(product, settings);
  ends.push(() => started.end());
  return started;
}

const forwarded = () =>
  received.map(({ headers }) => ({
    for: headers['x-forwarded-for'],
    host: headers['x-forwarded-host'],
    proto: headers['x-forwarded-proto'],
    forwarded: headers.forwarded,
  }));

const told = {
  Host: 'evaluate.example',
  Forwarded: 'for=203.0.113.7',
  'X-Forwarded-For': '203.0.113.7',
  'X-Forwarded-Host': 'other.example',
  'X-Forwarded-Proto': 'https',
};

describe('the headers about the caller', () => {
  test('are its own where nobody stands in front', async () => {
    const { port } = await web({ BACKENDS: await standIn('one') });
    await ask(port, '/', { headers: told, from: '127.0.0.9' });
    const own = { for: '127.0.0.9', host: 'evaluate.example', proto: 'http', forwarded: undefined };
    assert.deepEqual(forwarded(), [own]);
    assert.equal(received[0]?.headers.host, 'evaluate.example');
  });

  test('are those of the proxy in front, and its address', async () => {
    const { port } = await web({ BACKENDS: await standIn('one'), TRUST_PROXY: '2' });
    await ask(port, '/', { headers: told, from: '127.0.0.9' });
    assert.deepEqual(forwarded(), [
      {
        for: '203.0.113.7, 127.0.0.9',
        host: 'other.example',
        proto: 'https',
        forwarded: 'for=203.0.113.7',
      },
    ]);
  });
});

test('what has been sent is sent to the next one as well, but for what changes something', async () => {
  const backends = [await standIn('broken', true), await standIn('broken too', true)];
  const timesSent = async (
    /** @type {string} */ method,
    /** @type {Record<string, string>} */ headers = {},
  ) => {
    // A new one each time: for a moment, nginx leaves alone what has just failed.
    const { port } = await web({ BACKENDS: backends.join(' ') });
    received = [];
    const json = method === 'GET' ? undefined : {};
    const { status } = await ask(port, '/api/questionnaire/submit', { method, headers, json });
    assert.equal(status, 503);
    return received.length;
  };
  assert.equal(await timesSent('GET'), 2);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    assert.equal(await timesSent(method), 1, method);
  }
  assert.equal(await timesSent('POST', { 'Idempotency-Key': 'the same' }), 1);
});

test('a POST goes elsewhere where a backend does not even listen', async () => {
  const backends = ['127.0.0.1:9', await standIn('one')];
  const { port } = await web({ BACKENDS: backends.join(' ') });
  for (let count = 0; count < 4; count += 1) {
    const { status } = await ask(port, '/api/login', { method: 'POST', json: {} });
    assert.equal(status, 200);
  }
  assert.equal(received.length, 4);
});

test('backends that come and go are followed by their name', async () => {
  const tools = join(product.dir, 'tools');
  const addresses = join(product.dir, 'addresses');
  mkdirSync(tools);
  // Replaces the name service: one port on several loopback addresses.
  writeFileSync(join(tools, 'getent'), `#!/bin/sh\n[ "$2" = backend ] && cat '${addresses}'\n`);
  chmodSync(join(tools, 'getent'), 0o755);
  const PATH = `${tools}:${process.env.PATH}`;
  const old = process.env.PATH;
  const [, port] = (await standIn('first')).split(':');
  const second = createServer((_request, response) => void response.end('second'));
  second.listen(Number(port), '127.0.0.2');
  await once(second, 'listening');
  ends.push(() => second.close());
  writeFileSync(addresses, '127.0.0.1 STREAM backend\n127.0.0.1 DGRAM\n');
  process.env.PATH = PATH;
  const edge = await web({ BACKENDS: `backend:${port}` });
  process.env.PATH = old;
  assert.equal(`${(await ask(edge.port, '/')).body}`, 'first');

  writeFileSync(addresses, '127.0.0.2 STREAM backend\n');
  await until('the other one answers', async () => {
    const { status, body } = await ask(edge.port, '/');
    assert.equal(status, 200);
    return `${body}` === 'second';
  });

  // A name service that is briefly unavailable must not remove any backend.
  writeFileSync(addresses, '');
  const isAskedAgain = join(product.dir, `web-${edge.port}/run/backends.new`);
  await until('it was asked', () => existsSync(isAskedAgain) && statSync(isAskedAgain).size === 0);
  assert.equal(`${(await ask(edge.port, '/')).body}`, 'second');
});

describe('a wrong setting', () => {
  for (const [settings, sentence] of /** @type {const} */ ([
    [{}, /BACKENDS must name the backends, such as backend:3000\./],
    [{ BACKENDS: 'backend:3000', TRUST_PROXY: '0' }, /TRUST_PROXY must be the number of proxies/],
  ])) {
    test(`ends the start with a sentence: ${JSON.stringify(settings)}`, async () => {
      await assert.rejects(startWeb(product, settings), sentence);
    });
  }
});
