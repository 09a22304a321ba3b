import {
  answersInWords,
  areas,
  documentedElements,
  type RuleEvidence,
  type ReportContent,
} from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  answerPathOf,
  answersOf,
  diagnose,
  factGaps,
  fires,
  gaps,
  notKnownOf,
  type SourceKey,
  sources,
  strengths,
} from '@ellac/diagnosis/parts';
import { anyQuestionnaire, personas, questionnaireFrom, someDay } from '@ellac/diagnosis/testing';
import { reportOn } from './testing/any-report.js';
import { writeReport } from './write-report.js';

const placed = new Map<string, (typeof gaps)[number] | (typeof strengths)[number]>(
  [...gaps, ...strengths].map((each) => [each.id, each]),
);

const sourcesOf = (keys: readonly SourceKey[]): string[] =>
  keys.map((key) => `${sources[key].what} (${sources[key].where})`);

const everyReason = ({ evidence }: ReportContent): readonly RuleEvidence[] => [
  ...areas.flatMap((area) => [...evidence.keyGaps[area], ...evidence.recommendations[area]]),
  ...evidence.keyStrengths,
  ...(evidence.keyWeaknesses ?? []),
];

function expectTrueEvidence(questionnaire: Parameters<typeof diagnose>[0]): void {
  const { report } = reportOn(questionnaire);
  const asked = answersInWords(questionnaire).flatMap(({ answers }) => answers);
  const answers = answersOf(questionnaire);
  const notKnown = notKnownOf(questionnaire);
  for (const { ruleId, condition, evidence, basis, ...reason } of everyReason(report)) {
    const unasked = evidence.filter(
      (path) => !asked.some((answer) => path === answer.path || path.startsWith(`${answer.path}.`)),
    );
    expect(unasked).toEqual([]);
    if (/^(?:MONEY:|VB8$)/.test(ruleId)) {
      expect(condition).toMatch(/\.$/);
      expect([reason.sources, basis]).toEqual([[], undefined]);
    } else if (ruleId.startsWith('R-')) {
      const rule = factGaps.find(({ id }) => id === ruleId)!;
      const clauses = (text = '') => text.toLowerCase().split(/, and |; or |\.$/);
      // It names the alternative that holds, in the words of the rule.
      for (const clause of clauses(condition)) {
        expect(rule.condition.toLowerCase()).toContain(clause);
      }
      expect(reason.sources).toEqual(sourcesOf(rule.sources));
    } else if (ruleId.startsWith('ITEM')) {
      const items = report.scoreBreakdown.filter(
        ({ area }) => ruleId === `ITEMS:${area}` || ruleId === 'ITEMS:all',
      );
      const paths = items.flatMap((item) => item.paths);
      expect(evidence.filter((path) => !paths.includes(path))).toEqual([]);
      expect(condition).toMatch(/\.$/);
      expect([reason.sources, basis]).toEqual([[], undefined]);
    } else {
      const { rule, inputs, condition: inWords } = placed.get(ruleId)!;
      expect(fires(rule.when, inputs, answers, notKnown)).toBe(true);
      expect(condition).toBe(inWords);
      expect(evidence).toEqual(expect.arrayContaining(inputs.map((alias) => answerPathOf[alias])));
      expect(reason.sources).toEqual(sourcesOf(rule.sources));
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

  it('names all answers of an area where no rule of it points to a gap', () => {
    const questionnaire = questionnaireFrom({
      ...{ proc: 5, docu: 5, indep: 5, deliv: 5, core: '76-90', custom: 20, std: 80 },
      ...{ elems: [...documentedElements], pd: true, fs: true, oc: true, emp: 60 },
    });
    const { evidence } = writeReport(questionnaire, diagnose(questionnaire, someDay), '2026-11-21');
    expect(evidence.keyGaps.systems).toEqual([
      expect.objectContaining({
        ruleId: 'ITEMS:systems',
        condition: 'No rule that points to a gap in this area is among those told.',
      }),
    ]);
    expect(evidence.keyGaps.systems[0]?.evidence).toHaveLength(10);
  });
});
