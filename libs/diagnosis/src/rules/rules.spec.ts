import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Alias, Answers } from '../answers.js';
import { ruleGroups } from '../fire-rules.js';
import { sources } from '../sources.js';
import { anyAnswers } from '../testing/any-answers.js';
import { fillIn } from './fill-in.js';
import type { Rule } from './rule.js';

const rules = ruleGroups.flatMap((group) => group.rules);
const samples = fc.sample(anyAnswers, { numRuns: 1500, seed: 2026 });

/** The answers that a rule's condition and texts really read, over all samples. */
function readBy({ when, finding, action, expectedOutcome }: Rule): readonly string[] {
  const reads = new Set<string>();
  for (const answers of samples) {
    const watched = new Proxy<Answers>(answers, {
      get: (target, alias: Alias) => {
        reads.add(alias);
        return target[alias];
      },
    });
    when(watched);
    if (answers === samples[0]) fillIn(finding + action + expectedOutcome, watched);
  }
  return [...reads].sort();
}

describe('the rules', () => {
  it('are 96, each with an id of its own', () => {
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(96);
    expect(rules).toHaveLength(96);
  });

  it('name a source that is listed', () => {
    const named = rules.flatMap((rule) => rule.sources);
    expect(named.filter((key) => !(key in sources))).toEqual([]);
    expect(rules.filter((rule) => rule.sources.length === 0)).toEqual([]);
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s names as inputs exactly what it reads',
    (_, rule) => {
      expect(readBy(rule)).toEqual([...rule.inputs].sort());
    },
  );

  it('say who does it wherever they advise, and consistency questions stay mild', () => {
    for (const { area, rules: group } of ruleGroups) {
      for (const rule of group) expect('resources' in rule).toBe(area !== 'consistency');
    }
    const mild = ruleGroups.find(({ area }) => area === 'consistency')!.rules;
    expect(new Set(mild.map((rule) => rule.priority))).toEqual(new Set(['medium', 'low']));
  });
});

describe('fillIn', () => {
  const answers = { ...samples[0]!, ret: 70.1, industry: 'services', growth: -12.5 } as Answers;

  it('writes numbers with at most two decimals and gaps without a sign', () => {
    expect(fillIn('{{ret}}% is {{retGapAbs}} below {{retBase}}%, {{growthAbs}}', answers)).toBe(
      '70.1% is 9.9 below 80%, 12.5',
    );
  });

  it('writes revenue for each employee as money of the country', () => {
    const firm = { ...answers, rev: 100_000_000, emp: 3 } as Answers;
    expect(fillIn('{{rpe}}', { ...firm, country: 'US' })).toBe('$33,333,333');
    expect(fillIn('{{rpe}}', { ...firm, country: 'EU' })).toMatch(/^33\.333\.333\s€$/);
  });

  it('refuses a placeholder that nobody defined', () => {
    expect(() => fillIn('{{nobody}}', answers)).toThrow('{{nobody}}');
  });
});
