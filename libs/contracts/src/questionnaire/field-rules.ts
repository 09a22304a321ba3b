import type { Choice } from '../enumerations.js';
import { limits } from '../limits.js';

/**
 * The rules of one question: its label, its limits and the sentence for each way to miss them. The
 * browser's schemas and the server's DTOs are both made from these, so that they cannot differ.
 */
export type FieldRule =
  | TextRule
  | EmailRule
  | ChoiceRule
  | NumberRule
  | RatingRule
  | ListRule
  | FlagRule;

interface Labelled {
  readonly label: string;
  readonly hint?: string;
}

/**
 * A question that the form also lets an owner answer with "I don't know": figures that are looked
 * up or estimated. Whether something exists, what the owner thinks, and who works there is always
 * known.
 */
interface MayBeUnknown {
  readonly mayBeUnknown?: true;
}

/**
 * Text; trimmed before it is counted. `required` is said when nothing of it is seen, `tooShort`
 * when fewer than `min` characters are.
 */
export interface TextRule extends Labelled {
  readonly kind: 'text';
  /** Whether line breaks and control characters become blanks. */
  readonly isOneLine?: true;
  readonly min: number;
  readonly max: number;
  readonly required: string;
  readonly tooShort: string;
  readonly tooLong: string;
}

export interface EmailRule extends Labelled {
  readonly kind: 'email';
  readonly max: number;
  readonly pattern: RegExp;
  readonly invalid: string;
}

export interface ChoiceRule<Value extends string = string> extends Labelled {
  readonly kind: 'choice';
  readonly choices: readonly Choice<Value>[];
  readonly invalid: string;
}

/** What a number counts; decides how it is shown and which sign stands beside it. */
export type NumberUnit = 'percent' | 'money' | 'days' | 'people' | 'partners';

/** A finite number, decimal unless it is `whole`, from `min` to `max`, both included. */
export interface NumberRule extends Labelled, MayBeUnknown {
  readonly kind: 'number';
  readonly unit: NumberUnit;
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
  /** What a new form holds; 0 unless told. */
  readonly initial?: number;
  /** Whether a submission may leave it out. */
  readonly isOptional?: true;
  readonly step?: number;
  readonly notANumber: string;
  readonly tooLow: string;
  /** In place of `tooLow` for a number below 0. */
  readonly negative?: string;
  readonly tooHigh: string;
}

/** A whole number from 1 to 5 on the agreement scale. */
export interface RatingRule extends Labelled {
  readonly kind: 'rating';
  readonly invalid: string;
}

/** A list that takes each of its values once. */
export interface ListRule<Value extends string = string> extends Labelled {
  readonly kind: 'list';
  readonly choices: readonly Choice<Value>[];
  readonly invalid: string;
}

export interface FlagRule extends Labelled {
  readonly kind: 'flag';
  readonly invalid: string;
}

/** Percents, each 0 to 100, that are 100 together when their sum is rounded to two decimals. */
export interface PercentGroupRule<Key extends string = string> extends Labelled, MayBeUnknown {
  readonly kind: 'percentGroup';
  readonly parts: { readonly [K in Key]: NumberRule };
  /** What a new form holds. */
  readonly initial: { readonly [K in Key]: number };
  readonly sum: string;
}

/**
 * Amounts of money that are all needed together; `incomplete` is the error where one is missing.
 */
export interface AmountsRule<Key extends string = string> extends Labelled {
  readonly kind: 'amounts';
  readonly parts: { readonly [K in Key]: NumberRule };
  readonly incomplete: string;
}

type Told<Rule> = Omit<Rule, 'kind'>;

/**
 * A limit as the messages write it, such as `1,000,000`. The rules are made while a page starts, and
 * there the first formatter of `Intl` takes longer than all of them.
 */
export const limitInWords = (limit: number): string =>
  String(limit).replace(/\B(?=(\d{3})+$)/g, ',');

export const text = (
  rule: Omit<Told<TextRule>, 'tooLong' | 'required'> & { readonly required?: string },
): TextRule => ({
  ...rule,
  kind: 'text',
  required: rule.required ?? rule.tooShort,
  tooLong: `${rule.label} must be at most ${limitInWords(rule.max)} characters`,
});

export const number = (
  rule: Omit<Told<NumberRule>, 'notANumber' | 'tooLow' | 'tooHigh'> & {
    readonly notANumber?: string;
    readonly tooLow?: string;
    readonly tooHigh?: string;
  },
): NumberRule => ({
  ...rule,
  kind: 'number',
  notANumber: rule.notANumber ?? `${rule.label} must be a number`,
  tooLow: rule.tooLow ?? `${rule.label} must be at least ${rule.min}`,
  tooHigh: rule.tooHigh ?? `${rule.label} must be at most ${limitInWords(rule.max)}`,
});

export const percent = (label: string, hint?: string, rest: MayBeUnknown = {}): NumberRule =>
  number({
    ...rest,
    label,
    ...(hint === undefined ? {} : { hint }),
    unit: 'percent',
    min: 0,
    max: 100,
    tooLow: `${label} must be between 0 and 100`,
    tooHigh: `${label} must be between 0 and 100`,
  });

export const rating = (label: string, hint?: string): RatingRule => ({
  kind: 'rating',
  label,
  ...(hint === undefined ? {} : { hint }),
  invalid: 'Please choose a rating from 1 to 5',
});

export const choice = <Value extends string>(rule: Told<ChoiceRule<Value>>): ChoiceRule<Value> => ({
  ...rule,
  kind: 'choice',
});

export const list = <Value extends string>(
  rule: Omit<Told<ListRule<Value>>, 'invalid'>,
): ListRule<Value> => ({
  ...rule,
  kind: 'list',
  invalid: `${rule.label}: please choose from the list, each entry once`,
});

export const flag = (label: string): FlagRule => ({
  kind: 'flag',
  label,
  invalid: `${label}: please answer yes or no`,
});

export const percentGroup = <Key extends string>(
  rule: Omit<Told<PercentGroupRule<Key>>, 'sum'>,
): PercentGroupRule<Key> => ({
  ...rule,
  kind: 'percentGroup',
  sum: 'Percentages must sum to 100%',
});

const bothAmounts = 'Please enter both amounts, or leave both empty';

/** An amount of a year, in the currency of the company. */
export const amount = (label: string, hint: string): NumberRule =>
  number({
    label,
    hint,
    unit: 'money',
    min: 0,
    max: limits.revenue,
    step: 1000,
    notANumber: bothAmounts,
  });

export const amounts = <Key extends string>(
  rule: Omit<Told<AmountsRule<Key>>, 'incomplete'>,
): AmountsRule<Key> => ({ ...rule, kind: 'amounts', incomplete: bothAmounts });
