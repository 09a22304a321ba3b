/** A small stable number from a text (FNV-1a, 32 bits, with the finalizer of MurmurHash3). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * One of several wordings of the same thing, so that a coach with many clients does not read the
 * same report again and again; always the same one for the same seed, such as the company's name.
 */
export const variantOf = <Value>(
  { seed }: { readonly seed: string },
  variants: readonly Value[],
): Value => variants[hashOf(`${seed} ${JSON.stringify(variants[0])}`) % variants.length]!;
