import type { Business } from '../business.js';

/** A small stable number from a text (FNV-1a, 32 bits). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * One of several wordings of the same thing, so that a coach with many clients does not read the
 * same report again and again; always the same one for the same company.
 */
export const variantOf = <Value>({ seed }: Business, variants: readonly Value[]): Value =>
  variants[hashOf(`${seed} ${JSON.stringify(variants[0])}`) % variants.length]!;

/** Wordings of which only the first fits one or two people. */
export const variantForSize = <Value>(business: Business, variants: readonly Value[]): Value =>
  business.size === 'solo' ? variants[0]! : variantOf(business, variants);
