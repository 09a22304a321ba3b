import { agreementChoices, formatNumber, labelOf, type Choice } from '@ellac/contracts';
import { countedToNine } from '../text/counted.js';

/** `4 of 5 (Agree)` */
export const ratingInWords = (rating: number): string =>
  `${rating} of 5 (${labelOf(agreementChoices, String(rating))})`;

/** `33.3%` */
export const percentInWords = (percent: number): string => `${formatNumber(percent)}%`;

/** `1 day`, `21 days` */
export const daysInWords = (days: number): string =>
  `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`;

/** `1 person`, `3 people` */
export const peopleInWords = (people: number): string =>
  `${formatNumber(people)} ${people === 1 ? 'person' : 'people'}`;

/** `2 of 5: Suppliers, Bank`, in the order of the choices */
export function listInWords(choices: readonly Choice[], values: readonly string[]): string {
  const labels = choices.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  const count = `${labels.length} of ${choices.length}`;
  return labels.length === 0 ? count : `${count}: ${labels.join(', ')}`;
}

/** Whether a document is there. */
export const documentInWords = (available: boolean): string =>
  available ? 'Available' : 'Not available';

/**
 * `none of six functions runs`, `one of six functions runs`, `two of six functions run`
 *
 * @param number the count as it stands in the text
 */
export const functionsRun = (count: number, number = countedToNine(count)): string =>
  `${count === 0 ? 'none' : number} of six functions ${count < 2 ? 'runs' : 'run'}`;
