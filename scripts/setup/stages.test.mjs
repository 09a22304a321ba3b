import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosen, runStages } from './stages.mjs';

/** @type {string[]} */
const ran = [];
const stage = (/** @type {string} */ name, /** @type {string[]} */ needs = [], fails = false) => ({
  name,
  needs,
  run: async () => {
    ran.push(name);
    if (fails) throw new Error('broken');
  },
});
const names = (/** @type {{ name: string }[]} */ stages) => stages.map(({ name }) => name);

test('a stage brings what it needs, in order', () => {
  const stages = [
    stage('install'),
    stage('lint'),
    stage('build', ['install']),
    stage('api', ['build']),
  ];
  assert.deepEqual(names(chosen(stages, ['api'])), ['install', 'build', 'api']);
  assert.deepEqual(names(chosen(stages, [])), names(stages));
  assert.throws(() => chosen(stages, ['e2e']), /no stage e2e; the stages are install, lint/);
});

test('after a failure only what depends on it is left out, and the whole has failed', async () => {
  ran.length = 0;
  const stages = [
    stage('build', [], true),
    stage('api', ['build']),
    stage('e2e', ['api']),
    stage('lint'),
  ];
  assert.equal(
    await runStages(
      stages,
      () => {},
      () => {},
    ),
    false,
  );
  assert.deepEqual(ran, ['build', 'lint']);
  assert.equal(
    await runStages(
      [stage('lint')],
      () => {},
      () => {},
    ),
    true,
  );
});
