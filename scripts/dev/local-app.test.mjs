import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { withModulesFrom } from './local-app.mjs';

const sha = (/** @type {string} */ text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const importMap = (/** @type {object} */ imports, /** @type {object} */ integrity) =>
  JSON.stringify({ imports, integrity });

const before = importMap(
  { '@ellac/root-config': '/mf/root.js', '@ellac/mf-report': '/mf/report.js' },
  { '/mf/root.js': 'sha384-a', '/mf/report.js': 'sha384-b' },
);
const page = (/** @type {string} */ map, /** @type {string} */ report) =>
  `<script type="importmap">${map}</script>
<link rel="modulepreload" href="/mf/root.js" integrity="sha384-a">
<link rel="modulepreload" ${report}>
<script type="module" src="/mf/root.js" integrity="sha384-a"></script>`;
const document = {
  html: page(before, 'href="/mf/report.js" integrity="sha384-b"'),
  policy: `script-src 'self' ${sha(before)}; style-src 'self'`,
};

test('a module has its new address everywhere, without the old digest, and the policy admits it', () => {
  const after = importMap(
    { '@ellac/root-config': '/mf/root.js', '@ellac/mf-report': '/local/main.js' },
    { '/mf/root.js': 'sha384-a' },
  );
  assert.deepEqual(withModulesFrom(document, { '@ellac/mf-report': '/local/main.js' }), {
    html: page(after, 'href="/local/main.js"'),
    policy: `script-src 'self' ${sha(after)}; style-src 'self'`,
  });
});

test('the root config’s own script is changed with its preload', () => {
  const { html } = withModulesFrom(document, { '@ellac/root-config': '/local/main.js' });
  assert.match(html, /<link rel="modulepreload" href="\/local\/main\.js">/);
  assert.match(html, /<script type="module" src="\/local\/main\.js"><\/script>/);
  assert.match(html, /href="\/mf\/report\.js" integrity="sha384-b"/);
});

test('a document without an import map, or without that module, stays as it is', () => {
  assert.deepEqual(withModulesFrom(document, { other: '/local/main.js' }), document);
  const plain = { html: '<h1>Queues</h1>', policy: "default-src 'self'" };
  assert.deepEqual(withModulesFrom(plain, { '@ellac/mf-report': '/local/main.js' }), plain);
});
