import { counted } from '@ellac/diagnosis/parts';
import type { Fact } from '../facts/fact.js';

/** The unit of a figure that can be used in a calculation. */
export const units = [
  'money',
  'percent',
  'count',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
] as const;
export type Unit = (typeof units)[number];

/** A figure, or a plain date. */
export type Quantity = { readonly value: number; readonly unit: Unit } | { readonly date: string };

const numerals = new Map(Array.from({ length: 16 }, (_, count) => [counted(count), count]));

/** `1,250.5` of a sentence, or a count in words. */
const numberOf = (text: string): number | undefined =>
  /^\d[\d,]*(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : numerals.get(text);

/** A day as a report prints it, in either order of a region. */
const dated = /^(?:[A-Z][a-z]{2} \d{1,2},|\d{1,2} [A-Z][a-z]{2}) \d{4}$/;
const month = /^[A-Z][a-z]+ \d{4}$/;
/** An amount without decimals. */
const money = /^(?:\p{Sc}|R)\d[\d,]*$/u;
const time = /^(\S+) (hour|day|week|month|year)s?$/;
/** A number alone or with what it counts; `4 of 5` and `5.4 out of 10` are marks. */
const count = /^(\S+)(?: (?!of\b|out\b)\p{L}+)?$/u;

/** Whether the printed value of a fact is a month without a day. */
export const isMonth = ({ value }: Pick<Fact, 'value'>): boolean => month.test(value);

/** Undefined for text that only resembles a date, such as a name with a year. */
function dateIn(text: string): Quantity | undefined {
  const date = new Date(`${text} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : { date: date.toISOString().slice(0, 10) };
}

/**
 * Parses the printed value of a fact; undefined if it is not a single figure, such as a name, a
 * mark or a range. A month becomes its first day.
 */
export function quantityOf({ value }: Pick<Fact, 'value'>): Quantity | undefined {
  const text = value.replace(/^about /, '');
  if (dated.test(text)) return dateIn(text);
  if (month.test(text)) return dateIn(`1 ${text}`);
  if (money.test(text)) return { value: Number(text.replace(/\D/g, '')), unit: 'money' };
  if (text.endsWith('%')) {
    const percent = numberOf(text.slice(0, -1));
    return percent === undefined ? undefined : { value: percent, unit: 'percent' };
  }
  const [, of, unit] = time.exec(text) ?? [];
  const [, number] = count.exec(text) ?? [];
  const amount = numberOf(of ?? number ?? '');
  if (amount === undefined) return undefined;
  return { value: amount, unit: unit === undefined ? 'count' : (`${unit}s` as Unit) };
}
