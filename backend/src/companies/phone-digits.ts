/**
 * The digits of a company's phone number; "(0)", which is not dialled from abroad, is none of them.
 * There is an index of this expression, letter by letter.
 */
export const phoneDigits = String.raw`regexp_replace(owner_phone, '\(0\)|[^0-9]', '', 'g')`;

/** An index of three signs and more finds nothing shorter. */
const fewest = 3;

/**
 * The digits by which a phone number is looked for; null where the words are no phone number. Zeros
 * at the beginning lead out of a town or a country, and are left out: "0171 234" finds
 * "+49 (0)171-234".
 */
export function phoneDigitsIn(search: string): string | null {
  if (!/^[\d\s+()/.-]+$/.test(search)) return null;
  const digits = search.replace(/\(0\)|[^0-9]/g, '').replace(/^0+/, '');
  return digits.length < fewest ? null : digits;
}
