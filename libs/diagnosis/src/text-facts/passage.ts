import { plainText } from '../text/plain-text.js';
import { byWeight } from './fact-rank.js';
import type { ReadLanguage } from './reading/language-of.js';
import { sentencesOf } from './reading/sentences.js';
import type { TextFact } from './text-fact.js';

/**
 * The most words of an answer that is quoted whole, and of the sentences that are selected from a
 * longer one.
 */
export const longestPassage = 50;
/**
 * The most words of a passage that can only be quoted whole, or only together with an adjacent
 * sentence.
 */
export const longestWhole = 80;

/** The beginning of a sentence that refers to the one before it. */
const leansOnBefore: Readonly<Record<ReadLanguage, RegExp>> = {
  english: /^["“(]?(?:It|They|He|She|His|Her|This|That|But|So)\b/u,
  german:
    /^["„“(]?(?:Es|Er|Sie|Sein|Seine|Ihr|Ihre|Das|Dies|Diese|Dieser|Aber|Also|Deshalb|Darum)\b/u,
  french:
    /^["«“(]?(?:Il|Elle|Ils|Elles|Son|Sa|Ses|Leur|Cela|Ça|Ce|C['’]|Mais|Donc|Alors)(?!\p{L})/u,
};

export const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((word) => word !== '').length;

/**
 * The indices of a sentence and of those before it that it refers to; empty if the first of them
 * refers back too.
 */
function withBefore(
  sentences: readonly string[],
  place: number,
  language: ReadLanguage,
): readonly number[] {
  const leans = leansOnBefore[language];
  let first = place;
  while (first > 0 && leans.test(sentences[first]!)) first -= 1;
  if (first < 0 || leans.test(sentences[first]!)) return [];
  return Array.from({ length: place - first + 1 }, (_, index) => first + index);
}

const joined = (sentences: readonly string[], places: readonly number[]): string =>
  places
    .map((place, index) => {
      const gap = index === 0 ? '' : places[index - 1] === place - 1 ? ' ' : ' … ';
      return gap + sentences[place]!;
    })
    .join('');

/**
 * Whole sentences of an answer that tell a fact, added by the rank of their facts as long as each
 * fits whole; undefined where none fits. The first sentence is never quoted alone, because answers
 * begin with an introduction.
 */
export function passageOf(
  answer: string,
  facts: readonly TextFact[],
  language: ReadLanguage,
): string | undefined {
  const sentences = sentencesOf(answer);
  const texts = sentences.map(({ text }) => plainText(text));
  let chosen: readonly number[] = [];
  for (const fact of facts.toSorted(byWeight)) {
    const place = sentences.findIndex(({ start }) => start === fact.start);
    const more = [...new Set([...chosen, ...withBefore(texts, place, language)])].toSorted(
      (a, b) => a - b,
    );
    if (wordsIn(joined(texts, more)) <= longestPassage) chosen = more;
  }
  const isFirstAlone = chosen.length === 1 && chosen[0] === 0 && texts.length > 1;
  const passage = joined(texts, isFirstAlone ? [0, 1] : chosen);
  return passage === '' || wordsIn(passage) > longestWhole ? undefined : passage;
}
