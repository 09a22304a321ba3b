import { plainText } from '../text/plain-text.js';
import { dutch } from './dutch.js';
import { english, englishScores } from './english.js';
import { german } from './german.js';
import { hidesText, machineMarks } from './machine-marks.js';
import { romance } from './romance.js';

/** Without accents, because `\b` and `\w` only support ASCII. */
const plainLetters = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

const compiled = (patterns: readonly string[]): readonly RegExp[] =>
  patterns.map((pattern) => new RegExp(plainLetters(pattern), 'i'));

const anywhere = compiled([...machineMarks, ...english, ...german, ...romance, ...dutch]);
const ofScores = compiled(englishScores);

/** Other sources of marks for a business. */
const othersJudge =
  /\b(?:customers?|clients?|guests?|patients?|visitors?|buyers?|surveys?|reviews?|nps|google|tripadvisor|suppliers?|inspect\w*|audit\w*)\b/i;

/** Letters of other alphabets that look like Latin ones, and those. */
const twins = new Map(
  [
    ['аеорсухіѕјԁһԛԝ', 'aeopcyxisjdhqw'],
    ['АВЕКМНОРСТУХІЅЈ', 'ABEKMHOPCTYXISJ'],
    ['αονικρυ', 'aovikpu'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ].flatMap(([others = '', latin = '']) =>
    Array.from(others, (letter, place) => [letter, latin.charAt(place)] as const),
  ),
);

const inLatin = (text: string): string =>
  Array.from(text, (letter) => twins.get(letter) ?? letter).join('');

/** The text as a model would read it: without invisible characters, line by line. */
function readings(text: string): ReadonlySet<string> {
  const lines = plainLetters(text)
    .split(/[\r\n]+/)
    .map(plainText)
    .join('\n');
  return new Set([lines, inLatin(lines)]);
}

const asksForScores = (text: string): boolean =>
  text
    .split(/(?<=[.!?\n])\s*/)
    .some(
      (sentence) => !othersJudge.test(sentence) && ofScores.some((each) => each.test(sentence)),
    );

/**
 * Whether an answer reads like an instruction to a machine (English, German, French, Spanish,
 * Portuguese, Italian, Dutch) or hides something. The result is shown to coaches, and such an answer
 * is not quoted; no score depends on it.
 */
export const looksLikeInstruction = (text: string): boolean =>
  hidesText(text) ||
  [...readings(text)].some(
    (reading) => anywhere.some((pattern) => pattern.test(reading)) || asksForScores(reading),
  );
