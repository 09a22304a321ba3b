import { formatDate, formatDateTime, formatScore } from '@ellac/contracts';
import type { ListChange } from '../../paging/use-list-address.js';
import { dateBounds, scoreBounds } from './list-choices.js';

/** A range that narrows the list, in words, and what takes it away. */
export interface SetRange {
  readonly label: string;
  readonly without: ListChange;
}

const none = (names: readonly string[]): ListChange =>
  Object.fromEntries(names.map((name) => [name, '']));

const inWords = (what: string, from: string | null, to: string | null): string =>
  from === null
    ? `${what} to ${to}`
    : to === null
      ? `${what} from ${from}`
      : `${what} ${from} to ${to}`;

/** The ranges in the address; values that the list does not take are none. */
export function rangesIn(parameters: URLSearchParams): SetRange[] {
  const [min, max] = scoreBounds.map((name) => scoreIn(parameters.get(name)));
  const [after, before] = dateBounds.map((name) => momentIn(parameters.get(name)));
  const ranges: SetRange[] = [];
  if (min !== null || max !== null)
    ranges.push({
      label: inWords(
        'Score',
        min === null ? null : formatScore(min!),
        max === null ? null : formatScore(max!),
      ),
      without: none(scoreBounds),
    });
  if (after !== null || before !== null)
    ranges.push({
      label: inWords(
        'Newest',
        after === null ? null : timeInWords(new Date(after!.getTime() + 1)),
        before === null ? null : timeInWords(new Date(before!.getTime() - 1), true),
      ),
      without: none(dateBounds),
    });
  return ranges;
}

function scoreIn(text: string | null): number | null {
  const score = Number(text);
  return text !== null && text !== '' && score >= 0 && score <= 10 ? score : null;
}

function momentIn(text: string | null): Date | null {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** A day where it is a day's first or last moment here. */
function timeInWords(moment: Date, isLast = false): string {
  const [start, end] = daysBounds(dayOf(moment));
  const isBound = isLast ? moment.getTime() === end - 1 : moment.getTime() === start;
  return isBound ? formatDate(moment) : formatDateTime(moment);
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** The day of a moment here, as a date field has it. */
const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;

/** When a day begins and ends here. */
function daysBounds(day: string): [start: number, end: number] {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return [new Date(year, month - 1, date).getTime(), new Date(year, month - 1, date + 1).getTime()];
}

/** The first and the last day in the address, as date fields have them. */
export function daysIn(parameters: URLSearchParams): [first: string, last: string] {
  const [after, before] = dateBounds.map((name) => momentIn(parameters.get(name)));
  return [
    after === null ? '' : dayOf(new Date(after!.getTime() + 1)),
    before === null ? '' : dayOf(new Date(before!.getTime() - 1)),
  ];
}

/** Days as the address has them: the moments between which a questionnaire came. */
export const daysChange = ([first, last]: readonly [string, string]): ListChange => ({
  submittedAfter: first === '' ? '' : new Date(daysBounds(first)[0] - 1).toISOString(),
  submittedBefore: last === '' ? '' : new Date(daysBounds(last)[1]).toISOString(),
});

/** What is wrong with two days; null where nothing is. */
export const faultOfDays = ([first, last]: readonly [string, string]): string | null =>
  first !== '' && last !== '' && last < first ? 'The last day is before the first.' : null;

/** What is wrong with two scores as typed; null where nothing is. */
export function faultOfScores(texts: readonly [string, string]): string | null {
  if (texts.some((text) => text.trim() !== '' && scoreIn(text.trim()) === null))
    return 'Please give scores from 0 to 10, such as 6.5.';
  const [from, to] = texts.map((text) => scoreIn(text.trim())) as [number | null, number | null];
  return from !== null && to !== null && to < from ? 'The second score is below the first.' : null;
}
