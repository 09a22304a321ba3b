import type { WordedPart } from '@ellac/contracts';
import type { Fact, Judgement, Names, OwnerWords, RuleFact } from './facts.js';

/** The paragraphs that are worded, and where they stand in the report. */
export const sectionNames = [
  /** findings.<area>Analysis.currentState */
  'currentState',
  /** A second paragraph of findings.marketAnalysis.currentState: who sells, and to whom. */
  'customers',
  /** conclusions.strategicConclusions.<area>Implications */
  'implications',
  /** actionPlan.criticalPath.description */
  'criticalPath',
  /** summary.executiveSummary.overview, transitionReadiness; conclusions….overallConclusion */
  'overview',
  'transitionReadiness',
  'overallConclusion',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** One paragraph to word. */
export interface SectionTask {
  readonly name: SectionName;
  /** What it should say, for the writer. */
  readonly about: string;
  /** Fewest and most claims. */
  readonly claims: readonly [number, number];
  /** Fewest and most words of the whole paragraph. */
  readonly words: readonly [number, number];
}

/** One request: what is to be worded, and all that may be said in it. */
export interface PartTask {
  readonly part: WordedPart;
  readonly facts: readonly Fact[];
  readonly rules: readonly RuleFact[];
  readonly ownerWords: readonly OwnerWords[];
  readonly judgement: Judgement;
  readonly names: Names;
  readonly kind: string;
  readonly sections: readonly SectionTask[];
  /** Ids of the rules whose gap, strength, recommendation or stake is to be worded, in their order. */
  readonly gaps: readonly string[];
  readonly strengths: readonly string[];
  readonly recommendations: readonly string[];
  readonly considerations: readonly string[];
  /** The steps of the plan as they should begin, in a few words each. */
  readonly order: readonly string[];
  /** What was told in other parts, for the summary; figures are placeholders. */
  readonly told: readonly string[];
}
