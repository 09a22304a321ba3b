import type { ConcernedPerson, EndingThing, ExitRecipient, TextFactKind } from '@ellac/contracts';

/** The answers in the owner's own words, in the order in which they are read. */
export const textPaths = [
  'qualitative.vision',
  'qualitative.challenges',
  'qualitative.opportunities',
  'growth.strategy',
  'staff.departments',
  'staff.training',
] as const;
export type TextPath = (typeof textPaths)[number];

/** What an owner's own words say, with the sentence that says it. A fact never changes a score. */
export interface TextFact {
  /** `T01`, `T02` and so on, in the order of the answers and of their sentences. */
  readonly id: string;
  readonly kind: TextFactKind;
  /** The answer it stands in; absent where the owner told it in the form alone. */
  readonly path?: TextPath;
  /** The answer as typed from `start` to `end`; absent without `path`. */
  readonly sentence?: string;
  readonly start?: number;
  readonly end?: number;
  /** The last day of the time that is named, as `2028-08-31`. */
  readonly date?: string;
  /** True where only a year is named: nothing finer than a year may be shown. */
  readonly yearOnly?: boolean;
  /** True where a day is named; otherwise nothing finer than a month may be shown. */
  readonly dayNamed?: boolean;
  /** Whole months from the submission to `date`; negative where it has passed. */
  readonly months?: number;
  /** 0 to 100. */
  readonly percent?: number;
  readonly days?: number;
  /** In the currency of the company. */
  readonly amount?: number;
  /** In years. */
  readonly age?: number;
  readonly who?: ConcernedPerson;
  readonly to?: ExitRecipient;
  readonly thing?: EndingThing;
  /** Whom or what an event happens to. */
  readonly about?: 'client' | 'supplier' | 'site' | 'rule';
  /**
   * The name or the role of the person who leaves, or who alone has the knowledge, as in the
   * sentence.
   */
  readonly person?: string;
  readonly tense?: 'coming' | 'happened';
  /** True where the sentence names an illness. */
  readonly illness?: boolean;
  /** The owner ticked or confirmed it, a pattern found it, or a language model did. */
  readonly origin: 'owner' | 'pattern' | 'model';
}
