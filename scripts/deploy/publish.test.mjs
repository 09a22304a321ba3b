import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { integrityOf, lifecycles, useBuilds } from './builds-for-tests.mjs';
import { generationNumbers } from './generations.mjs';
import { publish } from './publish.mjs';

const { app, build, root, web, map, served } = useBuilds();

const report = '@ellac/mf-report';
const admin = '@ellac/mf-admin';
const folders = (/** @type {string} */ name) =>
  readdirSync(join(web(), 'mf', name)).filter((each) => /^[0-9a-f]{16}$/.test(each));

test('an app replaces its own entries and nothing else, and its older files stay', () => {
  publish([root(), app('mf-admin', 'admin'), app('mf-report', 'old')], web());
  const before = map();
  assert.deepEqual(publish([app('mf-report', 'new')], web()), ['mf-report']);

  const after = map();
  const [old = '', now = ''] = [before.imports[report], after.imports[report]];
  assert.match(now, /^\/mf\/mf-report\/[0-9a-f]{16}\/main\.js$/);
  assert.match(served(now), /new$/);
  assert.match(served(old), /old$/);
  assert.deepEqual(after, {
    imports: { ...before.imports, [report]: now },
    integrity: {
      ...Object.fromEntries(Object.entries(before.integrity).filter(([url]) => url !== old)),
      [now]: integrityOf(served(now)),
    },
  });
});

test('published again, nothing changes, and nothing is counted', () => {
  publish([root(), app('mf-report', 'one')], web());
  const before = map();
  assert.deepEqual(publish([app('mf-report', 'one')], web()), []);
  assert.deepEqual(map(), before);
  assert.deepEqual(generationNumbers(web()), [1]);
});

test('the build for other people’s pages is published with the app’s own', () => {
  const element = '@ellac/mf-questionnaire/embed';
  publish([root(), app('mf-admin', 'admin')], web());
  const page = app('mf-questionnaire', 'page');
  build('mf-questionnaire/embed', { 'main.js': '"old"' });
  publish([page], web());
  const old = map().imports[element] ?? '';
  build('mf-questionnaire/embed', { 'main.js': '"new"' });
  publish([page], web());

  const now = map().imports[element] ?? '';
  assert.match(now, /^\/mf\/mf-questionnaire\/embed\/[0-9a-f]{16}\/main\.js$/);
  assert.equal(served(now), '"new"');
  assert.ok(!(old in map().integrity) && now in map().integrity);
  assert.ok(map().imports[admin]);
});

test('a build that is not there, or not whole, is refused and changes nothing', () => {
  publish([root(), app('mf-report', 'one')], web());
  const before = map();
  assert.throws(() => publish([join(web(), 'mf-none')], web()), /build it first/);
  const broken = app('mf-report', 'two');
  writeFileSync(join(broken, 'dist/main.js'), 'three');
  assert.throws(() => publish([broken], web()), /not the file its manifest describes/);
  assert.deepEqual(map(), before);
});

/** @type {[string, Record<string, string>, object, RegExp][]} */
const broken = [
  ['cannot be parsed', { 'main.js': 'export {' }, {}, /main\.js cannot run/],
  [
    'lacks a lifecycle',
    { 'main.js': 'export const bootstrap = 1, mount = 2;' },
    {},
    /does not export unmount/,
  ],
  [
    'has another contract',
    { 'main.js': lifecycles },
    { contract: 2 },
    /keeps contract 2, and the root config contract 1/,
  ],
  [
    'needs another React',
    { 'main.js': `import 'react'; ${lifecycles}` },
    { shared: { react: '20.0.0' } },
    /was built with react 20\.0\.0, and the root config brings 19\.3\.1/,
  ],
  [
    'needs a name that React has not',
    { 'main.js': `import { useNothing } from 'react'; ${lifecycles}` },
    {},
    /needs useNothing of react/,
  ],
  [
    'needs a module that nobody brings',
    { 'main.js': `import 'lodash'; ${lifecycles}` },
    {},
    /needs lodash, which the root config does not bring/,
  ],
  [
    'needs a file that is not in it',
    { 'main.js': `import './gone.js'; ${lifecycles}` },
    {},
    /needs its file gone\.js/,
  ],
];

for (const [what, files, about, reason] of broken) {
  test(`an app that ${what} is refused, and leaves nothing behind`, () => {
    publish([root(), app('mf-report', 'one')], web());
    const before = map();
    const published = folders('mf-report');
    assert.throws(() => publish([build('mf-report', files, about)], web()), reason);
    assert.deepEqual(map(), before);
    assert.deepEqual(folders('mf-report'), published);
  });
}

test('a root config that an app does not suit is refused, unless that app comes with it', () => {
  const files = { 'main.js': `import { useState } from 'react'; ${lifecycles}` };
  publish([root(), build('mf-report', files)], web());
  const before = map();
  const next = root({ shared: { react: '20.0.0' } });
  assert.throws(() => publish([next], web()), /mf-report was built with react 19\.3\.1/);
  assert.deepEqual(map(), before);
  publish([next, build('mf-report', files, { shared: { react: '20.0.0' } })], web());
  assert.notDeepEqual(map(), before);
  assert.deepEqual(generationNumbers(web()), [2, 1]);
});

test('nothing can be published without a root config', () => {
  assert.throws(() => publish([app('mf-report', 'one')], web()), /root config first/);
});

test('an image that starts again takes no newer deploy back', () => {
  const image = () => [root(), app('mf-report', 'image')];
  publish(image(), web(), { once: true });
  publish([app('mf-report', 'newer')], web());
  const newer = map();
  assert.deepEqual(publish(image(), web(), { once: true }), []);
  assert.deepEqual(map(), newer);
  publish([root(), app('mf-report', 'next image')], web(), { once: true });
  assert.match(served(map().imports[report] ?? ''), /next image$/);
});

test('five versions stay, and older ones a day longer', () => {
  publish([root(), app('mf-report', '1')], web());
  const first = dirname(map().imports[report] ?? '');
  for (const version of [2, 3, 4, 5, 6]) publish([app('mf-report', `${version}`)], web());
  assert.equal(folders('mf-report').length, 6);
  const longAgo = new Date(Date.now() - 25 * 3600 * 1000);
  for (const folder of folders('mf-report')) {
    utimesSync(join(web(), 'mf/mf-report', folder), longAgo, longAgo);
  }
  publish([app('mf-report', '7')], web());
  assert.equal(folders('mf-report').length, 5);
  assert.ok(!existsSync(join(web(), first)));
});

test('of several deploys at once all land, and every map that is served works', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  publish([root(), ...names.map((name) => app(`mf-${name}`, '1'))], web());
  const before = map();
  const script = fileURLToPath(new URL('../deploy.mjs', import.meta.url));
  const deploys = names.map((name) => {
    const folder = app(`mf-${name}`, '2');
    const args = [script, folder, '--built', '--to', web()];
    return once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
  });
  let isOver = false;
  const ended = Promise.all(deploys).finally(() => (isOver = true));
  while (!isOver) {
    const { imports, integrity } = map();
    for (const url of Object.values(imports)) {
      assert.equal(integrityOf(served(url)), integrity[url]);
    }
    await new Promise(setImmediate);
  }
  assert.deepEqual(
    (await ended).map(([code]) => code),
    names.map(() => 0),
  );
  for (const name of names) {
    const url = map().imports[`@ellac/mf-${name}`] ?? '';
    assert.notEqual(url, before.imports[`@ellac/mf-${name}`]);
    assert.match(served(url), /2$/);
  }
  assert.deepEqual(generationNumbers(web()), [7, 6, 5, 4, 3, 2, 1]);
});
