import { decimalSignOf, type NumberUnit } from '@ellac/contracts';

/** More decimals than anybody means, and few enough that all of them are shown again. */
const maxDecimals = 10;

const currency = '(?:(?:us|c|a)?\\$|[£€]|usd|gbp|eur|cad|aud|zar|r)';

/** What people write around a number: a currency before or behind it, a minus, a unit. */
const written = new RegExp(
  `^${currency}?([+-]?)${currency}?([\\d.,]+)(?:${currency}|%|days?)?$`,
  'i',
);

/** "1.850.000": from the second group on there are three digits, and the first does not begin with 0. */
const grouped = (separator: string): RegExp => new RegExp(`^[1-9]\\d{0,2}(\\${separator}\\d{3})+$`);

/** The digits without group separators, and with a dot as the decimal sign. */
function plainDigits(digits: string, unit: NumberUnit, region: string): string {
  const lastDot = digits.lastIndexOf('.');
  const lastComma = digits.lastIndexOf(',');
  if (lastDot >= 0 && lastComma >= 0) {
    const [group, decimal] = lastDot > lastComma ? [',', '.'] : ['.', ','];
    const [whole = '', ...fraction] = digits.split(decimal);
    return grouped(group).test(whole)
      ? [whole.replaceAll(group, ''), ...fraction].join('.')
      : digits;
  }
  const separator = lastDot >= 0 ? '.' : ',';
  const groups = digits.split(separator);
  // The sign can be a group separator or a decimal sign. Money never has three decimals; for other
  // units the region's notation decides.
  const groupsOnly =
    grouped(separator).test(digits) &&
    (groups.length > 2 || unit === 'money' || separator !== decimalSignOf(region));
  return groupsOnly ? groups.join('') : digits.replace(',', '.');
}

/**
 * Parses a number as people type or paste it: "12.5", "12,5", "1 850 000", "$1,850,000",
 * "1.850.000,50 EUR", "34 %". Money is rounded to cents.
 *
 * @param region decides whether "1.850" and "1,850" are grouped, except for money
 * @returns `null` for no finite number, or an incomplete one ("", "-", "ten")
 */
export function parseNumber(typed: string, unit: NumberUnit, region: string): number | null {
  const compact = typed.replace(/[\s'’_]/g, '').replace(/[−–]/, '-');
  const [, sign = '', digits = ''] = written.exec(compact) ?? [];
  const plain = plainDigits(digits, unit, region);
  if (!/^(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const number = Number(Number(sign + plain).toFixed(unit === 'money' ? 2 : maxDecimals));
  return Number.isFinite(number) ? number || 0 : null;
}
