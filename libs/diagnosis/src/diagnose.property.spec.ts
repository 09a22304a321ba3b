import { areas, type Questionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerPathOf } from './model/answers.js';
import { diagnose } from './diagnose.js';
import { anyAnswers, anyNotKnown } from './testing/any-answers.js';
import { madeOnce } from './testing/made-once.js';
import { questionnaireFrom } from './testing/questionnaire-from.js';
import { someDay } from './testing/some-day.js';

const diagnosed = madeOnce((questionnaire: Questionnaire) => diagnose(questionnaire, someDay));

const anyDiagnosed = fc.tuple(anyAnswers, anyNotKnown).map(([answers, notKnown]) => {
  const questionnaire = questionnaireFrom(answers, notKnown);
  return { questionnaire, notKnown, diagnosis: diagnosed(questionnaire) };
});

const unfinished = /\{\{|NaN|undefined|\.\d{3}/;

describe('diagnose, for any questionnaire', () => {
  it('keeps points and scores from 0 to 10, and the overall score is the mean as shown', () => {
    fc.assert(
      fc.property(anyDiagnosed, ({ diagnosis }) => {
        const { breakdown, areaScores, scores, readiness } = diagnosis;
        const numbers = [...breakdown.map((item) => item.points), ...Object.values(areaScores)];

        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(10);
        for (const area of areas) expect(String(areaScores[area])).toMatch(/^\d+(\.\d)?$/);
        expect(scores).toEqual({
          businessScore: areaScores.systems,
          leadershipScore: areaScores.leadership,
          contextScore: areaScores.market,
          overallScore: (areaScores.systems + areaScores.leadership + areaScores.market) / 3,
        });
        expect(Number.isInteger(readiness.completeness)).toBe(true);
      }),
    );
  });

  it('says the same for the same answers', () => {
    fc.assert(
      fc.property(anyDiagnosed, ({ questionnaire, diagnosis }) => {
        expect(diagnose(structuredClone(questionnaire), someDay)).toEqual(diagnosis);
      }),
    );
  });

  it('rests no rule on an answer that is not known', () => {
    fc.assert(
      fc.property(anyDiagnosed, ({ notKnown, diagnosis: { gaps, strengths } }) => {
        const paths = notKnown.map((alias) => answerPathOf[alias] as string);
        const read = [...gaps.filter(({ isByFact }) => !isByFact), ...strengths].flatMap(
          ({ evidence }) => evidence,
        );
        expect(read.filter((path) => paths.includes(path))).toEqual([]);
      }),
    );
  });

  it('leaves no placeholder and no stray decimal in any text', () => {
    fc.assert(
      fc.property(anyDiagnosed, ({ diagnosis }) => {
        const { gaps, strengths, redFlags, readiness, breakdown } = diagnosis;
        const texts = [
          ...gaps.flatMap(({ words }): string[] => Object.values(words)),
          ...strengths.flatMap(({ words }): string[] => Object.values(words)),
          ...redFlags.map((flag) => flag.text),
          ...readiness.missing,
          ...breakdown.map((item) => item.answer),
        ];

        expect(texts.filter((text) => unfinished.test(text))).toEqual([]);
      }),
    );
  });
});
