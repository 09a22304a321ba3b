import type { SectionName, TextList } from '../tasks/part-task.js';

/** A statement with its evidence. */
export interface Claim {
  /** Figures and names are placeholders: `{{E31}}`, `{{T02.date}}`, `{{COMPANY}}`, `{{Q01}}`. */
  readonly text: string;
  /** Ids of facts. */
  readonly evidence: readonly string[];
  /** Ids of rules. */
  readonly rules: readonly string[];
}

export interface WordedGap {
  readonly ruleId: string;
  /** What was found. */
  readonly finding: string;
  /** What it means for the business. */
  readonly meaning: string;
  readonly evidence: readonly string[];
}

/** One text of a list, by the id of its rule or of its place. */
export interface WordedText {
  readonly ruleId: string;
  readonly text: string;
  readonly evidence: readonly string[];
}

export interface WordedRecommendation {
  readonly ruleId: string;
  readonly action: string;
  readonly expectedOutcome: string;
}

/** The words of one part, as a language model returns them; missing lists are empty. */
export interface PartWords extends Readonly<Record<TextList, readonly WordedText[]>> {
  readonly sections: Readonly<Partial<Record<SectionName, readonly Claim[]>>>;
  readonly gaps: readonly WordedGap[];
  readonly recommendations: readonly WordedRecommendation[];
}
