import { exampleQuestionnaire, type Questionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { diagnose } from '../diagnose.js';
import { notKnownOf } from './answers.js';

/** As a response that was stored before its question on growth existed. */
const older = (): Questionnaire => {
  const { projected_growth: _, ...growth } = exampleQuestionnaire.growth;
  return { ...exampleQuestionnaire, growth: growth as Questionnaire['growth'] };
};

describe('an answer that a stored response lacks', () => {
  it('is not known, and is scored as such', () => {
    expect([...notKnownOf(exampleQuestionnaire)]).toEqual([]);
    expect([...notKnownOf(older())]).toEqual(['growth']);
    const item = diagnose(older(), '2026-11-23').breakdown.find(({ id }) => id === 'growth');
    expect(item?.given).toBe(false);
  });

  it('is 0 and known where it is the number of employees, which may be left out', () => {
    const { totalEmployees: _, ...staff } = exampleQuestionnaire.staff;
    expect([...notKnownOf({ ...exampleQuestionnaire, staff })]).toEqual([]);
  });
});
