import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { recordedPart } from './recorded-part.mjs';
import { aTask } from './testing/a-request.mjs';

const recording = JSON.parse(
  readFileSync(new URL('./recorded/example.json', import.meta.url), 'utf8'),
);
const { leadership } = recording.parts;
const ids = leadership.gaps.map((/** @type {{ ruleId: string }} */ { ruleId }) => ruleId);
const facts = Object.entries(recording.facts).map(([id, value]) => ({ id, label: id, value }));
const answer = { id: 'Q02', question: '', text: recording.answers.Q02, mayBeQuoted: true };

/**
 * @param {Partial<import('./task-of.mjs').Task>} [task]
 * @param {Partial<typeof answer>} [words]
 */
const asked = (task, words) =>
  recordedPart({
    task: {
      ...aTask(),
      part: 'leadership',
      facts,
      gaps: ids,
      strengths: [],
      recommendations: [],
      considerations: [],
      ...task,
    },
    answers: [{ ...answer, ...words }],
    isRepair: false,
    instructions: '',
  });

test('the recorded words are taken where all facts and answers are the recorded ones', () => {
  assert.deepEqual(asked(), leadership);
  for (const unlike of [{ value: 'another' }, { id: 'E99' }]) {
    const changed = facts.map((fact, at) => (at === 0 ? { ...fact, ...unlike } : fact));
    assert.equal(asked({ facts: changed }), undefined);
  }
  assert.equal(asked({}, { text: 'Another answer.' }), undefined);
});

test('a repair gets just what it asks for', () => {
  const [first, second] = leadership.gaps;
  assert.deepEqual(asked({ gaps: [second.ruleId], sections: [] }), {
    ...leadership,
    sections: {},
    gaps: [second],
  });
  assert.deepEqual(asked({ gaps: [second.ruleId, first.ruleId] })?.gaps, [second, first]);
});

test('nothing is taken where something was not recorded, or is not to be quoted', () => {
  assert.equal(asked({ gaps: [...ids, 'L-99'] }), undefined);
  assert.equal(asked({ strengths: ['L-99'] }), undefined);
  assert.equal(asked({ part: 'appendix' }), undefined);
  assert.equal(asked({}, { mayBeQuoted: false }), undefined);
});
