import { type Country, currencyOf } from '@ellac/contracts';
import { inSpoken } from '../checks/prose/spoken.js';
import type { CounselTask } from './counsel-task.js';
import type { CounselWords } from './counsel-words.js';
import { isSaidWithoutYear } from './near-days.js';
import type { OwnFigures } from './own-figures.js';
import { isMonth, type Quantity, quantityOf } from './quantity.js';

const placeholder = /\{\{([^{}]*)\}\}/g;

/** A year alone, which reads like a count. */
const isYear = (value: string): boolean => /^\d{4}$/.test(value);

/**
 * The locale of a language in a country; undefined for what is no known language. The form knows
 * the European Union as one country, whose English is that of Ireland.
 */
function localeOf(language: string, country: Country): string | undefined {
  if (!/^[a-z]{2}$/.test(language)) return undefined;
  if (language === 'en' && country === 'EU') return 'en-IE';
  const [locale] = Intl.NumberFormat.supportedLocalesOf(`${language}-${country}`);
  return locale;
}

/** A day, or the month of one, as somebody says it. */
function spokenDate(date: string, isOfMonth: boolean, locale: string, hasYear: boolean): string {
  const day = new Intl.DateTimeFormat(locale, {
    month: 'long',
    ...(!isOfMonth && { day: 'numeric' }),
    ...((isOfMonth || hasYear) && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
  // The first of a month is an ordinal number in French, which Intl does not write.
  return locale.startsWith('fr') ? day.replace(/^1 /, '1er ') : day;
}

function spokenNumber(
  { value, unit }: Extract<Quantity, { readonly value: number }>,
  locale: string,
  country: Country,
): string {
  const print = (amount: number, options: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2, ...options }).format(amount);
  if (unit === 'percent') return print(value / 100, { style: 'percent' });
  if (unit === 'count') return print(value, {});
  if (unit === 'money')
    return print(value, {
      style: 'currency',
      currency: currencyOf(country),
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    });
  return print(value, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' });
}

/**
 * Fills figures and days in words to be said, as their language writes them; the report around them is
 * in English, so that in English words only the days differ: nobody says the year of a near one. What
 * is no single figure, such as a name, is left for later, and so is everything in a counsel whose
 * language is not known.
 */
export function withSpokenFigures(
  { speech = 'en' }: CounselWords,
  task: CounselTask,
  { figures }: OwnFigures,
): (text: string) => string {
  const { country } = task;
  const locale = localeOf(speech, country);
  if (locale === undefined) return (text) => text;
  const facts = new Map(task.facts.map((fact) => [fact.id, fact]));
  const spoken = (whole: string, id: string): string => {
    const fact = facts.get(id);
    if (fact?.isName === true || (fact !== undefined && isYear(fact.value))) return whole;
    const quantity = figures.get(id)?.printed ?? (fact && quantityOf(fact));
    if (quantity === undefined || (speech === 'en' && !('date' in quantity))) return whole;
    const text =
      'date' in quantity
        ? spokenDate(
            quantity.date,
            fact !== undefined && isMonth(fact),
            locale,
            !isSaidWithoutYear(quantity.date, task),
          )
        : spokenNumber(quantity, locale, country);
    // Fonts of reports have no narrow space.
    return text.replaceAll('\u202f', '\u00a0');
  };
  return (text) => inSpoken(text, (words) => words.replace(placeholder, spoken));
}
