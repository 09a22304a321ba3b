import { ageForm } from './ages.js';
import type { ReadLanguage } from '../reading/language-of.js';
import type { Written } from '../written.js';
import { forms, type Form, type Groups } from './forms.js';
import { frenchForms } from './french-forms.js';
import { germanForms } from './german-forms.js';
import { dayBefore, monthsFrom, monthOf, yearOf, type Period, type PlainDate } from './period.js';

/** A time that a sentence names. */
export interface NamedTime {
  /** Its last day. */
  readonly date: PlainDate;
  /** True where only a year is named, so that nothing finer may be shown. */
  readonly isYear: boolean;
  /** True where a day is named, so that it may be shown. */
  readonly isDay?: boolean;
  /** Where it stands in the sentence. */
  readonly start: number;
  readonly end: number;
}

/** A sentence, and what has to be known to read times in it. */
export interface Dated extends Written {
  readonly sentence: string;
  /** The owner's age, if the same answer tells it. */
  readonly ownerAge?: number | undefined;
}

const formsIn: Readonly<Record<ReadLanguage, readonly Form[]>> = {
  english: forms,
  german: germanForms,
  french: frenchForms,
};

const lower = (text: string | undefined): string => text?.toLowerCase() ?? '';

/** Words of a time that recurs, or that has passed. */
const isNoPlan = ({ edge, which, relative }: Groups): boolean =>
  lower(edge) === 'since' ||
  ['last', 'every', 'each'].some((word) => word === lower(which) || word === lower(relative));

/** The last day that is meant: “before March” ends before it, “by summer” with it. */
function lastDayOf(
  { first, last }: Period,
  { edge, part, year }: Groups,
  isYear: boolean,
): PlainDate {
  const isBefore =
    lower(edge) === 'before' || (lower(edge) === 'by' && isYear && year !== undefined);
  if (part === undefined) return isBefore ? dayBefore(first) : last;
  // A year has an early and a middle part; months and seasons are short enough as they are.
  if (!isYear || /^(?:late|end)/i.test(part)) return last;
  return monthsFrom(yearOf(first), monthOf(first), /^mid/i.test(part) ? 6 : 3).last;
}

function timesOf(form: Form, text: string, written: Written) {
  return Array.from(text.matchAll(form.pattern), (match) => {
    const named: Groups = match.groups ?? {};
    const groups = form.inEnglish?.(named) ?? named;
    const period = form.period(groups, written);
    if (period === undefined && !isNoPlan(groups)) return undefined;
    const isYear = form.isYear?.(groups) ?? false;
    const time =
      period && !isNoPlan(groups)
        ? {
            date: lastDayOf(period, groups, isYear),
            // A part of a year is named by its month.
            isYear: isYear && !/^(?:early|beginning|start|mid)/i.test(groups['part'] ?? ''),
            ...(period.first === period.last && { isDay: true }),
          }
        : undefined;
    return { start: match.index, end: match.index + match[0].length, time };
  }).filter((found) => found !== undefined);
}

/** All times that a sentence names and that have not passed, in the order of the sentence. */
export function timesIn({ sentence, ownerAge, ...written }: Dated): readonly NamedTime[] {
  let unread = sentence;
  const times: NamedTime[] = [];
  const { language = 'english' } = written;
  for (const form of [...formsIn[language], ageForm(sentence, ownerAge, language)]) {
    for (const { start, end, time } of timesOf(form, unread, written)) {
      if (time && time.date >= written.submittedOn) times.push({ ...time, start, end });
      unread = unread.slice(0, start) + '_'.repeat(end - start) + unread.slice(end);
    }
  }
  return times.toSorted((one, other) => one.start - other.start);
}

/** Of several times, the one that stands nearest to what it is about; of two as near, the later. */
export function nearestTime(
  times: readonly NamedTime[],
  { start, end }: { readonly start: number; readonly end: number },
): NamedTime | undefined {
  const distance = (time: NamedTime): number => Math.max(time.start - end, start - time.end, 0);
  return times.toSorted(
    (one, other) => distance(one) - distance(other) || other.start - one.start,
  )[0];
}
