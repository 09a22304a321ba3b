import { areas, type ReportContent } from '@ellac/contracts';

/** Every text of a report that is prose; not its data, nor the references from step to step. */
export function proseOf({ summary, findings, conclusions, actionPlan }: ReportContent): string[] {
  const { executiveSummary, introduction } = summary;
  const { keyStrengths, keyWeaknesses } = findings.overallFindings;
  const areaFindings = [
    findings.systemsAnalysis,
    findings.leadershipAnalysis,
    findings.marketAnalysis,
  ];
  return [
    ...executiveSummary.overview.split('\n\n'),
    ...executiveSummary.keyHighlights,
    ...executiveSummary.criticalConsiderations,
    executiveSummary.transitionReadiness,
    ...Object.values(introduction),
    ...areaFindings.flatMap(({ currentState, keyGaps }) => [currentState, ...keyGaps]),
    ...keyStrengths,
    ...keyWeaknesses,
    ...Object.values(conclusions.strategicConclusions),
    ...areas.flatMap((area) =>
      conclusions.recommendations[area].flatMap((each) => [each.action, each.expectedOutcome]),
    ),
    actionPlan.criticalPath.description,
  ];
}

/** The names of steps, measures and milestones: a table, and no sentences. */
export const labelsOf = ({ actionPlan }: ReportContent): string[] => [
  ...actionPlan.criticalPath.keyMilestones.map(({ milestone }) => milestone),
  ...actionPlan.implementationPhases.flatMap(({ actions }) =>
    actions.flatMap(({ description, successMetrics }) => [description, ...successMetrics]),
  ),
];

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Its own sentences: what the owner wrote stands as “…”. */
export const sentencesOf = (report: ReportContent): string[] =>
  proseOf(report).flatMap((text) =>
    Array.from(sentences.segment(text.replace(/“[^”]*”/g, '“…”')), ({ segment }) => segment.trim()),
  );

/** The words of a sentence, figures included. */
export const wordsIn = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}%’'-]+/gu) ?? [];
