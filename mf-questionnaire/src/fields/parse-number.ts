import type { NumberUnit } from '@ellac/contracts';

const grouped = (separator: string): RegExp => new RegExp(`^\\d{1,3}(\\${separator}\\d{3})+$`);

/** The digits without the signs that only group thousands, and with a dot before the decimals. */
function plainDigits(digits: string, unit: NumberUnit): string {
  const lastDot = digits.lastIndexOf('.');
  const lastComma = digits.lastIndexOf(',');
  if (lastDot >= 0 && lastComma >= 0) {
    const [group, decimal] = lastDot > lastComma ? [',', '.'] : ['.', ','];
    const [whole = '', ...fraction] = digits.split(decimal);
    return grouped(group).test(whole)
      ? [whole.replaceAll(group, ''), ...fraction].join('.')
      : digits;
  }
  if (grouped(',').test(digits)) return digits.replaceAll(',', '');
  // "1.850" is money without cents; any other 1.850 has three decimals.
  const dotGroups = grouped('.').test(digits) && (unit === 'money' || lastDot > 3);
  return dotGroups ? digits.replaceAll('.', '') : digits.replace(',', '.');
}

/**
 * The number that a person means by what they typed: "12.5", "12,5", "1 850 000", "1,850,000",
 * "£1.850.000", "34 %". `null` when it is no number, or not yet one ("", "-", "ten").
 */
export function parseNumber(typed: string, unit: NumberUnit): number | null {
  const compact = typed.replace(/[\s'’_$£€R%]/g, '').replace(/^[−–]/, '-');
  const [, sign = '', digits = ''] = /^([+-]?)([\d.,]+)$/.exec(compact) ?? [];
  const plain = plainDigits(digits, unit);
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(sign + plain) || 0 : null;
}
