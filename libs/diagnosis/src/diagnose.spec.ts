import { exampleQuestionnaire, formatScore } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { diagnose, rulesVersion } from './diagnose.js';
import type { Answers } from './answers.js';
import { selfPerceptionGap } from './self-perception-gap.js';
import expectedDiagnoses from './testing/expected-diagnoses.json' with { type: 'json' };
import { questionnaireFrom } from './testing/questionnaire-from.js';

describe('diagnose', () => {
  it.each(expectedDiagnoses.map((expected) => [expected.name, expected] as const))(
    'gives the expected scores, band and rules for: %s',
    (_, { answers, scores, fired }) => {
      const diagnosis = diagnose(questionnaireFrom(answers as Answers));

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
      expect(diagnosis.fired.map((rule) => rule.id).sort()).toEqual([...fired].sort());
    },
  );

  it('says something telling about the example', () => {
    const diagnosis = diagnose(exampleQuestionnaire);
    const fired = diagnosis.fired.map((rule) => rule.id);

    expect(diagnosis.rulesVersion).toBe(rulesVersion);
    expect(diagnosis.readiness.band).toBe('in-transition');
    expect(fired).toEqual(expect.arrayContaining(['S-01', 'L-02', 'L-05', 'M-21']));
    expect(diagnosis.fired.find((rule) => rule.id === 'L-05')).toMatchObject({
      finding: 'The owner makes 70% of sales.',
      evidence: ['sales.sales_distribution.owner', 'staff.totalEmployees'],
    });
  });
});
