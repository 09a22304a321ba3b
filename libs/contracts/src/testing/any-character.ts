import fc from 'fast-check';

/**
 * Any character of Unicode but half of a surrogate pair, as the unit of a string. fast-check's own,
 * `binary`, makes a table of all 1.1 million of them first, which takes most of a second.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint));
