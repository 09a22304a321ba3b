import { describe, expect, it } from '@jest/globals';
import { gaps, strengths } from './model.js';

const advice = [...gaps, ...strengths];

/** Texts that are sentences; what else a rule says ends without a full stop. */
const sentences = ['finding', 'action', 'expectedOutcome', 'weakness', 'worth', 'stake'];

type Texts = Readonly<Record<string, string | readonly string[]>>;

function expectEndings(texts: Texts): void {
  for (const [name, text] of Object.entries(texts)) {
    const end = sentences.includes(name) ? /[^.]\.$/ : /[^.]$/;
    for (const each of [text].flat()) expect(each).toMatch(end);
  }
}

const namesIn = (texts: Texts): string[] =>
  Object.values(texts)
    .flat()
    .flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!));

describe('the words of the rules', () => {
  it.each(advice.map(({ id, rule }) => [id, rule] as const))(
    '%s end as sentences where they are sentences, and without a full stop where not',
    (_, { words, finding, action, expectedOutcome }) => {
      expectEndings({ ...words, finding, action, expectedOutcome });
    },
  );

  it.each(advice.map((each) => [each.id, each] as const))(
    '%s for a size name only figures that the rule reads or the size tells',
    (_, { rule, inputs }) => {
      const known: readonly string[] = [...inputs, 'emp', 'owner', 'owners'];
      const sizes: readonly Texts[] = Object.values({ ...rule.bySize }).map((fitted) => ({
        ...fitted,
      }));
      for (const fitted of sizes) {
        expectEndings(fitted);
        expect(namesIn(fitted).filter((name) => !known.includes(name))).toEqual([]);
      }
    },
  );

  it('for a trade are said once, as sentences', () => {
    const hints = gaps.flatMap(({ rule }) => Object.values(rule.inTrade ?? {}));
    expect(new Set(hints).size).toBe(hints.length);
    for (const hint of hints) expect(hint).toMatch(/^\p{Lu}.*[^.]\.$/u);
  });
});
