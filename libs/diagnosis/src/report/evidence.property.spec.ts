import {
  answersInWords,
  areas,
  documentedElements,
  type RuleEvidence,
  type ReportContent,
} from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerPathOf, answersOf, notKnownOf } from '../answers.js';
import { diagnose } from '../diagnose.js';
import { fires } from '../rules/fires.js';
import { gaps, strengths } from '../rules/model.js';
import { sources } from '../sources.js';
import { anyQuestionnaire } from '../testing/questionnaire-arbitrary.js';
import { personas } from '../testing/personas.js';
import { questionnaireFrom } from '../testing/questionnaire-from.js';
import { writeReport } from './write-report.js';

const placed = new Map<string, (typeof gaps)[number] | (typeof strengths)[number]>(
  [...gaps, ...strengths].map((each) => [each.id, each]),
);

const everyReason = ({ evidence }: ReportContent): readonly RuleEvidence[] => [
  ...areas.flatMap((area) => [...evidence.keyGaps[area], ...evidence.recommendations[area]]),
  ...evidence.keyStrengths,
  ...(evidence.keyWeaknesses ?? []),
];

function expectTrueEvidence(questionnaire: Parameters<typeof diagnose>[0]): void {
  const report = writeReport(questionnaire, diagnose(questionnaire), '2026-11-21');
  const asked = answersInWords(questionnaire).flatMap(({ answers }) => answers);
  const answers = answersOf(questionnaire);
  const notKnown = notKnownOf(questionnaire);
  for (const { ruleId, condition, evidence, basis, ...reason } of everyReason(report)) {
    const unasked = evidence.filter(
      (path) => !asked.some((answer) => path === answer.path || path.startsWith(`${answer.path}.`)),
    );
    expect(unasked).toEqual([]);
    if (ruleId.startsWith('ITEM')) {
      const items = report.scoreBreakdown.filter(
        ({ id, area }) =>
          [`ITEM:${id}`, `ITEMS:${area}`].includes(ruleId) || ruleId === 'ITEMS:all',
      );
      expect(evidence).toEqual([...new Set(items.flatMap(({ paths }) => paths))]);
      expect(condition).toMatch(/\.$/);
      expect([reason.sources, basis]).toEqual([[], undefined]);
    } else {
      const { rule, inputs, condition: inWords } = placed.get(ruleId)!;
      expect(fires(rule.when, inputs, answers, notKnown)).toBe(true);
      expect(condition).toBe(inWords);
      expect(evidence).toEqual(inputs.map((alias) => answerPathOf[alias]));
      expect(reason.sources).toEqual(
        rule.sources.map((key) => `${sources[key].what} (${sources[key].where})`),
      );
      for (const threshold of rule.published ?? []) expect(basis).toContain(threshold);
      expect(basis).toContain('our own judgement');
    }
  }
}

describe('the evidence of a report', () => {
  it('is true of any answers: questions that were asked, and rules that hold, in their own words', () => {
    fc.assert(fc.property(anyQuestionnaire, expectTrueEvidence), { numRuns: 150 });
  });

  it('is true of every example business', () => {
    for (const questionnaire of personas) expectTrueEvidence(questionnaire);
  });

  it('says of a weakness what it says of the first gap of its area', () => {
    fc.assert(
      fc.property(anyQuestionnaire, (questionnaire) => {
        const { evidence } = writeReport(questionnaire, diagnose(questionnaire), '2026-11-21');
        const first = areas
          .map((area) => evidence.keyGaps[area][0]!)
          .filter(({ ruleId }) => !ruleId.startsWith('ITEM'));
        const expected = first.length === 0 ? [expect.objectContaining({ sources: [] })] : first;
        expect(evidence.keyWeaknesses).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('names all answers of an area where no rule of it points to a gap', () => {
    const questionnaire = questionnaireFrom({
      ...{ proc: 5, docu: 5, indep: 5, deliv: 5, core: '76-90', custom: 20, std: 80 },
      ...{ elems: [...documentedElements], pd: true, fs: true, oc: true },
    });
    const { evidence } = writeReport(questionnaire, diagnose(questionnaire), '2026-11-21');
    expect(evidence.keyGaps.systems).toEqual([
      expect.objectContaining({
        ruleId: 'ITEMS:systems',
        condition: 'No rule that points to a gap in this area holds.',
      }),
    ]);
    expect(evidence.keyGaps.systems[0]?.evidence).toHaveLength(10);
  });
});
