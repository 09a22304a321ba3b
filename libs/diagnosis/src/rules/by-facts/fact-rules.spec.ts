import { describe, expect, it } from '@jest/globals';
import businesses from '../../testing/gold-businesses.json' with { type: 'json' };
import { goldBusinesses } from '../../testing/gold-businesses.js';
import { goldGroundOf } from '../../testing/gold-ground.js';
import { holds } from '../../conditions/facts/fact-holds.js';
import { factRules } from './fact-rules.js';

const numbers = Array.from({ length: 36 }, (_, index) => index + 1).filter((each) => each !== 8);

describe('the rules on facts', () => {
  it('are each there once', () => {
    const ids = factRules.map(({ id }) => id).toSorted();
    expect(ids).toEqual(numbers.map((number) => `R-${`${number}`.padStart(2, '0')}`));
  });

  it('need no step that needs them in turn', () => {
    const needsOf = (id: string): readonly string[] =>
      factRules.find((rule) => rule.id === id)?.needs ?? [];
    const reachedFrom = (id: string, seen: readonly string[] = []): readonly string[] =>
      needsOf(id).flatMap((need) =>
        seen.includes(need) ? [need] : [need, ...reachedFrom(need, [...seen, need])],
      );
    for (const { id } of factRules) expect(reachedFrom(id)).not.toContain(id);
  });

  it.each(goldBusinesses.map((business) => [business.title, business] as const))(
    'that come first hold for the %s',
    (_, business) => {
      const ground = goldGroundOf(business, business.facts);
      const fired: readonly string[] = factRules
        .filter(({ when }) => holds(when, ground))
        .map(({ id }) => id);
      const expected = businesses.find(({ id }) => id === business.id)!.expected;
      const alternatives = expected.firstSteps.map((step) =>
        step.split('|').filter((id) => id.startsWith('R-')),
      );
      for (const ids of alternatives.filter((each) => each.length > 0)) {
        expect(ids.some((id) => fired.includes(id))).toBe(true);
      }
    },
  );

  it('take no age for an illness', () => {
    const drivingSchool = goldBusinesses[1]!;
    const rule = factRules.find(({ id }) => id === 'R-19')!;
    expect(holds(rule.when, goldGroundOf(drivingSchool, drivingSchool.facts))).toBe(false);
  });
});
