import type { Phrase, Wording } from '../text/phrase.js';

/** What the report says of a step besides the rule's own texts; no sentence repeats another. */
export interface StepWords {
  /** What is at stake; a sentence. */
  readonly stake: Wording;
  /** The action in a few words, without a full stop. */
  readonly step: Phrase;
  /** How success is seen, without a full stop. */
  readonly measure: Phrase;
  /** The state that is reached, without a full stop. */
  readonly milestone: Phrase;
}

/** For a rule that points to a gap. */
export interface GapWords extends StepWords {
  /** What the gap means for the business; a sentence. */
  readonly weakness: Wording;
}

/** For a rule that points to a strength. */
export interface StrengthWords extends StepWords {
  /** The strength as a noun: "a strength to build on: …". */
  readonly name: Phrase;
  /** What the strength is good for; a sentence. */
  readonly worth: Wording;
}

/** Texts of a rule that are others for a certain size. */
export interface FittedTexts {
  readonly finding?: Phrase;
  readonly action?: Phrase;
  readonly expectedOutcome?: Phrase;
  /** Who helps besides the owner; absent keeps what the rule says. */
  readonly help?: Phrase;
}

/** What is said otherwise to a business of a certain size, in place of the words for all. */
export type FittedWords<Words> = Partial<Words> & FittedTexts;
