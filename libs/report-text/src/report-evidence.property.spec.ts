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

/** The reasons of a report that are not true, each with what is wrong. */
function untrueReasons(questionnaire: Parameters<typeof diagnose>[0]): readonly string[] {
  const { report } = reportOn(questionnaire);
  const asked = answersInWords(questionnaire).flatMap(({ answers }) => answers);
  const answers = answersOf(questionnaire);
  const notKnown = notKnownOf(questionnaire);
  const same = (one: readonly string[], other: readonly string[]): boolean =>
    one.length === other.length && one.every((each, index) => each === other[index]);
  const holdsOf = (reason: RuleEvidence): Readonly<Record<string, boolean>> => {
    const { ruleId, condition = '', evidence, basis, sources: told } = reason;
    const wasAsked = evidence.every((path) =>
      asked.some((answer) => path === answer.path || path.startsWith(`${answer.path}.`)),
    );
    const isOwn = { 'no sources': told.length === 0 && basis === undefined };
    if (/^(?:MONEY:|VB8$)/.test(ruleId)) {
      return { wasAsked, ...isOwn, 'a condition': condition.endsWith('.') };
    }
    if (ruleId.startsWith('R-')) {
      const rule = factGaps.find(({ id }) => id === ruleId)!;
      const clauses = condition.toLowerCase().split(/, and |; or |\.$/);
      const words = rule.condition.toLowerCase();
      return {
        wasAsked,
        // It names the alternative that holds, in the words of the rule.
        'words of the rule': clauses.every((clause) => words.includes(clause)),
        'sources of the rule': same(told, sourcesOf(rule.sources)),
      };
    }
    if (ruleId.startsWith('ITEM')) {
      const items = report.scoreBreakdown.filter(
        ({ area }) => ruleId === `ITEMS:${area}` || ruleId === 'ITEMS:all',
      );
      const paths = items.flatMap((item) => item.paths);
      return {
        wasAsked,
        ...isOwn,
        'paths of the items': evidence.every((path) => paths.includes(path)),
        'a condition': condition.endsWith('.'),
      };
    }
    const { rule, inputs, condition: inWords } = placed.get(ruleId)!;
    return {
      wasAsked,
      'a rule that fires': fires(rule.when, inputs, answers, notKnown),
      'words of the rule': condition === inWords,
      'inputs of the rule': inputs.every((alias) => evidence.includes(answerPathOf[alias])),
      'sources of the rule': same(told, sourcesOf(rule.sources)),
      'a basis': ['our own judgement', ...(rule.published ?? [])].every((each) =>
        basis?.includes(each),
      ),
    };
  };
  return everyReason(report).flatMap((reason) =>
    Object.entries(holdsOf(reason)).flatMap(([what, holds]) =>
      holds ? [] : [`${reason.ruleId} lacks ${what}: ${JSON.stringify(reason)}`],
    ),
  );
}

const expectTrueEvidence = (questionnaire: Parameters<typeof diagnose>[0]): void =>
  expect(untrueReasons(questionnaire)).toEqual([]);

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
