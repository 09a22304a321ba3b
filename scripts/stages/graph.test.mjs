import assert from 'node:assert/strict';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, test } from 'node:test';
import { chosen, runStages } from './graph.mjs';

/** @type {string[]} what began and ended, in order */
let events = [];
/** @type {Map<string, () => void>} ends a stage that is held */
let ends = new Map();
beforeEach(() => {
  events = [];
  ends = new Map();
});

/**
 * @param {string} name
 * @param {{ needs?: string[], cores?: number, isOnDemand?: true, fails?: boolean, held?: boolean, output?: string }} [about]
 * @returns {import('./graph.mjs').Stage}
 */
const stage = (name, { fails = false, held = false, output = '', ...about } = {}) => ({
  name,
  ...about,
  run: async () => {
    events.push(`begin ${name}`);
    if (held) await new Promise((resolve) => ends.set(name, () => resolve(undefined)));
    events.push(`end ${name}`);
    if (fails) throw new Error(`broken\n${output}`);
    return output;
  },
});
const names = (/** @type {{ name: string }[]} */ stages) => stages.map(({ name }) => name);

/** @param {import('./graph.mjs').Stage[]} stages @param {number} [cores] */
const run = (stages, cores = 2) => runStages(stages, { cores, say: () => {}, sayFault: () => {} });

test('a stage brings what it needs, in order', () => {
  const stages = [
    stage('install'),
    stage('lint'),
    stage('build', { needs: ['install'] }),
    stage('api', { needs: ['build'] }),
  ];
  const browsers = stage('browsers', { needs: ['build'], isOnDemand: true });
  assert.deepEqual(names(chosen([...stages, browsers], [])), names(stages));
  assert.deepEqual(names(chosen([...stages, browsers], ['browsers'])), [
    'install',
    'build',
    'browsers',
  ]);
  assert.deepEqual(names(chosen(stages, ['api'])), ['install', 'build', 'api']);
  assert.deepEqual(names(chosen(stages, [])), names(stages));
  assert.throws(() => chosen(stages, ['e2e']), /no stage e2e; the stages are install, lint/);
});

test('after a failure all that depends on it is left out, and the rest runs', async () => {
  const results = await run([
    stage('e2e', { needs: ['api'] }),
    stage('api', { needs: ['build'] }),
    stage('build', { fails: true }),
    stage('lint'),
  ]);
  const states = Object.fromEntries(results.map(({ name, state }) => [name, state]));
  assert.deepEqual(states, { build: 'failed', api: 'left out', e2e: 'left out', lint: 'passed' });
  assert.deepEqual(
    events.filter((event) => event.startsWith('begin')),
    ['begin build', 'begin lint'],
  );
});

test('a stage waits for those it needs, wherever they stand', async () => {
  await run([
    stage('api', { needs: ['build'] }),
    stage('build', { needs: ['install'] }),
    stage('install'),
  ]);
  assert.deepEqual(events, [
    'begin install',
    'end install',
    'begin build',
    'end build',
    'begin api',
    'end api',
  ]);
});

test('stages run beside each other as far as the cores go, the first in the list first', async () => {
  const all = run([
    stage('e2e', { cores: 1.5, held: true }),
    stage('api', { cores: 1.5 }),
    stage('faults', { cores: 0.5, held: true }),
    stage('services', {}),
  ]);
  await nextTurn();
  assert.deepEqual(events, ['begin e2e', 'begin faults', 'begin services', 'end services']);
  ends.get('e2e')?.();
  await nextTurn();
  assert.ok(events.includes('begin api'));
  ends.get('faults')?.();
  assert.equal((await all).length, 4);
});

test('one that wants more than there is runs alone', async () => {
  const results = await run([stage('e2e', { cores: 4 }), stage('lint', { cores: 1 })], 1);
  assert.deepEqual(events, ['begin e2e', 'end e2e', 'begin lint', 'end lint']);
  assert.ok(results.every(({ state }) => state === 'passed'));
});

test('the tests of a stage are counted, also those of one that failed', async () => {
  const results = await run([
    stage('api', { output: 'Tests:       465 passed, 465 total' }),
    stage('e2e', { fails: true, output: '  1 failed\n  155 passed (4.2m)' }),
  ]);
  assert.deepEqual(
    results.map(({ counts }) => counts),
    [
      { passed: 465, failed: 0, skipped: 0, flaky: 0 },
      { passed: 155, failed: 1, skipped: 0, flaky: 0 },
    ],
  );
});

test('what must end it all ends it', async () => {
  const stages = [stage('lint', { fails: true }), stage('e2e', { held: true })];
  const sayFault = (/** @type {unknown} */ error) => {
    throw error;
  };
  await assert.rejects(runStages(stages, { cores: 2, say: () => {}, sayFault }), /broken/);
});
