import {
  documentedElements,
  independentFunctions,
  institutionalizedRelationships,
} from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Answers } from './model/answers.js';
import { isRating } from './model/ratings.js';
import { scoredItems } from './model/scored-items.js';
import { score } from './model/scoring.js';
import { anyAnswers, threeShares } from './testing/any-answers.js';

type Change = readonly [worse: Partial<Answers>, better: Partial<Answers>];
type Changes = fc.Arbitrary<Change>;

const rising = (
  values: fc.Arbitrary<number>,
  answer: (value: number) => Partial<Answers>,
): Changes =>
  fc
    .tuple(values, values)
    .map(([one, other]) => [answer(Math.min(one, other)), answer(Math.max(one, other))]);

const falling = (values: fc.Arbitrary<number>, answer: (value: number) => Partial<Answers>) =>
  rising(values, answer).map(([low, high]): Change => [high, low]);

const growing = <Value>(
  values: readonly Value[],
  answer: (list: Value[]) => Partial<Answers>,
): Changes =>
  fc
    .tuple(fc.subarray([...values]), fc.subarray([...values]))
    .map(([some, more]) => [answer(some), answer([...new Set([...some, ...more])])]);

/** Raises the first share, and lowers the other two by the same amount. */
const towardsFirst = (
  answer: (first: number, second: number, third: number) => Partial<Answers>,
): Changes =>
  fc.tuple(threeShares, fc.nat(100), fc.nat(100)).map(([[first, second, third], a, b]) => {
    const fromSecond = Math.min(a, second);
    const fromThird = Math.min(b, third);
    return [
      answer(first, second, third),
      answer(first + fromSecond + fromThird, second - fromSecond, third - fromThird),
    ];
  });

const percent = fc.integer({ min: 0, max: 100 });
const given = fc.integer({ min: 1, max: 100 });
const margin = fc.integer({ min: -100, max: 100 }).filter((value) => value !== 0);
const rating = fc.integer({ min: 1, max: 5 });

const itemChanges: Readonly<Record<string, Changes>> = {
  std: rising(percent, (std) => ({ std, custom: 100 - std })),
  elems: growing(documentedElements, (elems) => ({ elems })),
  ownerS: falling(percent, (ownerS) => ({ ownerS, teamS: 100 - ownerS, otherS: 0 })),
  absd: rising(fc.integer({ min: 0, max: 3650 }), (absd) => ({ absd })),
  funcs: growing(independentFunctions, (funcs) => ({ funcs })),
  rels: growing(institutionalizedRelationships, (rels) => ({ rels })),
  team: rising(fc.integer({ min: 0, max: 20 }), (team) => ({ team })),
  top: falling(given, (top) => ({ top })),
  ret: rising(given, (ret) => ({ ret })),
  rq: towardsFirst((rec, prj, one) => ({ rec, prj, one })),
  pi: towardsFirst((guar, likely, spec) => ({ guar, likely, spec })),
  growth: rising(fc.integer({ min: -100, max: 1000 }), (growth) => ({ growth })),
  nm: rising(margin, (nm) => ({ nm, rev: 1_000_000 })),
  gm: rising(margin, (gm) => ({ gm, rev: 1_000_000 })),
};

const documents = ['pd', 'fs', 'oc', 'bp', 'ma'];

const changesOf = (id: string): Changes | undefined => {
  if (isRating(id)) return rising(rating, (value) => ({ [id]: value }));
  if (documents.includes(id)) return fc.constant([{ [id]: false }, { [id]: true }]);
  return itemChanges[id];
};

describe('a better provided answer', () => {
  // The main offer's share is the one item with a peak: its answers have no agreed better end.
  it.each(scoredItems.filter(({ id }) => id !== 'core').map((item) => [item.label, item] as const))(
    'never lowers the score of its area: %s',
    (_, { id, area }) => {
      const changes = changesOf(id);
      if (changes === undefined) throw new Error(`No change is described for ${id}`);
      fc.assert(
        fc.property(anyAnswers, changes, (answers, [worse, better]) => {
          const before = score({ ...answers, ...worse }, new Set()).areaScores[area];
          const after = score({ ...answers, ...better }, new Set()).areaScores[area];

          expect(after).toBeGreaterThanOrEqual(before);
        }),
      );
    },
  );
});
