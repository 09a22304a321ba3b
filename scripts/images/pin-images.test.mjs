import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { pinImages } from './pin-images.mjs';

const digest = `sha256:${'1a'.repeat(32)}`;
const folder = mkdtempSync(join(tmpdir(), 'images-'));
const file = join(folder, 'images.yml');

/** The requests that came, as method, path and what was presented. @type {string[]} */
const asked = [];

/** A registry that wants a token for `team/private`, and whose `team/hangs` never answers. */
const registry = createServer((request, response) => {
  const { method, url = '', headers } = request;
  asked.push(`${method} ${url} ${headers.authorization ?? 'without'}`);
  if (url.startsWith('/token?')) {
    response.end(JSON.stringify({ token: 'for-everybody' }));
    return;
  }
  const [, path = '', tag] = /^\/v2\/(.*)\/manifests\/(.*)$/.exec(url) ?? [];
  if (path === 'team/hangs') return;
  if (path === 'team/private' && headers.authorization !== 'Bearer for-everybody') {
    const realm = `http://${headers.host}/token`;
    response.setHeader(
      'www-authenticate',
      `Bearer realm="${realm}",service="here",scope="repository:${path}:pull"`,
    );
    response.writeHead(401).end();
    return;
  }
  if (tag === 'gone') {
    response.writeHead(404).end();
    return;
  }
  assert.match(`${headers.accept}`, /image\.index/);
  response.setHeader('docker-content-digest', tag === 'odd' ? 'md5:1' : digest);
  response.end();
});

/** @type {string} */
let host;
before(async () => {
  await new Promise((listening) => registry.listen(0, '127.0.0.1', () => listening(undefined)));
  host = `127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (registry.address()).port}`;
});
after(() => {
  registry.closeAllConnections();
  registry.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => void asked.splice(0));

/** @param {string[]} images @param {number} [patienceMs] */
async function pin(images, patienceMs) {
  const [image, ...args] = images;
  const lines = args.map((name, index) => `        ARG${index}: ${name}`);
  const whole = [
    '# Stays.',
    'services:',
    '  tool:',
    `    image: ${image}`,
    ...(lines.length > 0 ? ['    build:', '      args:', ...lines] : []),
    '',
  ].join('\n');
  writeFileSync(file, whole);
  /** @type {string[]} */
  const said = [];
  const isRight = await pinImages(file, (line) => said.push(line), patienceMs);
  const text = readFileSync(file, 'utf8');
  return { isRight, said, text, isUnchanged: text === whole };
}

test('an image is pinned by the digest that its registry tells', async () => {
  const name = `${host}/tool:1`;
  const { isRight, said, text } = await pin([name, `${name}-slim`]);
  assert.ok(isRight);
  assert.deepEqual(said, [`${name}@${digest} is pinned.`, `${name}-slim@${digest} is pinned.`]);
  assert.match(text, /^# Stays\.\n/);
  assert.ok(text.includes(`image: ${name}@${digest}\n`));
  assert.ok(text.includes(`ARG0: ${name}-slim@${digest}\n`));
});

test('one that is pinned already is asked for by its tag again', async () => {
  const name = `${host}/tool:1`;
  const old = await pin([`${name}@sha256:${'2b'.repeat(32)}`]);
  assert.deepEqual(old.said, [`${name}@${digest} is pinned.`]);
  const newest = await pin([`${name}@${digest}`]);
  assert.deepEqual(newest.said, [`${name}@${digest} is the newest.`]);
  assert.ok(newest.isUnchanged);
});

test('a registry that wants a token gets the one that it hands out to everybody', async () => {
  const { isRight, said } = await pin([`${host}/team/private:2`]);
  assert.ok(isRight);
  assert.match(`${said}`, / is pinned\.$/);
  assert.deepEqual(asked, [
    'HEAD /v2/team/private/manifests/2 without',
    'GET /token?service=here&scope=repository%3Ateam%2Fprivate%3Apull without',
    'HEAD /v2/team/private/manifests/2 Bearer for-everybody',
  ]);
});

test('an image that its registry does not have, or tells no digest of, is a fault', async () => {
  const { isRight, said, text } = await pin([
    `${host}/tool:gone`,
    `${host}/tool:odd`,
    `${host}/a:1`,
  ]);
  assert.ok(!isRight);
  assert.deepEqual(said, [
    `${host}/tool:gone was not pinned: http://${host} answers 404.`,
    `${host}/tool:odd was not pinned: http://${host} tells no digest.`,
    `${host}/a:1@${digest} is pinned.`,
  ]);
  assert.ok(text.includes(`image: ${host}/tool:gone\n`));
});

test('where no registry answers, nothing is pinned, and nothing fails', async () => {
  const { isRight, said, isUnchanged } = await pin(
    ['127.0.0.1:1/tool:1', `${host}/team/hangs:1`],
    300,
  );
  assert.deepEqual(said, [
    '127.0.0.1:1/tool:1 was not pinned: http://127.0.0.1:1 does not answer.',
    `${host}/team/hangs:1 was not pinned: http://${host} does not answer.`,
    'Nothing was pinned.',
  ]);
  assert.ok(isRight && isUnchanged);
});
