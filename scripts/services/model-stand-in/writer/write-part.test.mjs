import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers, aTask } from '../testing/a-request.mjs';
import { lowered } from './reword.mjs';
import { wordsIn } from './said.mjs';
import { writePart } from './write-part.mjs';

/** @param {object} [changes] */
const written = (changes = {}) =>
  writePart({ task: { ...aTask(), ...changes }, answers, isRepair: false, instructions: '' });

const businesses = ['a bakery', 'a law firm', 'a clinic', 'a builder', 'a farm', 'a school'];

/** @param {ReturnType<typeof writePart>} words */
const textsOf = ({ sections, gaps, recommendations, ...lists }) => [
  ...Object.values(sections).flatMap((claims) => claims.map(({ text }) => text)),
  ...gaps.flatMap(({ finding, meaning }) => [finding, meaning]),
  ...Object.values(lists).flatMap((list) => list.map(({ text }) => text)),
  ...recommendations.flatMap(({ action, expectedOutcome }) => [action, expectedOutcome]),
];

test('no figure stands outside a placeholder, and each text is made of sentences', () => {
  for (const business of businesses) {
    for (const text of textsOf(written({ business }))) {
      assert.doesNotMatch(text.replaceAll(/\{\{\w+\}\}|Phase [12]/g, ''), /\d|%/, text);
      assert.match(text, /^(\p{Lu}|\{\{).*\.$/u, text);
    }
  }
});

test('every rule that is assigned has its words, with the facts that it reads', () => {
  const { gaps, strengths, recommendations, considerations } = written();
  assert.deepEqual(
    [gaps, strengths, considerations].map((list) => list.map(({ ruleId }) => ruleId)),
    [['S-01'], ['P-03'], ['S-01']],
  );
  assert.deepEqual(
    recommendations.map(({ ruleId }) => ruleId),
    ['S-01', 'P-03'],
  );
  assert.deepEqual(gaps[0]?.evidence, ['E03', 'E44']);
  assert.deepEqual(strengths[0]?.evidence, ['E20']);
});

test('a paragraph keeps to its limits and rests on facts', () => {
  for (const business of businesses) {
    const { sections } = written({ business });
    for (const claims of Object.values(sections)) {
      const { length } = wordsIn(claims.map(({ text }) => text).join(' '));
      assert.ok(claims.length >= 1 && claims.length <= 3);
      assert.ok(length >= 8 && length <= 40, `${length} words`);
      assert.ok(claims.every(({ evidence }) => evidence.length > 0));
    }
  }
});

test('nothing is said twice, in a part or after another one', () => {
  const first = written();
  const { sections } = written({ part: 'leadership', told: textsOf(first) });
  const texts = Object.values(sections).flatMap((claims) => claims.map(({ text }) => text));
  const sentences = texts.flatMap((text) => text.split(/(?<=\.) /));
  assert.equal(new Set(sentences).size, sentences.length);
  const told = new Set(
    Object.values(first.sections)
      .flat()
      .map(({ text }) => text),
  );
  assert.ok(sentences.every((sentence) => !told.has(sentence)));
});

test('different businesses are told of in different words', () => {
  const reports = businesses.map((business) => textsOf(written({ business })).join(' '));
  assert.equal(new Set(reports).size, reports.length);
});

test('a text that goes on behind a colon keeps the names that it begins with', () => {
  assert.equal(lowered('Little is known.'), 'little is known.');
  for (const text of ['{{COMPANY}} knows.', 'IT is new.', 'Phase 1 lasts.', 'I know.']) {
    assert.equal(lowered(text), text);
  }
  assert.equal(lowered('A list helps.'), 'a list helps.');
});
