import { formatMonth, formatPlainDate } from '@ellac/contracts';
import { addMonths } from '@ellac/diagnosis/parts';
import type { CounselTask } from './counsel-task.js';
import type { OwnFigures } from './own-figures.js';
import { isMonth, quantityOf } from './quantity.js';

/** A day that lies further ahead is told with its year: in what is said, and in what is read later. */
const monthsUnsaid = 12;
const monthsUnwritten = 6;

/** A day that the model proposes further ahead than this is told as a month: nobody plans so closely. */
const monthsToTheDay = 12;

const isWithin = (months: number, date: string, { submittedOn }: CounselTask): boolean =>
  date >= submittedOn && date < addMonths(submittedOn, months);

/** Whether somebody who names a plain date leaves its year out. */
export const isSaidWithoutYear = (date: string, task: CounselTask): boolean =>
  isWithin(monthsUnsaid, date, task);

const placeholder = /\{\{([^{}]*)\}\}/g;

/** Days that a counsel chooses have ids of their own; sums of days may be deadlines of others. */
const isProposedDay = (id: string): boolean => id.startsWith('Y');

/** What a month can follow as well as a day. */
const beforeMonth = /\b(?:by|until|in|from|since|before|after) $/iu;

/**
 * Fills near days without their year, and proposed ones that are far ahead as months. A letter names
 * many days, and its reader knows of which day the report is; the table of its steps has them whole.
 */
export function withNearDays(task: CounselTask, { figures }: OwnFigures): (text: string) => string {
  const facts = new Map(task.facts.map((fact) => [fact.id, fact]));
  return (text) =>
    text.replace(placeholder, (whole, id: string, at: number) => {
      const fact = facts.get(id);
      const quantity = figures.get(id)?.printed ?? (fact && quantityOf(fact));
      const isDay = quantity !== undefined && 'date' in quantity;
      if (!isDay || (fact !== undefined && isMonth(fact))) return whole;
      const isFar = quantity.date >= addMonths(task.submittedOn, monthsToTheDay);
      if (isFar && isProposedDay(id) && beforeMonth.test(text.slice(0, at)))
        return formatMonth(quantity.date);
      if (!isWithin(monthsUnwritten, quantity.date, task)) return whole;
      return formatPlainDate(quantity.date, task.country).replace(/,? \d{4}$/, '');
    });
}
