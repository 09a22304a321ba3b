import assert from 'node:assert/strict';
import { test } from 'node:test';
import { echoOf } from './echo.mjs';
import { echoCounsel } from './echo-counsel.mjs';
import { recordedCounsel, recordedWords, saidBy } from './recorded.mjs';
import { aTask } from './testing/a-request.mjs';

const task = { ...aTask(), gaps: ['S-01', 'P-03'] };
const [rule] = task.rules;
assert.ok(rule);
const echo = echoOf(task);
const gap = {
  ruleId: 'S-01',
  finding: 'Hardly anything is on paper.',
  meaning: 'Each start takes somebody by the hand.',
  evidence: ['E03', 'E99'],
};
const claim = { text: 'Processes are rated {{E01}}.', evidence: ['E01'], rules: [] };

/** @param {{ rules?: Record<string, string>, text?: string }} [changes] */
const recording = ({ rules = { 'S-01': saidBy(rule) }, text = claim.text } = {}) => ({
  part: task.part,
  answers: Object.fromEntries(
    task.facts.flatMap(({ id, value }) => (id.startsWith('E') ? [[id, value]] : [])),
  ),
  rules,
  words: { ...echo, gaps: [gap], sections: { currentState: [{ ...claim, text }] } },
});

const aStep = { step: 'Write it down', by: 'Jan 10, 2027', why: 'It helps.', action: 'Write.' };

/** @param {import('./task-of.mjs').Task} asked */
const aRecordedCounsel = (asked) => ({
  part: /** @type {const} */ ('counsel'),
  answers: recording().answers,
  facts: {},
  today: 'Nov 23, 2026',
  words: { ...echoCounsel(asked), days: [{ id: 'Y1', date: '2027-01-01' }] },
});

test('the same answers get the recorded words, and the echo where none were recorded', () => {
  const words = recordedWords(task, echo, [recording()]);
  assert.deepEqual(words.gaps, [{ ...gap, evidence: ['E03'] }, echo.gaps[1]]);
  assert.deepEqual(words.sections.currentState, [claim]);
  assert.deepEqual(words.sections.implications, echo.sections.implications);
});

test('a rule that says something else by now has its own words', () => {
  const words = recordedWords(task, echo, [recording({ rules: { 'S-01': 'other' } })]);
  assert.deepEqual(words.gaps, echo.gaps);
});

test('a paragraph with a figure that is gone is replaced as a whole', () => {
  const words = recordedWords(task, echo, [recording({ text: 'It takes {{F07}}.' })]);
  assert.deepEqual(words.sections, echo.sections);
});

test('other answers and other parts get the echo', () => {
  const facts = task.facts.map((fact) => ({ ...fact, value: 'another' }));
  assert.deepEqual(recordedWords({ ...task, facts }, echo, [recording()]), echo);
  assert.deepEqual(recordedWords({ ...task, part: 'sales' }, echo, [recording()]), echo);
});

test('the same answers get the recorded counsel, with its days as far ahead as they were', () => {
  const asked = { ...task, today: '3 Dec 2026', plan: [{ ...aStep, stepId: 'S-01' }] };
  const recording = aRecordedCounsel(asked);
  const other = echoCounsel(asked);
  assert.deepEqual(recordedCounsel(asked, other, [recording]), {
    ...recording.words,
    days: [{ id: 'Y1', date: '2027-01-11' }],
  });
});

test('a counsel on other facts or for another plan is not used', () => {
  const asked = { ...task, today: 'Dec 3, 2026', plan: [{ ...aStep, stepId: 'S-01' }] };
  const other = echoCounsel(asked);
  const recording = { ...aRecordedCounsel(asked), facts: { S01: 'another' } };
  assert.deepEqual(recordedCounsel(asked, other, [recording]), other);
  const elsewhere = { ...asked, plan: [{ ...aStep, stepId: 'S-02' }] };
  assert.deepEqual(recordedCounsel(elsewhere, other, [aRecordedCounsel(asked)]), other);
});
