import { type Country, formatMonth, formatPlainDate } from '@ellac/contracts';
import type { TextFact } from '../text-facts/text-fact.js';

/** A time that lies ahead, as it stands in a sentence and never finer than it was written. */
export interface NamedTime {
  /** `in April 2027`, `by August 2028`. */
  readonly when: string;
  /** `by August 2028`, `by the end of 2029`. */
  readonly by: string;
  /** `before April 2027`, `before 2029 ends`: what is ready by then is in time. */
  readonly before: string;
}

const yearOf = (date: string): string => date.slice(0, 4);

/** Whether a fact has a time that has not passed. */
export const liesAhead = ({ date, months }: TextFact): boolean =>
  date !== undefined && months !== undefined && months >= 0;

/**
 * The time of a fact; undefined where it has none or where it has passed. “In” a month only where the
 * owner writes that month, since a season or “before May” names no month.
 */
export function timeOf(fact: TextFact, country: Country): NamedTime | undefined {
  const { date, yearOnly, sentence, origin, dayNamed } = fact;
  if (date === undefined || !liesAhead(fact)) return undefined;
  if (dayNamed === true) {
    const day = formatPlainDate(date, country);
    return { when: `on ${day}`, by: `by ${day}`, before: `before ${day}` };
  }
  const year = yearOf(date);
  if (
    yearOnly === true ||
    (yearOnly === undefined && date.endsWith('-12-31') && !/dec/i.test(sentence ?? ''))
  ) {
    return {
      when: `by the end of ${year}`,
      by: `by the end of ${year}`,
      before: `before ${year} ends`,
    };
  }
  const month = formatMonth(date);
  const [name = month] = month.split(' ');
  const isWritten = origin === 'owner' || sentence?.includes(name) === true;
  return {
    when: isWritten ? `in ${month}` : `by ${month}`,
    by: `by ${month}`,
    before: `before ${month}`,
  };
}

/** Of several facts, the one whose time comes first; else the first without a time. */
export function soonestOf(facts: readonly TextFact[]): TextFact | undefined {
  const [dated] = facts
    .filter(liesAhead)
    .toSorted((fact, other) => fact.date!.localeCompare(other.date!));
  return dated ?? facts[0];
}
