import { describe, expect, it } from '@jest/globals';
import type { FittedWords, StepWords } from './rule-words.js';
import { gaps, strengths } from './model.js';

const advice = [...gaps, ...strengths];

const namesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!));

const ends = { sentence: /[^.]\.$/, noSentence: /[^.]$/ };

function expectEndings(words: Partial<StepWords>, sentences: readonly unknown[]): void {
  const given = sentences.flat().filter((text) => text !== undefined);
  for (const text of given) expect(text).toMatch(ends.sentence);
  for (const text of [words.step, words.measure, words.milestone]) {
    if (text !== undefined) expect(text).toMatch(ends.noSentence);
  }
}

describe('the words of the rules', () => {
  it.each(gaps.map(({ id, rule }) => [id, rule.words] as const))(
    '%s end as sentences where they are sentences, and without a full stop where not',
    (_, words) => {
      expectEndings(words, [words.stake, words.weakness]);
    },
  );

  it.each(strengths.map(({ id, rule }) => [id, rule.words] as const))(
    '%s end as sentences where they are sentences, and without a full stop where not',
    (_, words) => {
      expectEndings(words, [words.stake, words.worth]);
      expect(words.name).toMatch(ends.noSentence);
    },
  );

  it.each(advice.map((each) => [each.id, each] as const))(
    '%s for a size name only figures that the rule reads or the size tells',
    (_, { rule, inputs }) => {
      const known: readonly string[] = [...inputs, 'emp', 'owner', 'owners'];
      const sizes: readonly FittedWords<StepWords>[] = Object.values({ ...rule.bySize });
      for (const fitted of sizes) {
        const texts = Object.values({ ...fitted }).flat();
        expect(namesIn(texts).filter((name) => !known.includes(name))).toEqual([]);
        const { action, expectedOutcome, stake } = fitted;
        expectEndings(fitted, [action, expectedOutcome, stake]);
      }
    },
  );

  it('for a trade are said once, as sentences', () => {
    const hints = gaps.flatMap(({ rule }) => Object.values(rule.inTrade ?? {}));
    expect(new Set(hints).size).toBe(hints.length);
    for (const hint of hints) expect(hint).toMatch(/^\p{Lu}.*[^.]\.$/u);
  });
});
