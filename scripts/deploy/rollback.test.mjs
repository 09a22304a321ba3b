import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { lifecycles, useBuilds } from '../testing/app-builds.mjs';
import { historyLines } from './history-lines.mjs';
import { publish, rollBack } from './publish.mjs';

const { app, build, root, web, map, served } = useBuilds();

const versionOf = (/** @type {string} */ name) =>
  /\/\/ (.*)$/.exec(served(map().imports[`@ellac/${name}`] ?? ''))?.[1];

test('an app goes back step by step, and the others stay', () => {
  publish([root(), app('mf-report', '1'), app('mf-admin', 'a')], web());
  publish([app('mf-report', '2')], web());
  publish([app('mf-admin', 'b')], web());
  publish([app('mf-report', '3')], web());

  rollBack(['mf-report'], web());
  assert.equal(versionOf('mf-report'), '2');
  rollBack(['mf-report'], web());
  assert.equal(versionOf('mf-report'), '1');
  assert.equal(versionOf('mf-admin'), 'b');
  assert.throws(() => rollBack(['mf-report'], web()), /has no earlier version here/);
  assert.equal(versionOf('mf-report'), '1');
});

test('after a new deploy one goes back to what was before it', () => {
  publish([root(), app('mf-report', '1')], web());
  publish([app('mf-report', 'bad')], web());
  rollBack(['mf-report'], web());
  publish([app('mf-report', 'worse')], web());
  rollBack(['mf-report'], web());
  assert.equal(versionOf('mf-report'), '1');
});

test('nobody goes back to what is not there any more, or does not suit', () => {
  publish([root(), app('mf-report', '1')], web());
  const first = dirname(map().imports['@ellac/mf-report'] ?? '');
  publish([app('mf-report', '2')], web());
  rmSync(join(web(), first, 'main.js'));
  assert.throws(() => rollBack(['mf-report'], web()), /not there any more/);
  rmSync(join(web(), first), { recursive: true });
  assert.throws(() => rollBack(['mf-report'], web()), /not there any more/);
  assert.equal(versionOf('mf-report'), '2');

  publish(
    [
      root({ contract: 2 }),
      build('mf-report', { 'main.js': `${lifecycles} // 3` }, { contract: 2 }),
    ],
    web(),
  );
  publish([build('mf-report', { 'main.js': `${lifecycles} // 4` }, { contract: 2 })], web());
  rollBack(['mf-report'], web());
  assert.throws(() => rollBack(['mf-report'], web()), /keeps contract 1/);
  assert.equal(versionOf('mf-report'), '3');
});

test('what only fits together goes back together', () => {
  const both = (/** @type {number} */ contract) => [
    root({ contract }),
    build('mf-report', { 'main.js': `${lifecycles} // ${contract}` }, { contract }),
  ];
  publish(both(1), web());
  const before = map();
  publish(both(2), web());
  assert.throws(() => rollBack(['mf-report'], web()), /keeps contract 1/);
  rollBack(['root-config', 'mf-report'], web());
  assert.deepEqual(map(), before);
});

test('the list says what was published when, and what is served', () => {
  assert.deepEqual(historyLines(web(), []), ['Nothing was published here yet.']);
  publish([root(), app('mf-report', '1'), app('mf-admin', 'a')], web());
  publish([app('mf-report', '2')], web());
  rollBack(['mf-report'], web());
  const lines = historyLines(web(), ['mf-report']);
  assert.equal(lines.length, 3);
  assert.match(
    lines[0] ?? '',
    /^ {3}3 {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC {2}mf-report +[0-9a-f]{16} {2}rollback to 1 {2}← served$/,
  );
  assert.deepEqual(
    lines.map((line) => line.includes('served')),
    [true, false, false],
  );
  assert.equal(historyLines(web(), []).filter((line) => line.includes('served')).length, 3);
});
