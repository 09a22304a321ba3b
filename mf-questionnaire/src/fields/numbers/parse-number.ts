import type { Notation, NumberUnit } from '@ellac/contracts';

/** More decimals than anybody means, and few enough that all of them are shown again. */
const maxDecimals = 10;

const currency = '(?:(?:us|c|a)?\\$|[£€]|usd|gbp|eur|cad|aud|zar|r|dollars?|pounds?|euros?|rand)';

/** Before an estimate, which counts as its number. */
const roughly = '(?:about|around|roughly|approx(?:\\.|imately)?|circa|ca\\.?|~|≈)';

interface Written {
  /** Before a number, also between its minus and its digits. */
  readonly before: string;
  readonly after: string;
  /** Whether "k" and "million" are understood. */
  readonly isMultiplied: boolean;
}

/** What people write around a number. */
const writtenOf: Readonly<Record<NumberUnit, Written>> = {
  money: { before: currency, after: currency, isMultiplied: true },
  percent: { before: '', after: '%|percent|per ?cent', isMultiplied: false },
  days: { before: '', after: 'days?|(weeks?)', isMultiplied: false },
  people: { before: '', after: 'people|employees', isMultiplied: true },
  partners: { before: '', after: 'partners?', isMultiplied: false },
};

function patternOf({ before, after, isMultiplied }: Written): RegExp {
  const sign = `(?:${before})? ?([+-]?) ?(?:${before})?`;
  const multiplier = isMultiplied ? '(?:(k|thousand)|(m|mn|mio|millions?))?' : '()()';
  return new RegExp(
    `^(?:${roughly} ?)?${sign} ?([\\d.,][\\d., ']*?) ?${multiplier} ?(?:${after})?$`,
    'i',
  );
}

const patterns = Object.fromEntries(
  Object.entries(writtenOf).map(([unit, written]) => [unit, patternOf(written)]),
) as Record<NumberUnit, RegExp>;

/** "1.850.000": from the second group on there are three digits, and the first does not begin with 0. */
const isGrouped = (digits: string, separator: string): boolean =>
  new RegExp(`^[1-9]\\d{0,2}(\\${separator}\\d{3})+$`).test(digits);

/**
 * The digits without group separators and with a point before the decimals; null where the
 * separators do not fit together.
 */
function plainDigits(digits: string, isSingleGroup: (separator: string) => boolean): string | null {
  const [first, second, ...others] = new Set(digits.replace(/\d/g, ''));
  if (first === undefined) return digits;
  if (second !== undefined) {
    const [whole = '', decimals = '', ...rest] = digits.split(second);
    const fits = others.length === 0 && rest.length === 0 && /[.,]/.test(second);
    return fits && isGrouped(whole, first) ? `${whole.replaceAll(first, '')}.${decimals}` : null;
  }
  const groups = digits.split(first);
  const mayBeDecimal = groups.length === 2 && /[.,]/.test(first);
  if (isGrouped(digits, first) && (!mayBeDecimal || isSingleGroup(first))) return groups.join('');
  return mayBeDecimal ? groups.join('.') : null;
}

/**
 * Parses a number as people type or paste it: "12.5", "12,5", "1 850 000", "$1,850,000",
 * "1.850.000,50 EUR", "about 34 %", "850k", "1.2 million", "2 weeks". Money is rounded to cents.
 *
 * @param notation decides whether "1.850" and "1,850" are grouped, except for money, where they
 *   always are unless "k" or "million" follows
 * @returns `null` for no finite number, or an incomplete one ("", "-", "ten")
 */
export function parseNumber(typed: string, unit: NumberUnit, notation: Notation): number | null {
  const text = typed
    .replace(/[\s_]+/g, ' ')
    .replace(/’/g, "'")
    .replace(/[−–]/, '-')
    .trim();
  const [, sign = '', digits = '', thousand, million, weeks] = patterns[unit].exec(text) ?? [];
  const isMultiplied = Boolean(thousand ?? million);
  const plain = plainDigits(digits, (separator) =>
    unit === 'money' && !isMultiplied ? true : separator !== (notation === 'de-DE' ? ',' : '.'),
  );
  if (plain === null || !/^(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const exponent = million ? 6 : thousand ? 3 : 0;
  const exact = Number(`${sign}${plain}e${exponent}`) * (weeks ? 7 : 1);
  const number = Number(exact.toFixed(unit === 'money' ? 2 : maxDecimals));
  return Number.isFinite(number) ? number || 0 : null;
}
