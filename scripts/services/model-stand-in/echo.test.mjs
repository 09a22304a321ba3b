import assert from 'node:assert/strict';
import { test } from 'node:test';
import { echoOf } from './echo.mjs';
import { aTask } from './testing/a-request.mjs';

test('every rule that is assigned has its own words, with the facts that it reads', () => {
  const task = aTask();
  const words = echoOf(task);
  assert.deepEqual(words.gaps, [
    {
      ruleId: 'S-01',
      finding: task.rules[0]?.finding,
      meaning: task.rules[0]?.meaning,
      evidence: ['E03', 'E44'],
    },
  ]);
  assert.deepEqual(
    words.recommendations.map(({ ruleId, action }) => [ruleId, action]),
    task.rules.map(({ id, action }) => [id, action]),
  );
  assert.deepEqual(words.strengths[0]?.evidence, ['E20']);
  assert.deepEqual([words.weaknesses, words.highlights], [[], []]);
});

test('a paragraph says the figures of its part by placeholders, each once', () => {
  const { sections } = echoOf(aTask());
  const texts = Object.values(sections)
    .flat()
    .map(({ text }) => text);
  const named = texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, id]) => id));
  assert.equal(new Set(named).size, named.length);
  assert.ok(named.includes('S02'));
  for (const text of texts) assert.doesNotMatch(text.replaceAll(/\{\{\w+\}\}/g, ''), /\d/);
});

test('a text that names a step has the rule of the step behind it', () => {
  const step = aTask().rules[0]?.step ?? '';
  const { sections } = echoOf({
    ...aTask(),
    sections: [{ name: 'overview', about: '', claims: [1, 3], words: [8, 40] }],
    picture: { situation: { id: 'build', sentences: [] }, firstSteps: [{ step, by: '{{B01}}' }] },
  });
  assert.deepEqual(sections.overview?.[0]?.rules, ['S-01']);
});
