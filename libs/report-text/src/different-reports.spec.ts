import { describe, expect, it } from '@jest/globals';
import { diagnose } from '@ellac/diagnosis/parts';
import { personas, runsOf, sharedPercent, someDay } from '@ellac/diagnosis/testing';
import { writeReport } from './write-report.js';

const reports = personas.map((questionnaire) => {
  const diagnosis = diagnose(questionnaire, someDay);
  return {
    situation: diagnosis.situation.id,
    runs: runsOf(writeReport(questionnaire, diagnosis, '2026-11-21')),
  };
});

const pairs = reports.flatMap((one, index) =>
  reports.slice(index + 1).map((other) => ({
    shared: sharedPercent(one.runs, other.runs),
    unlike: one.situation !== other.situation,
  })),
);

const highest = (some: typeof pairs): number => Math.max(...some.map(({ shared }) => shared));

const median = (some: typeof pairs): number =>
  some.map(({ shared }) => shared).sort((one, other) => one - other)[Math.floor(some.length / 2)]!;

describe('reports on different businesses', () => {
  it('compares every two of the seventeen', () => {
    expect(pairs).toHaveLength((17 * 16) / 2);
    expect(pairs.filter(({ unlike }) => unlike).length).toBeGreaterThan(50);
  });

  it('share at most 35% where the situation differs', () => {
    expect(highest(pairs.filter(({ unlike }) => unlike))).toBeLessThanOrEqual(35);
  });

  it('share little on the whole, and at most half in the same situation', () => {
    expect(median(pairs)).toBeLessThanOrEqual(10);
    expect(highest(pairs)).toBeLessThanOrEqual(50);
  });
});
