import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Alias, Answers } from '../answers.js';
import { holds } from '../conditions/holds.js';
import { anyAnswers } from '../testing/any-answers.js';
import { thresholdsOf } from '../testing/thresholds.js';
import { criticalOrder } from './critical-order.js';
import { fillIn } from './fill-in.js';
import { gapRules } from './gap-rules.js';
import type { GapRuleId } from './ids.js';
import { gaps, model, strengths } from './model.js';

const drawn = fc.sample(anyAnswers, { numRuns: 3000, seed: 2026 });
const middling = { proc: 3, indep: 3, docu: 3, trans: 3, plan: 3, deleg: 3, pos: 3 };
/** Ten equal ratings are too rare to be drawn. */
const samples = [...drawn, { ...drawn[0]!, ...middling, adv: 3, mon: 3, deliv: 3 }];
const advice = [...gaps, ...strengths];

describe('the rules', () => {
  it('have an id of their own and a source each', () => {
    expect(new Set(model.map(({ id }) => id)).size).toBe(model.length);
    expect(model.filter(({ rule }) => rule.sources.length === 0)).toEqual([]);
  });

  it.each(
    model.flatMap(({ id, rule }) =>
      thresholdsOf(rule.when).map((threshold) => [id, threshold.name, rule, threshold] as const),
    ),
  )('%s is decided by one step over: %s', (_, __, { when }, { passing, missing }) => {
    const decided = samples.filter(
      (answers) =>
        holds(when, { answers: passing(answers) }) && !holds(when, { answers: missing(answers) }),
    );
    expect(decided.length).toBeGreaterThan(0);
  });

  it.each(model.map((each) => [each.id, each.rule] as const))(
    '%s speaks for some answers and is silent for others',
    (_, { when }) => {
      const spoken = samples.filter((answers) => holds(when, { answers }));
      expect(spoken.length).toBeGreaterThan(0);
      expect(spoken.length).toBeLessThan(samples.length);
    },
  );

  it('have texts whose placeholders are all figures', () => {
    for (const { rule } of model) {
      const text = `${rule.finding} ${rule.action} ${rule.expectedOutcome}`;
      expect(fillIn(text, samples[0]!)).not.toContain('{{');
    }
  });
});

describe('the condition in words', () => {
  it('is another for each rule of the report', () => {
    expect(new Set(advice.map(({ condition }) => condition)).size).toBe(advice.length);
  });

  it.each(model.map(({ id, condition }) => [id, condition] as const))(
    '%s is one short sentence',
    (_, condition) => {
      expect(condition.length).toBeLessThan(200);
      expect(condition).toMatch(/^[A-Z][^.]*(?:\.\d[^.]*)*\.$/);
    },
  );

  it.each(advice.map((each) => [each.id, each] as const))(
    '%s has the thresholds that are called published',
    (_, { rule, condition }) => {
      for (const threshold of rule.published ?? []) {
        for (const word of threshold.split(' ')) expect(condition).toContain(word);
      }
    },
  );
});

describe('the plain findings', () => {
  it.each(
    gaps.flatMap(({ id, rule: { plainFinding }, inputs }) =>
      plainFinding === undefined ? [] : [[id, plainFinding, inputs] as const],
    ),
  )('%s reads only the inputs of its rule', (_, plainFinding, inputs) => {
    const reads = new Set<Alias>();
    for (const sample of samples.slice(0, 300)) {
      const answers = new Proxy<Answers>(sample, {
        get: (target, alias: Alias) => {
          reads.add(alias);
          return target[alias];
        },
      });
      expect(plainFinding({ answers, owner: 'the owner', people: undefined })).toMatch(/[^.]\.$/);
    }
    expect([...reads].filter((alias) => !inputs.includes(alias))).toEqual([]);
  });
});

describe('the order of the steps', () => {
  it('ranks every critical rule, and no other', () => {
    const critical = gaps.filter(({ rule }) => rule.priority === 'critical');
    expect([...criticalOrder].sort()).toEqual(critical.map(({ id }) => id).sort());
  });

  it('holds no circle', () => {
    const reaches = (from: GapRuleId, to: GapRuleId, seen = new Set<GapRuleId>()): boolean =>
      (gapRules[from].after ?? []).some(
        (next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))),
      );
    expect(gaps.filter(({ id }) => reaches(id, id))).toEqual([]);
  });
});
