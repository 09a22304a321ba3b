import { describe, expect, it } from '@jest/globals';
import { goldBusinesses } from '../../testing/gold-businesses.js';
import { goldGroundOf } from '../../testing/gold-ground.js';
import { factRules } from '../../rules/by-facts/fact-rules.js';
import type { FactCondition } from './fact-condition.js';
import { holds } from './fact-holds.js';
import { reasonOf } from './fact-reason.js';

const [business] = goldBusinesses;
const ground = goldGroundOf(business!, business!.facts);

describe('the reason of a rule', () => {
  it('is the alternative that holds, without its exceptions', () => {
    const liquidity: FactCondition = { fact: 'liquidity' };
    const condition: FactCondition = {
      all: [{ any: [{ fact: 'wish-small' }, liquidity] }, { not: { situation: ['grow'] } }],
    };
    expect(reasonOf(condition, ground)).toEqual(liquidity);
    expect(reasonOf({ not: { situation: ['grow'] } }, ground)).toBeUndefined();
  });

  it('holds wherever its rule does', () => {
    for (const each of goldBusinesses) {
      const here = goldGroundOf(each, each.facts);
      for (const { when } of factRules.filter((rule) => holds(rule.when, here))) {
        const reason = reasonOf(when, here);
        expect(reason === undefined || holds(reason, here)).toBe(true);
      }
    }
  });
});
