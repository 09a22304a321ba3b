/** A letter as a reader sees it, and where it begins. */
interface Letter {
  readonly segment: string;
  readonly index: number;
}

/**
 * The letters of a text. Firefox before 125 has no `Intl.Segmenter`; there a letter is a code point,
 * so that a letter of several is drawn in parts.
 */
export function lettersOf(text: string): readonly Letter[] {
  if ('Segmenter' in Intl) {
    return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
  }
  let index = 0;
  return Array.from<string, Letter>(text, (segment) => {
    const letter = { segment, index };
    index += segment.length;
    return letter;
  });
}
