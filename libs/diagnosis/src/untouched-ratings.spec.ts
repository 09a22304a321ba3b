import { exampleQuestionnaire, ratingPaths, type Questionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { diagnose } from './diagnose.js';
import { anyQuestionnaire } from './testing/index.js';

const day = '2026-11-24';
const withUntouched = (
  questionnaire: Questionnaire,
  untouched: readonly (typeof ratingPaths)[number][],
): Questionnaire => ({
  ...questionnaire,
  meta: { ...questionnaire.meta, untouched: [...untouched] },
});

describe('ratings that were left as the form came', () => {
  it('count as not given, like those that are not known', () => {
    const untouched = ratingPaths.slice(0, 3);
    const { meta, ...answers } = exampleQuestionnaire;
    const left = diagnose(withUntouched(exampleQuestionnaire, untouched), day);
    const marked = diagnose({ ...answers, meta: { ...meta, notKnown: untouched } }, day);
    expect(left.scores).toEqual(marked.scores);
    expect(left.readiness.completeness).toBe(marked.readiness.completeness);
    expect(left.gaps.map(({ id }) => id)).toEqual(marked.gaps.map(({ id }) => id));
    const items = left.breakdown.filter(({ paths }) => untouched.some((path) => path === paths[0]));
    expect(items).toHaveLength(3);
    for (const item of items)
      expect(item).toMatchObject({ given: false, points: 4, answer: 'Not given' });
  });

  it('do not make a business too little known, and say nothing of the owner', () => {
    const none = diagnose(withUntouched(exampleQuestionnaire, ratingPaths), day);
    expect(none.readiness.completeness).toBeLessThan(60);
    expect(none.situation.id).toBe(diagnose(exampleQuestionnaire, day).situation.id);
    expect(none.selfPerceptionGap).toBeNull();
    for (const { ratings, facts } of Object.values(none.marks)) expect(ratings).toBe(facts);
  });

  it('change nothing where there are none', () => {
    fc.assert(
      fc.property(anyQuestionnaire, (questionnaire) => {
        expect(diagnose(withUntouched(questionnaire, []), day)).toEqual(
          diagnose(questionnaire, day),
        );
      }),
      { numRuns: 20 },
    );
  });
});
