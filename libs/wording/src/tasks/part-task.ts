import type { WordedPart } from '@ellac/contracts';
import type { Fact, Judgement, Names, OwnerWords, RuleFact } from '../facts/fact.js';
import type { Picture } from '../facts/picture/picture.js';

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
  /** The instruction for the writer: what it should say. */
  readonly about: string;
  /** Minimum and maximum number of claims. */
  readonly claims: readonly [number, number];
  /**
   * Minimum and maximum number of words of the whole paragraph; quotes, names of steps and red
   * flags do not count.
   */
  readonly words: readonly [number, number];
}

/** What the texts of one request may use. */
export interface Sayable {
  readonly facts: readonly Fact[];
  readonly rules: readonly RuleFact[];
  /** All that the owner wrote; only the summary may quote. */
  readonly ownerWords: readonly OwnerWords[];
  readonly judgement: Judgement;
  readonly picture: Picture;
  readonly names: Names;
  readonly kind: string;
  /** For the summary: the texts of the other parts, with figures as placeholders. */
  readonly told: readonly string[];
}

/** One request for the words of a part: what is to be worded, and everything that may be used. */
export interface PartTask extends Sayable, Readonly<Record<WordedList, readonly string[]>> {
  readonly part: WordedPart;
  readonly sections: readonly SectionTask[];
  /** The steps of the plan in their intended order, in a few words each. */
  readonly order: readonly string[];
}
