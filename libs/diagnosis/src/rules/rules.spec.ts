import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { holds } from '../conditions/holds.js';
import { anyAnswers } from '../testing/any-answers.js';
import { thresholdsOf } from '../testing/condition-thresholds.js';
import { consistencyRules } from './consistency-rules.js';
import { factGaps, gaps, strengths } from './model.js';
import type { StepRuleId } from './rule-ids.js';

const drawn = fc.sample(anyAnswers, { numRuns: 3000, seed: 2026 });
const middling = { proc: 3, indep: 3, docu: 3, trans: 3, plan: 3, deleg: 3, pos: 3 };
/** Ten equal ratings are too rare to be drawn. */
const samples = [...drawn, { ...drawn[0]!, ...middling, adv: 3, mon: 3, deliv: 3 }];

const advice = [...gaps, ...strengths];
const questions = consistencyRules.map(([id, rule]) => ({ id, rule }));
const onAnswers = [...advice, ...questions];

describe('the rules', () => {
  it('have an id of their own and a source each', () => {
    const sourced = [...onAnswers.map(({ id, rule }) => ({ id, ...rule })), ...factGaps];
    expect(new Set(sourced.map(({ id }) => id)).size).toBe(sourced.length);
    expect(sourced.filter(({ sources }) => sources.length === 0)).toEqual([]);
  });

  it.each(
    onAnswers.flatMap(({ id, rule }) =>
      thresholdsOf(rule.when).map((threshold) => [id, threshold.name, rule, threshold] as const),
    ),
  )('%s is decided by one step over: %s', (_, __, { when }, { passing, missing }) => {
    const isDecided = samples.some(
      (answers) =>
        holds(when, { answers: passing(answers) }) && !holds(when, { answers: missing(answers) }),
    );
    expect(isDecided).toBe(true);
  });

  it.each(onAnswers.map((each) => [each.id, each.rule] as const))(
    '%s speaks for some answers and is silent for others',
    (_, { when }) => {
      expect(samples.some((answers) => holds(when, { answers }))).toBe(true);
      expect(samples.every((answers) => holds(when, { answers }))).toBe(false);
    },
  );
});

describe('the condition in words', () => {
  it('is another for each rule of the report', () => {
    const conditions = [...advice, ...factGaps].map(({ condition }) => condition);
    expect(new Set(conditions).size).toBe(conditions.length);
  });

  it.each(advice.map(({ id, condition }) => [id, condition] as const))(
    '%s is one short sentence',
    (_, condition) => {
      expect(condition.length).toBeLessThan(240);
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

describe('the steps', () => {
  const needsOf = new Map<StepRuleId, readonly StepRuleId[]>([
    ...gaps.map(({ id, rule }) => [id, rule.needs] as const),
    ...factGaps.map(({ id, needs }) => [id, needs] as const),
  ]);

  it('never need each other in a circle', () => {
    const reaches = (from: StepRuleId, to: StepRuleId, seen = new Set<StepRuleId>()): boolean =>
      needsOf
        .get(from)!
        .some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
    expect([...needsOf.keys()].filter((id) => reaches(id, id))).toEqual([]);
  });

  it('take whole weeks and at most four hours of them', () => {
    for (const { ownerHours } of [...gaps.map(({ rule }) => rule), ...factGaps]) {
      expect(Number.isInteger(ownerHours.weeks)).toBe(true);
      expect(ownerHours.weeks).toBeGreaterThan(0);
      expect(ownerHours.perWeek).toBeGreaterThan(0);
      expect(ownerHours.perWeek).toBeLessThanOrEqual(4);
    }
  });
});
