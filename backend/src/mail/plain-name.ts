/** Longer than nearly every name, too short to tell a story in. */
const longestName = 60;

/** Line breaks, other control characters, and marks that turn the reading direction. */
const invisible = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Characters by which a mail program recognizes a web or e-mail address (the dots are those of RFC
 * 3490, 3.1), or a word in another encoding, which could hide everything that is removed here (RFC
 * 2047).
 */
const beginnings = /:(?=\/\/)|[.\u3002\uff0e\uff61](?=\p{L}{2})|=(?=\?)/gu;
const zeroWidthNonJoiner = '\u200c';

/**
 * A name that somebody typed, as it may stand in a mail to somebody else: one short line in which
 * no mail program finds a link.
 */
export const plainName = (name: string): string => plainLine(name, longestName);

/** A text from somebody else, made as harmless as a name; `longest` in characters. */
export function plainLine(text: string, longest: number): string {
  const line = text.replace(invisible, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  const short =
    characters.length > longest
      ? `${characters
          .slice(0, longest - 1)
          .join('')
          .trimEnd()}…`
      : line;
  return short.replace(beginnings, `$&${zeroWidthNonJoiner}`);
}
