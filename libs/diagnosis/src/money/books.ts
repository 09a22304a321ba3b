import { formatMoney, formatNumber } from '@ellac/contracts';
import { answerPathOf, type Alias, type Answers } from '../model/answers.js';
import { marginsGiven } from '../model/derived.js';
import type { PackFlags } from '../packs/pack.js';
import type { TextFact } from '../text-facts/text-fact.js';
import type { MoneyFactOf, MoneyId, Range } from './money-fact.js';
import { roundAmount, roundPart } from './rounding.js';

/** The inputs of all money facts. */
export interface MoneyGround {
  readonly answers: Answers;
  readonly notKnown: ReadonlySet<Alias>;
  readonly facts: readonly TextFact[];
  readonly flags: Pick<PackFlags, 'receivables' | 'pricesByOthers'>;
  /** A year's pay that is taken and that would be fair, all active partners together. */
  readonly ownerPay?: { readonly taken: number; readonly fair: number };
  /** A year's rent that is paid and that would be fair. */
  readonly premises?: { readonly paid: number; readonly fair: number };
}

/** An amount as it is printed. */
export interface Told {
  readonly value: number;
  /** `about €101,000`; without `about` where rounding changes nothing, and without a sign. */
  readonly words: string;
}

/** The answers as a business's books, and how its amounts are told. */
export interface Books extends MoneyGround {
  readonly revenue: number;
  /** A year's net profit; undefined where the margins are not given. */
  readonly profit: number | undefined;
  readonly knows: (...aliases: readonly Alias[]) => boolean;
  /** Caps a part at its total, so that rounding never shows it as larger. */
  readonly tell: (amount: number, total?: number) => Told;
  readonly tellRange: (range: Range) => { readonly value: Range; readonly words: string };
  /** An amount that the owner gave, as it is. */
  readonly asGiven: (amount: number) => string;
}

/** Begins a caption below a figure that may be rounded. */
export const isWhat = ({ words }: Pick<Told, 'words'>): string =>
  words.startsWith('about ') ? 'is about what' : 'is what';

/** Works out one money fact; null where an answer is missing or the figure would tell nothing. */
export type Maker<Id extends MoneyId> = (books: Books) => MoneyFactOf<Id> | null;

/** Revenue below this amount is too small, as its parts would round to nothing; judgement. */
const leastRevenue = 1000;

/** An amount below half of the smallest printed unit would be shown as no change. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.5;

/** Undefined where the revenue is not known, since all money facts rest on it. */
export function booksOf(ground: MoneyGround): Books | undefined {
  const { answers, notKnown } = ground;
  const { rev, nm, country } = answers;
  const knows = (...aliases: readonly Alias[]) => !aliases.some((alias) => notKnown.has(alias));
  if (rev < leastRevenue || !knows('rev')) return undefined;

  const asGiven = (amount: number) => formatMoney(Math.abs(amount), country);
  const about = (isExact: boolean, words: string) => (isExact ? words : `about ${words}`);
  const tell = (amount: number, total = Infinity): Told => {
    const value = roundPart(amount, total);
    return { value, words: about(isSame(value, amount), asGiven(value)) };
  };
  const tellRange = ([low, high]: Range) => {
    const value = [roundAmount(low), roundAmount(high)] as const;
    const isExact = isSame(value[0], low) && isSame(value[1], high);
    const [from, to] = [asGiven(value[0]), asGiven(value[1])];
    const words = from === to ? from : `${from} to ${to}`;
    return { value, words: about(isExact, words) };
  };
  return {
    ...ground,
    revenue: rev,
    profit: knows('nm') && marginsGiven(answers) ? (rev * nm) / 100 : undefined,
    knows,
    tell,
    tellRange,
    asGiven,
  };
}

/** The paths of answers, in their order. */
export const pathsOf = (...aliases: readonly Alias[]): readonly string[] =>
  aliases.map((alias) => answerPathOf[alias]);

/** `7.4%` */
export const percent = (value: number): string => `${formatNumber(value)}%`;
