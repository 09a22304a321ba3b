const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const minWords = 4;
const minDifferent = 5;
/** The share of one word above which a text is mere repetition. */
const largestShare = 0.4;
/** The length up to which a text may be a mere announcement that it will be written later. */
const longestExcuse = 20;

const excuse =
  /\b(?:don['’]?t|do not|didn['’]?t) (?:know|have (?:it|this|time))\b.*\b(?:later|yet|now)\b|\b(?:will|to) (?:follow|be (?:added|done|written|filled))\b|\b(?:write|fill|add|answer|complete|do) (?:this|it|the rest)\b.*\blater\b|\b(?:tbd|tba|to be (?:done|defined|announced))\b/iu;
const keyboardRow =
  /\b(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|zxcv|xcvb|yxcv|qwer|wert(?:z|y)|azerty|qsdf)\p{L}*/iu;
const filler = /\blorem ipsum\b/iu;

/** The form in which texts are compared, so that only their words count. */
const plain = (text: string): string => wordsOf(text).join(' ');

/**
 * Whether a text says anything. One without content is never read nor quoted; the limits are
 * judgement. Of two equal texts neither has content, as one answer was copied to fill a field.
 */
export function hasContent(text: string, others: readonly string[]): boolean {
  const words = wordsOf(text);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (
    words.length >= minWords &&
    counts.size >= minDifferent &&
    Math.max(...counts.values()) <= largestShare * words.length &&
    !others.some((other) => plain(other) === words.join(' ')) &&
    !(words.length <= longestExcuse && excuse.test(text)) &&
    !keyboardRow.test(text) &&
    !filler.test(text)
  );
}
