import { areas, type ReportContent } from '@ellac/contracts';
import { wordsIn } from './report-prose.js';

const quotation = /“[^”]{30,}”/g;

/** The words of a text without what it quotes of the owner. */
export const countOf = (text: string): number => wordsIn(text.replace(quotation, '')).length;

/** The words of everything that is read as running text: summary, findings, conclusions, the path. */
export function proseWordsOf({
  summary,
  findings,
  conclusions,
  actionPlan,
}: ReportContent): number {
  const { strategicConclusions, recommendations } = conclusions;
  const texts = [
    ...Object.values(summary.executiveSummary).flat(),
    ...Object.values(summary.introduction),
    ...[findings.systemsAnalysis, findings.leadershipAnalysis, findings.marketAnalysis].flatMap(
      ({ currentState, keyGaps }) => [currentState, ...keyGaps],
    ),
    ...findings.overallFindings.keyStrengths,
    ...findings.overallFindings.keyWeaknesses,
    ...Object.values(strategicConclusions),
    ...areas.flatMap((area) =>
      recommendations[area].flatMap(({ action, expectedOutcome }) => [action, expectedOutcome]),
    ),
    actionPlan.criticalPath.description,
  ];
  return texts.reduce((sum, text) => sum + countOf(text), 0);
}
