import type { AliasOf, Answers } from '../model/answers.js';
import type { GivenAlias } from './given.js';
import type { JudgementName } from './judgements.js';
import type { Quantity } from './quantities.js';

/** Answers with several values (checkboxes). */
export type ListAlias = AliasOf<readonly string[]>;

/** Answers that may be compared with one value. */
export type SingleAlias = AliasOf<number> | AliasOf<boolean> | 'core' | 'industry' | 'country';

/** What a quantity is compared with: a number, another quantity, or a multiple of one. */
export type Limit =
  | number
  | Quantity
  | { readonly half: Quantity }
  | { readonly times: readonly [factor: number, of: Quantity] };

/** How a quantity or a count may be compared. */
export type Comparison = 'atLeast' | 'atMost' | 'above' | 'below';

type Compared = readonly [what: Quantity, limit: Limit];

type Comparing =
  | { readonly atLeast: Compared }
  | { readonly atMost: Compared }
  | { readonly above: Compared }
  | { readonly below: Compared };

/** An answer and one of its values. */
type Single = { [A in SingleAlias]: readonly [A, Answers[A]] }[SingleAlias];

/** A list and one of the values that may be ticked in it. */
type Ticked = { [L in ListAlias]: readonly [L, Answers[L][number]] }[ListAlias];

/**
 * When a rule holds, as data: `holds` evaluates it, `inputsOf` tells what it reads, and `inEnglish`
 * words it for the owner. A new kind of condition is a line here and a case in these three.
 */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | Comparing
  /** From the first number to the second, both included. */
  | { readonly between: readonly [what: Quantity, from: number, to: number] }
  | { readonly is: Single }
  | { readonly has: Ticked }
  /** How many values of a list are ticked. */
  | { readonly count: readonly [list: ListAlias, how: Comparison, count: number] }
  /**
   * All of these answers are known to be given: a field that was left empty would look different.
   */
  | { readonly given: readonly GivenAlias[] }
  /** A judgement of several answers that no comparison can express. */
  | { readonly judged: JudgementName };

/** What is known of a business when its conditions are evaluated. */
export interface Ground {
  readonly answers: Answers;
}

/** How a condition compares, what, and with which limit. */
export function comparisonIn(condition: Comparing): readonly [Comparison, ...Compared] {
  if ('atLeast' in condition) return ['atLeast', ...condition.atLeast];
  if ('atMost' in condition) return ['atMost', ...condition.atMost];
  if ('above' in condition) return ['above', ...condition.above];
  return ['below', ...condition.below];
}
