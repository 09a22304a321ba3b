import type { EndingThing, ExitRecipient, SituationId, TextFactKind } from '@ellac/contracts';
import type { Alias, Answers } from '../../model/answers.js';
import type { MoneyId } from '../../money/money-fact.js';
import type { PackFlags } from '../../packs/pack.js';
import type { TextFact } from '../../text-facts/text-fact.js';

/** How a number may be compared. */
export type Comparison = 'atLeast' | 'atMost' | 'above' | 'below';

/** The answers that these conditions compare. */
export type ComparedAlias =
  | 'nm'
  | 'emp'
  | 'absd'
  | 'ownerS'
  | 'rec'
  | 'prj'
  | 'partners'
  | 'growth';

/** What an answer is compared with: a number, or half of what is good in the industry. */
export type Limit = number | { readonly half: 'goodNetMargin' };

export type Compared = readonly [what: ComparedAlias, limit: Limit];

/** The owner's own words say it: one fact of this kind for which all of the rest holds. */
export interface FactClause {
  readonly fact: TextFactKind;
  /** At least so many facts of the kind. */
  readonly times?: 2 | 3;
  /** To whom an exit hands over; `open` only where no fact of the kind names anybody. */
  readonly to?: readonly ExitRecipient[];
  readonly thing?: readonly EndingThing[];
  readonly about?: NonNullable<TextFact['about']>;
  readonly tense?: NonNullable<TextFact['tense']>;
  /** Who alone can do something. */
  readonly who?: NonNullable<TextFact['who']>;
  /** From the submission to the date; a date that has passed does not count. */
  readonly months?: { readonly atMost: number };
  readonly percent?: { readonly atLeast: number };
  readonly age?: { readonly atLeast: number };
  readonly illness?: true;
  readonly notHappened?: true;
}

export interface SituationClause {
  /** The situation of the business is one of these. */
  readonly situation: readonly SituationId[];
  /** The one variant that a rule asks for: an exit from a business that runs without its owner. */
  readonly variant?: 'value';
}

export type Comparing =
  | { readonly atLeast: Compared }
  | { readonly atMost: Compared }
  | { readonly above: Compared }
  | { readonly below: Compared };

/**
 * When a rule on facts holds, as data: `holds` evaluates it, `inputsOf` tells what it reads, and
 * `inEnglish` words it for the owner.
 */
export type FactCondition =
  | { readonly all: readonly FactCondition[] }
  | { readonly any: readonly FactCondition[] }
  | { readonly not: FactCondition }
  | FactClause
  | SituationClause
  /** The figure can be shown. */
  | { readonly money: MoneyId }
  /** These answers are known to be given: a field that was left empty would look different. */
  | { readonly given: readonly ('rev' | 'nm')[] }
  | Comparing
  /** The trade has this property. */
  | { readonly pack: keyof PackFlags }
  /** The answer to how the business is to grow has no content. */
  | { readonly noStrategy: true }
  /** That answer names a new place that is to open. */
  | { readonly newPart: true }
  /** How many functions run without the owner. */
  | { readonly count: readonly ['funcs', Comparison, number] };

/** What is known of a business when its conditions are evaluated. */
export interface FactGround {
  readonly answers: Answers;
  readonly notKnown: ReadonlySet<Alias>;
  readonly facts: readonly TextFact[];
  readonly situation: { readonly id: SituationId; readonly variant?: string };
  readonly money: readonly { readonly id: MoneyId }[];
  readonly flags: PackFlags;
  readonly hasStrategy: boolean;
  readonly namesNewPart: boolean;
}

/** How a condition compares, what, and with which limit. */
export function comparisonIn(condition: Comparing): readonly [Comparison, ...Compared] {
  if ('atLeast' in condition) return ['atLeast', ...condition.atLeast];
  if ('atMost' in condition) return ['atMost', ...condition.atMost];
  if ('above' in condition) return ['above', ...condition.above];
  return ['below', ...condition.below];
}
