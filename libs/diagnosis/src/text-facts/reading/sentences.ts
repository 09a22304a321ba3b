import type { ReadLanguage } from './language-of.js';

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

/** German and French words that a full stop shortens, at the end of a piece. */
const shortened =
  /(?:^|[\s(])(?:ca|Mio|Mrd|Tsd|bzw|inkl|exkl|evtl|ggf|z\. ?B|d\. ?h|u\. ?a|Hr|Fr|Mme|Mlle)\.\s*$/iu;
/** “14. Dezember”, “2. Halbjahr”: the number of a day or a part of a year, and what follows it. */
const counts = /(?:^|\s)\d{1,2}\.\s*$/u;
const counted =
  /^(?:Jan|Jän|Feb|März|Maerz|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Quartal|Halbjahr|Geburtstag)/iu;

/** Whether a piece of a text ends within a sentence that the next piece goes on with. */
const isOpen = (piece: string, next: string): boolean =>
  shortened.test(piece) || (counts.test(piece) && counted.test(next));

/** The sentences of an answer as typed, without the white space between them. */
export function sentencesOf(answer: string): readonly Sentence[] {
  const pieces: string[] = [];
  for (const { segment } of segmenter.segment(answer.replace(lineBreak, ' '))) {
    const last = pieces.at(-1);
    if (last !== undefined && isOpen(last, segment)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  let index = 0;
  return pieces
    .map((piece) => {
      const start = index + piece.length - piece.trimStart().length;
      const end = index + piece.trimEnd().length;
      index += piece.length;
      return { text: answer.slice(start, end), start, end };
    })
    .filter(({ text }) => text !== '');
}

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

/** A sentence on one line with plain apostrophes, from its first letter or figure on. */
export const plainMarks = (sentence: string): string =>
  folded(sentence)
    .replace(/[‘’`´]/gu, "'")
    .replace(/^[^\p{L}\p{N}$£€]+/u, '');

function readInEnglish(sentence: string): string {
  const plain = plainMarks(sentence).replace(/\bi(?= |')/gu, 'I');
  const full = shortForms.reduce((text, [short, long]) => text.replace(short, long), plain);
  return full.replace(/^./u, (letter) => letter.toUpperCase());
}

/** Without accents, because many owners write without them, and `\b` and `\w` only know ASCII. */
const withoutAccents = (sentence: string): string =>
  plainMarks(sentence)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'Oe');

/** An umlaut that is written as two letters, as in “fuer”; not the “ue” of “neue” or “quer”. */
const twoLetters = /(?<![aeq])(?<vowel>[aou])e/giu;

/**
 * A sentence as the patterns of its language read it: with plain apostrophes; in English with short
 * forms in full and a capital where it begins and for “I”; in German and French without accents,
 * with “ss” for “ß” and “u” for “ü” and “ue”.
 */
export function asRead(sentence: string, language: ReadLanguage = 'english'): string {
  if (language === 'english') return readInEnglish(sentence);
  const plain = withoutAccents(sentence);
  return language === 'german' ? plain.replace(twoLetters, '$<vowel>') : plain;
}

/** Whether a sentence asks something; a question states no fact. */
export const isQuestion = (sentence: string): boolean => /\?["”’)]*$/u.test(sentence);
