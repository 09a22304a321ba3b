import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from './options.mjs';

test('a demo model, and a run from the sources, come only if they are asked for', () => {
  const neither = { demoModel: false, fromSources: false };
  assert.deepEqual(readOptions([], {}), neither);
  assert.deepEqual(readOptions([], { OPENAI_API_KEY: 'sk-1' }), neither);
  assert.deepEqual(readOptions(['--demo-model'], {}), { ...neither, demoModel: true });
  assert.deepEqual(readOptions(['--from-sources'], {}), { ...neither, fromSources: true });
  assert.deepEqual(
    readOptions(['--demo-model'], { OPENAI_API_KEY: ' ', ANALYSIS_ENGINE: 'auto' }),
    { ...neither, demoModel: true },
  );
});

test('it does not go together with a real one, or with none', () => {
  const demo = (/** @type {NodeJS.ProcessEnv} */ env) => readOptions(['--demo-model'], env);
  assert.throws(() => demo({ OPENAI_API_KEY: 'sk-canary' }), {
    message: /^OPENAI_API_KEY is set, and --demo-model takes the place of a real language model/,
  });
  assert.throws(
    () => demo({ OPENAI_API_KEY: 'sk-canary' }),
    (/** @type {Error} */ error) => {
      return !error.message.includes('canary');
    },
  );
  assert.throws(() => demo({ ANALYSIS_ENGINE: 'builtin' }), /^Error: ANALYSIS_ENGINE is builtin/);
});

test('what it does not know is refused in one sentence', () => {
  for (const args of [['--demo'], ['demo-model'], ['--demo-model=yes'], ['-x']]) {
    assert.throws(() => readOptions(args, {}), {
      message: `npm start does not know ${args.join(' ')}: it takes --demo-model, as in npm start -- --demo-model.`,
    });
  }
});
