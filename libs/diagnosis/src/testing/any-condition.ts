import fc from 'fast-check';
import type { Condition } from '../conditions/condition.js';

const percentage = fc.integer({ min: 0, max: 100 });

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  percentage.map((limit) => ({ atLeast: ['ownerS', limit] as const })),
  fc.integer({ min: 1, max: 5 }).map((limit) => ({ atMost: ['docu', limit] as const })),
  percentage.map((limit) => ({ below: ['recurringAndProject', limit] as const })),
  fc.integer({ min: -30, max: 30 }).map((limit) => ({ above: ['retentionGap', limit] as const })),
  fc.constantFrom<Condition>(
    { below: ['nm', { half: 'goodNetMargin' }] },
    { atLeast: ['nm', { times: [1.5, 'goodNetMargin'] }] },
    { above: ['nm', 'gm'] },
    { between: ['emp', 1, 2] },
    { between: ['absd', 7, 30] },
    { is: ['team', 0] },
    { is: ['pd', true] },
    { is: ['industry', 'healthcare'] },
    { is: ['core', 'more-90'] },
    { has: ['funcs', 'sales'] },
    { has: ['elems', 'process'] },
    { has: ['rels', 'banking'] },
    { count: ['elems', 'atMost', 2] },
    { count: ['funcs', 'above', 3] },
    { given: ['rev', 'nm'] },
    { given: ['top'] },
    { judged: 'informalTraining' },
    { judged: 'equalRatings' },
    { judged: 'unusualRevenuePerEmployee' },
  ),
);

/** Conditions of every kind, in groups of up to three and three deep. */
export const anyCondition: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>((tie) => {
  const parts = fc.array(tie('condition'), { minLength: 1, maxLength: 3 });
  return {
    condition: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 3, arbitrary: leaf },
      { weight: 1, arbitrary: parts.map((all) => ({ all })) },
      { weight: 1, arbitrary: parts.map((any) => ({ any })) },
      { weight: 1, arbitrary: tie('condition').map((not) => ({ not })) },
    ),
  };
}).condition;
