import {
  areas,
  reportContentSchema,
  type Questionnaire,
  type ReportContent,
} from '@ellac/contracts';
import { diagnose, restsOnReading } from '@ellac/diagnosis';
import { runsOf, sentencesOf, sharedPercent, wordsIn } from '@ellac/diagnosis/testing';
import { inventedFigures } from '@ellac/report-text/testing';

/** A report and the answers that it was written from. */
export interface Written {
  readonly set: Questionnaire;
  readonly content: ReportContent;
  /** A plain date. */
  readonly submittedOn: string;
}

/** Whether the report has all its parts, no text is empty, and no placeholder is left. */
export const isComplete = ({ content }: Written): boolean =>
  reportContentSchema.safeParse(content).success && !/""|\{\{/.test(JSON.stringify(content));

/** Whether every figure of its own sentences comes from the answers, the scores, the plan or a rule. */
export const isGrounded = ({ set, content, submittedOn }: Written): boolean =>
  inventedFigures(set, content, submittedOn).length === 0;

/**
 * The critical rules that the report leaves out of its steps and of its gaps. A counsel judges for
 * itself what was read in the long answers.
 */
export function criticalRulesLeftOut({ set, content, submittedOn }: Written): string[] {
  const critical = diagnose(set, submittedOn).gaps.filter(
    (gap) => gap.priority === 'critical' && !(content.counsel !== undefined && restsOnReading(gap)),
  );
  const { implementationPhases, later = [] } = content.actionPlan;
  const steps = [...implementationPhases.flatMap(({ actions }) => actions), ...later];
  const gaps = areas.flatMap((area) => content.evidence.keyGaps[area]);
  const told = new Set([...steps.map(({ stepId }) => stepId), ...gaps.map(({ ruleId }) => ruleId)]);
  return critical.map(({ id }) => id).filter((id) => !told.has(id));
}

/** For each recommendation, whether it rests on a rule that holds, or says in the counsel on what. */
export function recommendationsGrounded({ set, content, submittedOn }: Written): boolean[] {
  const fired = new Set<string | undefined>(diagnose(set, submittedOn).gaps.map(({ id }) => id));
  for (const { stepId, evidence = [] } of content.counsel?.steps ?? [])
    if (evidence.length > 0) fired.add(stepId);
  return areas.flatMap((area) =>
    content.evidence.recommendations[area].map(({ ruleId }) => fired.has(ruleId)),
  );
}

/** Mean words of its own sentences. */
export function wordsPerSentence(reports: readonly Written[]): number {
  const sentences = reports.flatMap(({ content }) => sentencesOf(content));
  const words = sentences.reduce((sum, sentence) => sum + wordsIn(sentence).length, 0);
  return words / sentences.length;
}

/**
 * The highest share, in %, of five-word sequences that two reports on businesses in different
 * situations have in common.
 */
export function highestSharedPercent(reports: readonly Written[]): number {
  const all = reports.map(({ content }) => ({
    situation: content.situation?.id,
    runs: runsOf(content),
  }));
  const shared = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(({ situation }) => situation !== one.situation)
      .map(({ runs }) => sharedPercent(one.runs, runs)),
  );
  return Math.max(...shared);
}
