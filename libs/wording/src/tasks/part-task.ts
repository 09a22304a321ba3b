import type { WordedPart } from '@ellac/contracts';
import type { Fact, Judgement, Names, OwnerWords, RuleFact } from '../facts/fact.js';
import type { Picture } from '../facts/picture.js';

/** The paragraphs that are worded, and where they stand in the report. */
export const sectionNames = [
  /** findings.<area>Analysis.currentState */
  'currentState',
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

/** The lists of single texts that are worded, each by the id of a rule or of its place. */
export const textLists = [
  /** findings.overallFindings */
  'strengths',
  'weaknesses',
  /** summary.executiveSummary: the figures among keyHighlights, the red flags among criticalConsiderations */
  'highlights',
  'considerations',
] as const;
export type TextList = (typeof textLists)[number];

/** All lists that are worded. */
export const wordedLists = ['gaps', 'recommendations', ...textLists] as const;
export type WordedList = (typeof wordedLists)[number];

/** One paragraph to word. */
export interface SectionTask {
  readonly name: SectionName;
  /** What it should say, for the writer. */
  readonly about: string;
  /** Fewest and most claims. */
  readonly claims: readonly [number, number];
  /** Fewest and most words of the whole paragraph; quotes, names of steps and red flags are free. */
  readonly words: readonly [number, number];
}

/** What the texts of one request may speak of. */
export interface Sayable {
  readonly facts: readonly Fact[];
  readonly rules: readonly RuleFact[];
  /** All that the owner wrote; only the summary may quote. */
  readonly ownerWords: readonly OwnerWords[];
  readonly judgement: Judgement;
  readonly picture: Picture;
  readonly names: Names;
  readonly kind: string;
  /** What was told in other parts, for the summary; figures are placeholders. */
  readonly told: readonly string[];
}

/** One request for the words of a part: what is to be worded, and all that may be said in it. */
export interface PartTask extends Sayable, Readonly<Record<WordedList, readonly string[]>> {
  readonly part: WordedPart;
  readonly sections: readonly SectionTask[];
  /** The steps of the plan as they should begin, in a few words each. */
  readonly order: readonly string[];
}
