import { describe, expect, it } from '@jest/globals';
import { factRules } from '../../rules/by-facts/fact-rules.js';
import type { FactCondition } from './fact-condition.js';
import { inEnglish } from './fact-in-english.js';
import { inputsOf } from './fact-inputs-of.js';

const cases: readonly (readonly [string, FactCondition])[] = [
  ['You write that money is short.', { fact: 'liquidity' }],
  [
    'You write that a contract, lease, licence or permit ends (a contract, within 24 months).',
    { fact: 'term-ends', thing: ['contract'], months: { atMost: 24 } },
  ],
  [
    'Net margin is below half of what is good in the industry.',
    { below: ['nm', { half: 'goodNetMargin' }] },
  ],
  [
    'The number of functions that run without the owner is at most 3 of 6.',
    { count: ['funcs', 'atMost', 3] },
  ],
  [
    'You write that an owner wants to sell, hand over or leave (to the family, people from the team or a partner).',
    { fact: 'wish-exit', to: ['family', 'staff', 'partner'] },
  ],
  [
    'Recurring revenue is at least 10%, and one of these holds: the cash that the growth binds can be shown; or project revenue is above 30%.',
    {
      all: [{ atLeast: ['rec', 10] }, { any: [{ money: 'growth-cash' }, { above: ['prj', 30] }] }],
    },
  ],
  ['It is not so that the situation is “survival”.', { not: { situation: ['survive'] } }],
];

describe('a condition in English', () => {
  it.each(cases)('%s', (sentence, condition) => {
    expect(inEnglish(condition)).toBe(sentence);
  });

  it('is one sentence for each rule, and names no short name', () => {
    for (const { when } of factRules) {
      expect(inEnglish(when)).toMatch(/^[A-Z][^.!?]*\.$/);
      expect(inEnglish(when)).not.toMatch(
        /\b(?:nm|rev|emp|absd|ownerS|funcs|prj|rec)\b|_|undefined/,
      );
    }
  });
});

describe('the inputs of a condition', () => {
  it('are answers, kinds of facts, figures and the situation', () => {
    expect(
      inputsOf({
        all: [
          { situation: ['grow'] },
          { given: ['rev', 'nm'] },
          { below: ['nm', { half: 'goodNetMargin' }] },
          { any: [{ fact: 'buyer' }, { not: { fact: 'buyer' } }, { money: 'churn' }] },
          { count: ['funcs', 'atMost', 3] },
        ],
      }),
    ).toEqual({
      answers: ['rev', 'nm', 'gm', 'industry', 'funcs'],
      facts: ['buyer'],
      money: ['churn'],
      situation: true,
    });
  });
});
