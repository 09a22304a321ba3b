import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { echoOf } from './echo.mjs';
import { recordedWords } from './recorded.mjs';
import { aTask } from './testing/a-request.mjs';

/** @type {import('./recorded.mjs').RecordedPart[]} */
const parts = JSON.parse(
  readFileSync(join(import.meta.dirname, 'recorded/castle-driving-school.json'), 'utf8'),
);
const [systems] = parts.filter(({ part }) => part === 'systems');
assert.ok(systems);
const gap = systems.words.gaps[0];
assert.ok(gap);

/** A task with the answers of the recorded business, and one rule of it. */
const task = {
  ...aTask(),
  facts: Object.entries(systems.answers).map(([id, value]) => ({ id, label: id, value })),
  rules: aTask().rules.map((rule, index) => (index === 0 ? { ...rule, id: gap.ruleId } : rule)),
  gaps: [gap.ruleId, 'P-03'],
};

test('the same answers get the recorded words, where they are still asked for', () => {
  const echo = echoOf(task);
  const words = recordedWords(task, echo);
  assert.deepEqual(words.gaps[0]?.finding, gap.finding);
  assert.deepEqual(words.gaps[1], echo.gaps[1]);
  assert.deepEqual(
    words.sections.currentState?.map(({ text }) => text),
    systems.words.sections.currentState?.map(({ text }) => text),
  );
});

test('evidence that is no fact any more is left out', () => {
  const known = new Set(task.facts.map(({ id }) => id));
  const words = recordedWords(task, echoOf(task));
  const named = [...words.gaps, ...Object.values(words.sections).flat()].flatMap(
    ({ evidence }) => evidence,
  );
  assert.ok(named.length > 0);
  assert.ok(named.every((id) => known.has(id)));
});

test('other answers get other words', () => {
  const other = { ...task, facts: task.facts.map((fact) => ({ ...fact, value: 'another' })) };
  const echo = echoOf(other);
  assert.deepEqual(recordedWords(other, echo), echo);
});
