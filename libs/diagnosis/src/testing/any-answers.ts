import {
  countries,
  documentedElements,
  independentFunctions,
  industries,
  institutionalizedRelationships,
  notKnownPaths,
  revenueConcentrations,
} from '@ellac/contracts';
import fc from 'fast-check';
import { aliases, answerPathOf, type Alias, type Answers } from '../model/answers.js';

const rating = fc.integer({ min: 1, max: 5 });
const percent = fc.integer({ min: 0, max: 100 });
const margin = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 5, arbitrary: fc.integer({ min: -100, max: 100 }) },
);
const share = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const training = fc.constantFrom(
  'No formal training',
  'Learning by doing.',
  'A plan of six weeks for new people, and a course every year',
);

/** Three percents that are 100 together. */
export const threeShares = fc.tuple(percent, percent).map(([one, other]) => {
  const [low, high] = one < other ? [one, other] : [other, one];
  return [low, high - low, 100 - high] as const;
});

/** Answers that the questionnaire takes, extremes and awkward decimals among them. */
export const anyAnswers: fc.Arbitrary<Answers> = fc
  .record({
    proc: rating,
    indep: rating,
    docu: rating,
    trans: rating,
    plan: rating,
    deleg: rating,
    pos: rating,
    adv: rating,
    mon: rating,
    deliv: rating,
    core: fc.constantFrom(...revenueConcentrations),
    custom: percent,
    sales: threeShares,
    kinds: threeShares,
    sureness: threeShares,
    team: fc.integer({ min: 0, max: 5 }),
    elems: fc.subarray([...documentedElements]),
    top: share,
    ret: fc.oneof(fc.constant(0), share),
    funcs: fc.subarray([...independentFunctions]),
    absd: fc.integer({ min: 0, max: 120 }),
    rels: fc.subarray([...institutionalizedRelationships]),
    growth: fc.oneof(fc.integer({ min: -100, max: 1000 }), fc.integer({ min: -10, max: 60 })),
    rev: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000_000 })),
    gm: margin,
    nm: margin,
    emp: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 4, max: 60 })),
    training,
    partners: fc.integer({ min: 1, max: 4 }),
    silent: fc.integer({ min: 0, max: 2 }),
    industry: fc.constantFrom(...industries),
    country: fc.constantFrom(...countries),
    bp: fc.boolean(),
    fs: fc.boolean(),
    oc: fc.boolean(),
    ma: fc.boolean(),
    pd: fc.boolean(),
  })
  .map(({ sales, kinds, sureness, ...rest }) => ({
    ...rest,
    std: 100 - rest.custom,
    ownerS: sales[0],
    teamS: sales[1],
    otherS: sales[2],
    rec: kinds[0],
    prj: kinds[1],
    one: kinds[2],
    guar: sureness[0],
    likely: sureness[1],
    spec: sureness[2],
  }));

/** Some of the answers that an owner may mark as not known. */
export const anyNotKnown: fc.Arbitrary<Alias[]> = fc.subarray(
  aliases.filter((alias) => notKnownPaths.includes(answerPathOf[alias])),
);
