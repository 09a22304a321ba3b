/** A sentence of an answer: the answer as typed from `start` to `end`. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of an answer, without the white space between them. */
export const sentencesOf = (answer: string): readonly Sentence[] =>
  Array.from(segmenter.segment(answer), ({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length;
    const text = segment.trim();
    return { text, start, end: start + text.length };
  }).filter(({ text }) => text !== '');

/** A text on one line in the form in which texts are compared: NFC, single blanks. */
export const folded = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** A sentence as the patterns read it: plain apostrophes, and a capital where it begins and for “I”. */
export function asRead(sentence: string): string {
  const plain = folded(sentence)
    .replace(/[‘’`´]/gu, "'")
    .replace(/^[^\p{L}\p{N}$£€]+/u, '')
    .replace(/\bi(?= |')/gu, 'I');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Whether a sentence asks something; a question states no fact. */
export const isQuestion = (sentence: string): boolean => /\?["”’)]*$/u.test(sentence);
