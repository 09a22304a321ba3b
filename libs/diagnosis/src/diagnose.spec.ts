import { exampleQuestionnaire, formatScore } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { diagnose, rulesVersion } from './diagnose.js';
import type { Answers } from './model/answers.js';
import { consistencyQuestions } from './consistency.js';
import { selfPerceptionGap } from './self-perception-gap.js';
import expectedDiagnoses from './testing/expected-diagnoses.json' with { type: 'json' };
import { questionnaireFrom } from './testing/questionnaire-from.js';
import { someDay } from './testing/some-day.js';

describe('diagnose', () => {
  it.each(expectedDiagnoses.map((expected) => [expected.name, expected] as const))(
    'gives the expected scores, band and rules for: %s',
    (_, { answers, scores, situation, fired }) => {
      const questionnaire = questionnaireFrom(answers as Answers);
      const diagnosis = diagnose(questionnaire, someDay);

      expect({
        business: diagnosis.scores.businessScore,
        leadership: diagnosis.scores.leadershipScore,
        context: diagnosis.scores.contextScore,
        overall: Number(formatScore(diagnosis.scores.overallScore)),
        completeness: diagnosis.readiness.completeness,
        selfPerceptionGap: selfPerceptionGap(diagnosis.breakdown),
        redFlags: diagnosis.redFlags.length,
        readiness: diagnosis.readiness.band,
      }).toEqual(scores);
      const { id: where, variant } = diagnosis.situation;
      expect([where, variant].filter(Boolean).join(' ')).toBe(situation);
      const ids = [
        ...diagnosis.gaps,
        ...diagnosis.strengths,
        ...consistencyQuestions(questionnaire),
      ].map(({ id }) => id);
      expect(ids.toSorted()).toEqual(fired.toSorted());
    },
  );

  it('says something telling about the example', () => {
    const diagnosis = diagnose(exampleQuestionnaire, someDay);
    const fired = diagnosis.gaps.map((rule) => rule.id);

    expect(diagnosis.rulesVersion).toBe(rulesVersion);
    expect(diagnosis.readiness.band).toBe('in-transition');
    expect(fired).toEqual(expect.arrayContaining(['S-01', 'L-02', 'L-05', 'M-21']));
    expect(diagnosis.gaps.find((rule) => rule.id === 'L-05')).toMatchObject({
      words: { finding: expect.stringContaining('70%') },
      evidence: expect.arrayContaining(['sales.sales_distribution.owner', 'staff.totalEmployees']),
    });
  });
});
