import type { Country, TextFactKind } from '@ellac/contracts';
import type { TextFact } from '../text-fact.js';

/** A sentence in which a pattern of a kind matched. */
export interface Reading {
  /** As the patterns of its language read it. */
  readonly sentence: string;
  /** With its accents, for names. */
  readonly typed: string;
  readonly match: RegExpExecArray;
  /** The sentence before it in the same answer; empty where there is none. */
  readonly before: string;
  readonly country: Country;
}

/** Details that a sentence may contain; dates are read for every kind. */
export type Values = Partial<
  Pick<
    TextFact,
    | 'percent'
    | 'days'
    | 'amount'
    | 'age'
    | 'who'
    | 'to'
    | 'thing'
    | 'about'
    | 'person'
    | 'tense'
    | 'illness'
  >
>;

/** How sentences of one kind are found, and what is read in them. */
export interface Kind {
  readonly kind: TextFactKind;
  /** The first of these that matches yields the fact. */
  readonly patterns: readonly RegExp[];
  /** If one of these matches, the kind is skipped for this sentence. */
  readonly not: readonly RegExp[];
  readonly values?: (reading: Reading) => Values;
  /** Whether the fact has a date: by when, or when it ends. */
  readonly isDated?: boolean;
}
