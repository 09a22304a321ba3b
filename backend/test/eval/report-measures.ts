import {
  areas,
  reportContentSchema,
  type Questionnaire,
  type ReportContent,
} from '@ellac/contracts';
import { diagnose } from '@ellac/diagnosis';
import {
  inventedFigures,
  runsOf,
  sentencesOf,
  sharedPercent,
  wordsIn,
} from '@ellac/diagnosis/testing';

/** A report and the answers that it was written from. */
export interface Written {
  readonly set: Questionnaire;
  readonly content: ReportContent;
  /** A plain date. */
  readonly submittedOn: string;
}

/** Whether it has everything that a report has, no text is empty and no placeholder is left. */
export const isComplete = ({ content }: Written): boolean =>
  reportContentSchema.safeParse(content).success && !/""|\{\{/.test(JSON.stringify(content));

/** Whether every figure of its own sentences comes from the answers, the scores, the plan or a rule. */
export const isGrounded = ({ set, content, submittedOn }: Written): boolean =>
  inventedFigures(set, content, submittedOn).length === 0;

/** The critical rules of the plan that the report leaves out of its findings or of its advice. */
export function criticalRulesLeftOut({ set, content }: Written): string[] {
  const { keyGaps, recommendations } = content.evidence;
  const critical = new Set(
    diagnose(set)
      .fired.filter(({ priority, area }) => priority === 'critical' && area !== 'consistency')
      .map(({ id }) => id),
  );
  const told = (lists: typeof keyGaps) =>
    new Set(areas.flatMap((area) => lists[area].map(({ ruleId }) => ruleId)));
  const [found, advised] = [told(keyGaps), told(recommendations)];
  return [...critical].filter((id) => !found.has(id) || !advised.has(id));
}

/** For each recommendation, whether it rests on a rule that holds, or on a scored answer of the plan. */
export function recommendationsGrounded({ set, content }: Written): boolean[] {
  const { fired, breakdown } = diagnose(set);
  const grounds = new Set([
    ...fired.map(({ id }) => id),
    ...breakdown.map(({ id }) => `ITEM:${id}`),
  ]);
  return areas.flatMap((area) =>
    content.evidence.recommendations[area].map(({ ruleId }) => grounds.has(ruleId)),
  );
}

/** Mean words of its own sentences. */
export function wordsPerSentence(reports: readonly Written[]): number {
  const sentences = reports.flatMap(({ content }) => sentencesOf(content));
  const words = sentences.reduce((sum, sentence) => sum + wordsIn(sentence).length, 0);
  return words / sentences.length;
}

/** The highest share of five-word runs that two reports on unlike businesses have in common, in %. */
export function highestSharedPercent(reports: readonly Written[]): number {
  const all = reports.map(({ set, content }) => ({
    industry: set.company_info.industry,
    band: content.readiness.band,
    runs: runsOf(content),
  }));
  const shared = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(({ industry, band }) => industry !== one.industry && band !== one.band)
      .map(({ runs }) => sharedPercent(one.runs, runs)),
  );
  return Math.max(...shared);
}
