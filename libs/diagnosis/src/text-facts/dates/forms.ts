import type { Written } from '../written.js';
import { dayIn, monthAfter, monthsFrom, yearOf, type Period } from './period.js';
import {
  monthName,
  monthNumber,
  numberFrom,
  seasonMonths,
  seasonName,
  smallNumber,
} from './words.js';

/** The named groups of a match. */
export type Groups = Readonly<Record<string, string | undefined>>;

/** One way to name a time. */
export interface Form {
  readonly pattern: RegExp;
  /** The groups of a match with English words; without it, they are English. */
  readonly inEnglish?: (groups: Groups) => Groups;
  /** A year alone: never shown as a month or day. */
  readonly isYear?: (groups: Groups) => boolean;
  /** The period that is named; undefined where the match is not a time. */
  readonly period: (groups: Groups, written: Written) => Period | undefined;
}

/** Words before a time: a preposition, a part of the period, and a choice among several. */
const lead = String.raw`(?:\b(?<edge>before|by|until|till|since|after|in|at|from|through|around|during|towards?)\s)?(?:the\s)?(?:\b(?<part>early|(?:beginning|start|middle|end)(?:\sof)?|mid|late)[\s-](?:in\s)?)?(?:the\s)?(?:\b(?<which>this|next|coming|last|every|each)\s)?`;

/** The year that may follow a month or a season. */
const year = String.raw`(?:,?\s(?:of\s|in\s)?(?:(?<year>(?:19|20)\d\d)(?!\d)|(?<relative>next|this|last|every|each)\syear\b))`;

const form = (body: string, period: Form['period'], isYear?: Form['isYear']): Form => ({
  pattern: new RegExp(`${lead}${body}`, 'giu'),
  period,
  ...(isYear && { isYear }),
});

/** The year that is named; undefined where there is none. */
function yearIn({ year: figures, relative }: Groups, { submittedOn }: Written): number | undefined {
  if (figures !== undefined) return Number(figures);
  if (relative === undefined) return undefined;
  return yearOf(submittedOn) + (relative.toLowerCase() === 'next' ? 1 : 0);
}

/**
 * Of a period that recurs each year, the next one that begins; with “this”, the next one that ends.
 */
function nextOf(
  inYear: (year: number) => Period | undefined,
  which: string | undefined,
  { submittedOn }: Written,
): Period | undefined {
  const isNow = which?.toLowerCase() === 'this';
  return [-1, 0, 1, 2, 3, 4]
    .map((later) => inYear(yearOf(submittedOn) + later))
    .find((period) => period && (isNow ? period.last : period.first) >= submittedOn);
}

/** A day in figures; month first in the United States alone, unless there is no such month. */
function dayInFigures({ one, two, year: figures }: Groups, { country }: Written) {
  const [first, second] = [Number(one), Number(two)];
  const monthFirst = (country === 'US' && first <= 12) || second > 12;
  return dayIn(Number(figures), monthFirst ? first : second, monthFirst ? second : first);
}

/** A day and a month in figures without a year: the next one to come. */
export const nextDay: Form['period'] = ({ day: figures, number: month }, written) =>
  nextOf((year) => dayIn(year, Number(month), Number(figures)), undefined, written);

/** A month, or a day of it; without a year the next one to come. */
export function month(groups: Groups, written: Written): Period | undefined {
  const { day, dayAfter, name = '', edge, part, which } = groups;
  const number = monthNumber(name);
  const dayOfMonth = day ?? dayAfter;
  const inYear = (year: number) =>
    dayOfMonth === undefined ? monthsFrom(year, number) : dayIn(year, number, Number(dayOfMonth));
  const named = yearIn(groups, written);
  if (named !== undefined) return inYear(named);
  // Without one of these words, “may” and “march” are verbs.
  const isTime = [dayOfMonth, edge, part, which].some((sign) => sign !== undefined);
  return isTime ? nextOf(inYear, which, written) : undefined;
}

/** A season; without a year the next one to come. */
export function season(groups: Groups, written: Written): Period | undefined {
  const { name = '', edge, part, which } = groups;
  const { month: first, count } = seasonMonths(name, written.country);
  const inYear = (year: number) => monthsFrom(year, first, count);
  const named = yearIn(groups, written);
  if (named !== undefined) return inYear(named);
  const isTime = [edge, part, which].some((sign) => sign !== undefined);
  return isTime ? nextOf(inYear, which, written) : undefined;
}

const ordinals = ['first', 'second', 'third', 'fourth'];

/** A quarter or a half of a year. */
export function quarter(groups: Groups, written: Written): Period | undefined {
  const { figure, ordinal = '', unit } = groups;
  const named = yearIn(groups, written);
  const place = figure === undefined ? ordinals.indexOf(ordinal.toLowerCase()) : Number(figure) - 1;
  const count = unit?.toLowerCase() === 'half' ? 6 : 3;
  return named === undefined || place * count >= 12
    ? undefined
    : monthsFrom(named, place * count + 1, count);
}

/** A year that counts from the present one. */
export function relativeYear({ which, part, after, end }: Groups, { submittedOn }: Written) {
  const isThis = which === undefined || which.toLowerCase() === 'this';
  const isNamed = [which, part, after, end].some((sign) => sign !== undefined);
  const later = after === undefined ? (isThis ? 0 : 1) : 2;
  return isNamed ? monthsFrom(yearOf(submittedOn) + later, 1, 12) : undefined;
}

/** The longest time that a plan looks ahead; a longer span is about the past (judgement). */
const longestSpan = 20 * 12;

/** How long it takes from the day of writing. */
export function span({ low = '', high, half, more, unit = '' }: Groups, { submittedOn }: Written) {
  const whole = /^half/i.test(low) ? 0.5 : /couple/i.test(low) ? 2 : numberFrom(high ?? low);
  const count = whole + ((half ?? more) ? 0.5 : 0);
  const perUnit = /^y/i.test(unit) ? 12 : /^m/i.test(unit) ? 1 : 12 / 52;
  const months = Math.round(count * perUnit);
  return months > longestSpan ? undefined : monthAfter(submittedOn, months);
}

/** Years, not months or shorter: nothing finer may be shown. */
export const isSpanOfYears = ({ unit = '', low = '', half, more }: Groups): boolean =>
  /^y/i.test(unit) && !/^half/i.test(low) && (half ?? more) === undefined;

const number = String.raw`(?<low>a couple of|half an?|${smallNumber})(?:(?:\s?[-–]\s?|\s(?:or|to)\s)(?<high>${smallNumber}))?(?<half>\sand a half)?`;
const spanLead = String.raw`\b(?:(?:in|within|inside|another)\s(?:(?:the|about|around|roughly|less than|under|at most|maybe|perhaps|some|next|coming|another|only|just)\s){0,3}|(?:over|during|for)\sthe\s(?:next|coming)\s)`;
const spanForm: Form = {
  pattern: new RegExp(
    String.raw`${spanLead}${number}\s(?:more\s)?(?<unit>years?|yrs?|months?|mths?|weeks?)\b(?<more>\sand a half\b)?(?!\sago)`,
    'giu',
  ),
  period: span,
  isYear: isSpanOfYears,
};

/** A year that stands alone. */
export const yearAlone: Form['period'] = ({ year: figures }) => monthsFrom(Number(figures), 1, 12);

/** Days and months in figures, which are the same in every language. */
export const inFigures: readonly Form[] = [
  form(String.raw`\b(?<year>20\d\d)-(?<two>\d\d)-(?<one>\d\d)\b`, (groups) =>
    dayIn(Number(groups['year']), Number(groups['two']), Number(groups['one'])),
  ),
  form(String.raw`\b(?<one>\d{1,2})[./](?<two>\d{1,2})[./](?<year>20\d\d)\b`, dayInFigures),
  form(String.raw`(?<![\d./])\b(?<number>0?[1-9]|1[0-2])[./](?<year>20\d\d)\b`, (groups) =>
    monthsFrom(Number(groups['year']), Number(groups['number'])),
  ),
];

/** From the most exact to the vaguest form: later forms skip what an earlier one has matched. */
export const forms: readonly Form[] = [
  ...inFigures,
  form(
    String.raw`(?:\b(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\sof)?\s)?\b(?<name>${monthName})(?:\s(?<dayAfter>\d{1,2})(?:st|nd|rd|th)?(?![\d%]))?${year}?`,
    month,
  ),
  form(String.raw`\b(?<name>${seasonName})\b${year}?`, season),
  form(
    String.raw`\b(?:Q(?<figure>[1-4])|(?<ordinal>first|second|third|fourth)\s(?<unit>quarter|half))\b${year}`,
    quarter,
  ),
  spanForm,
  form(
    String.raw`\byear(?<end>['’]s\send|-?\s?end)?\b(?<after>\safter\snext)?`,
    relativeYear,
    () => true,
  ),
  form(String.raw`\b(?<=\b(?:next|this|last)\s)month\b`, ({ which }, { submittedOn }) =>
    monthAfter(submittedOn, which?.toLowerCase() === 'next' ? 1 : 0),
  ),
  form(
    String.raw`(?<![\d$£€.,/])\b(?<year>20[2-9]\d)\b(?![/,.]?\d|\s?(?:%|per ?cent|euros?|dollars|pounds|rand|people|customers|clients|employees|units|square|km|hours|orders|pieces)\b)`,
    yearAlone,
    () => true,
  ),
];
