import { formatPlainDate, type PageOne } from '@ellac/contracts';

/** What stands above a figure's formula. */
export const formulaTitle = 'How we come to this';

/** Above the figures in money. */
export const numbersTitle = 'What this means in money';

/** Above what to leave alone. */
export const notNowTitle = 'Not now';

/** Above the steps; a report whose answers tell little has fewer than three. */
export const stepsTitle = (count: number): string => {
  if (count === 1) return 'Your first step';
  return count === 2 ? 'Your first two steps' : 'Your first three steps';
};

type Dated = Pick<PageOne['steps'][number], 'by' | 'isFirstResult'>;

/** Until when a step is done, or shows a first result. */
export const byDate = ({ by, isFirstResult }: Dated): string =>
  isFirstResult === true ? `(first result by ${formatPlainDate(by)})` : `by ${formatPlainDate(by)}`;
