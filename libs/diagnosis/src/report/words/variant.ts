import type { Business } from '../business.js';

/** A small stable number from a text (FNV-1a, 32 bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Wording for one person or two where the first fits them and the second speaks of others. */
export const variantForSize = (business: Business, variants: readonly [string, string]): string =>
  business.size === 'solo' ? variants[0] : variantOf(business, variants);

/**
 * One of several wordings of the same thing, so that a coach with many clients does not read the
 * same report again and again; always the same one for the same company.
 */
export const variantOf = <Value>({ company }: Business, variants: readonly Value[]): Value =>
  variants[hashOf(`${company} ${JSON.stringify(variants[0])}`) % variants.length]!;
