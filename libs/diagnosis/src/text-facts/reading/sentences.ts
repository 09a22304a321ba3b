/** A sentence of an answer: the answer as typed from `start` to `end`. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * A line that continues with a lower-case letter was only wrapped, so its line break ends no
 * sentence.
 */
const lineBreak = /[\r\n](?=\s*\p{Ll})/gu;

/** The sentences of an answer as typed, without the white space between them. */
export const sentencesOf = (answer: string): readonly Sentence[] =>
  Array.from(segmenter.segment(answer.replace(lineBreak, ' ')), ({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length;
    const end = index + segment.trimEnd().length;
    return { text: answer.slice(start, end), start, end };
  }).filter(({ text }) => text !== '');

/** A text on one line in the form in which texts are compared: NFC, single blanks. */
export const folded = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Short forms and what they stand for; “’s” may be “is”, “has” or a genitive and stays. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:i'?m|im)\b(?=\s)/giu, 'I am'],
  [/\bi'?ve\b/giu, 'I have'],
  [/\bi'd\b/giu, 'I would'],
  [/\bcan'?t\b/giu, 'cannot'],
  [/\bwon't\b/giu, 'will not'],
  [/(?<=\b(?:do|does|did|is|are|was|were|has|have|had|would|could|should))n'?t\b/giu, ' not'],
  [/(?<=\p{L})'re\b/giu, ' are'],
  [/(?<=\p{L})'ve\b/giu, ' have'],
  [/(?<=\p{L})'ll\b/giu, ' will'],
  [/\b(we|they|you|he|she)'d\b/giu, '$1 would'],
];

/**
 * A sentence as the patterns read it: plain apostrophes, short forms in full, and a capital where it
 * begins and for “I”.
 */
export function asRead(sentence: string): string {
  const plain = folded(sentence)
    .replace(/[‘’`´]/gu, "'")
    .replace(/^[^\p{L}\p{N}$£€]+/u, '')
    .replace(/\bi(?= |')/gu, 'I');
  const full = shortForms.reduce((text, [short, long]) => text.replace(short, long), plain);
  return full.replace(/^./u, (letter) => letter.toUpperCase());
}

/** Whether a sentence asks something; a question states no fact. */
export const isQuestion = (sentence: string): boolean => /\?["”’)]*$/u.test(sentence);
