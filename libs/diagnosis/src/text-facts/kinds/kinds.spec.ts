import { textFactKinds } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { goldSubmittedOn } from '../../testing/gold-businesses.js';
import { kindsIn, readAnswer } from '../read-answer.js';
import neutralSentences from '../../testing/neutral-sentences.json' with { type: 'json' };
import ownerSentences from '../../testing/owner-sentences.json' with { type: 'json' };
import examples from '../../testing/text-fact-examples.json' with { type: 'json' };

/** By patterns, and by the day that is named. */
const kindsOf = (sentence: string): readonly string[] => [
  ...kindsIn(sentence).map(({ kind }) => kind.kind),
  ...readAnswer(sentence, { submittedOn: goldSubmittedOn, country: 'GB' })
    .filter(({ kind }) => kind === 'deadline')
    .map(({ kind }) => kind),
];

describe('the kinds of fact', () => {
  it('are those of the contract, in its order, each with examples', () => {
    expect(examples.map(({ kind }) => kind)).toEqual(textFactKinds);
  });

  it.each(examples.flatMap(({ kind, yes }) => yes.map((sentence) => [kind, sentence] as const)))(
    '%s: %s',
    (kind, sentence) => {
      expect(kindsOf(sentence)).toContain(kind);
    },
  );

  it.each(examples.flatMap(({ kind, no }) => no.map((sentence) => [kind, sentence] as const)))(
    'not %s: %s',
    (kind, sentence) => {
      expect(kindsOf(sentence)).not.toContain(kind);
    },
  );

  it.each(neutralSentences)('none: %s', (sentence) => {
    expect(kindsOf(sentence)).toEqual([]);
  });

  it.each(ownerSentences)('exactly $kinds: $sentence', ({ sentence, kinds }) => {
    expect(kindsOf(sentence)).toEqual(kinds);
  });

  it('are not found in questions', () => {
    expect(kindsOf('Is our largest customer 45% of sales?')).toEqual([]);
  });
});
