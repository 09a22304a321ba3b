import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { integrityOf, lifecycles, useBuilds } from '../testing/app-builds.mjs';
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

test('an image that starts again takes no newer deploy back, and another image counts', () => {
  const start = (/** @type {string} */ image) =>
    publish([root(), app('mf-report', image)], web(), { once: true });
  const isServed = (/** @type {RegExp} */ text) =>
    assert.match(served(map().imports[report] ?? ''), text);
  start('image 1');
  publish([app('mf-report', 'a team’s')], web());
  assert.deepEqual(start('image 1'), []);
  isServed(/a team’s$/);
  start('image 2');
  isServed(/image 2$/);
  // The operator rolls back.
  start('image 1');
  isServed(/image 1$/);
  publish([app('mf-report', 'a team’s')], web());
  start('image 1');
  isServed(/a team’s$/);
});

test('an image brings back files of its own that were lost', () => {
  const start = () => publish([root(), app('mf-report', 'image')], web(), { once: true });
  start();
  const url = map().imports[report] ?? '';
  rmSync(join(web(), url));
  start();
  assert.match(served(url), /image$/);
});

/** Backdates everything that was published. */
function letTimePass(/** @type {number} */ hours) {
  const then = new Date(Date.now() - hours * 3600 * 1000);
  for (const folder of folders('mf-report')) {
    utimesSync(join(web(), 'mf/mf-report', folder), then, then);
  }
  for (const number of generationNumbers(web())) {
    const file = join(web(), 'maps', `${number}.json`);
    const generation = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...generation, made: then.toISOString() }));
  }
}

test('five versions stay, and older ones for a day after they were served', () => {
  publish([root(), app('mf-report', '1')], web());
  const first = dirname(map().imports[report] ?? '');
  letTimePass(25);
  for (const version of [2, 3, 4, 5, 6]) publish([app('mf-report', `${version}`)], web());
  // It was served until a moment ago.
  assert.equal(folders('mf-report').length, 6);
  letTimePass(25);
  publish([app('mf-report', '7')], web());
  assert.equal(folders('mf-report').length, 5);
  assert.ok(!existsSync(join(web(), first)));
});

/** @type {[string, object][]} */
const foreign = [
  ['has the name of another app', { name: 'mf-admin' }],
  ['has a name that leads elsewhere', { name: '../mf-report' }],
  [
    'brings another app’s module',
    { imports: { '@ellac/mf-report': 'main.js', '@ellac/mf-admin': 'main.js' } },
  ],
  [
    'claims to be the root config, and brings another app’s module',
    { role: 'root', imports: { '@ellac/mf-report': 'main.js', '@ellac/mf-admin': 'main.js' } },
  ],
  ['brings a module that nobody knows', { imports: { 'evil-module': 'main.js' } }],
  ['brings a shared module', { imports: { '@ellac/mf-report': 'main.js', react: 'main.js' } }],
  ['has files outside its folder', { files: { 'main.js': 'sha384-a', '../out.js': 'sha384-a' } }],
];

for (const [what, about] of foreign) {
  test(`a build that ${what} is refused`, () => {
    publish([root(), app('mf-report', '1'), app('mf-admin', '1')], web());
    const before = map();
    const taken = build('mf-report', { 'main.js': lifecycles }, about);
    assert.throws(() => publish([taken], web()), /names what does not belong to mf-report/);
    assert.deepEqual(map(), before);
  });
}

const script = fileURLToPath(new URL('../deploy.mjs', import.meta.url));

/**
 * Deploys by concurrent processes, and checks every map that is served meanwhile.
 *
 * @param {string[]} appDirs
 */
async function deployAtOnce(appDirs) {
  const deploys = appDirs.map((folder) => {
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
  for (const [code] of await ended) assert.equal(code, 0);
}

test('of several deploys at once all land, and every map that is served works', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  publish([root(), ...names.map((name) => app(`mf-${name}`, '1'))], web());
  const before = map();
  await deployAtOnce(names.map((name) => app(`mf-${name}`, '2')));
  for (const name of names) {
    const url = map().imports[`@ellac/mf-${name}`] ?? '';
    assert.notEqual(url, before.imports[`@ellac/mf-${name}`]);
    assert.match(served(url), /2$/);
  }
  assert.deepEqual(generationNumbers(web()), [7, 6, 5, 4, 3, 2, 1]);
});

test('the same build published by several at once is there all the time', async () => {
  publish([root(), app('mf-report', 'old')], web());
  const folder = app('mf-report', 'new');
  await deployAtOnce([folder, folder, folder, folder]);
  assert.match(served(map().imports[report] ?? ''), /new$/);
});
