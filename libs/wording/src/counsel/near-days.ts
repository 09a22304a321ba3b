import { formatPlainDate } from '@ellac/contracts';
import { addMonths } from '@ellac/diagnosis/parts';
import type { CounselTask } from './counsel-task.js';
import type { OwnFigures } from './own-figures.js';
import { isMonth, quantityOf } from './quantity.js';

/** A day that lies further ahead is told with its year: in what is said, and in what is read later. */
const monthsUnsaid = 12;
const monthsUnwritten = 6;

const isWithin = (months: number, date: string, { submittedOn }: CounselTask): boolean =>
  date >= submittedOn && date < addMonths(submittedOn, months);

/** Whether somebody who names a plain date leaves its year out. */
export const isSaidWithoutYear = (date: string, task: CounselTask): boolean =>
  isWithin(monthsUnsaid, date, task);

const placeholder = /\{\{([^{}]*)\}\}/g;

/**
 * Fills near days without their year. A letter names many of them, and its reader knows of which day
 * the report is; the table of its steps has the years.
 */
export function withNearDays(task: CounselTask, { figures }: OwnFigures): (text: string) => string {
  const facts = new Map(task.facts.map((fact) => [fact.id, fact]));
  return (text) =>
    text.replace(placeholder, (whole, id: string) => {
      const fact = facts.get(id);
      const quantity = figures.get(id)?.printed ?? (fact && quantityOf(fact));
      const isDay = quantity !== undefined && 'date' in quantity;
      if (
        !isDay ||
        (fact !== undefined && isMonth(fact)) ||
        !isWithin(monthsUnwritten, quantity.date, task)
      )
        return whole;
      return formatPlainDate(quantity.date, task.country).replace(/,? \d{4}$/, '');
    });
}
