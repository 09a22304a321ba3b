import { plainText } from '../text/plain-text.js';
import { byWeight } from './fact-rank.js';
import { sentencesOf } from './reading/sentences.js';
import type { TextFact } from './text-fact.js';

/** Words of an answer that is quoted whole, and of the sentences that are chosen from a longer one. */
export const longestPassage = 50;
/** Words of a passage that has to be taken whole or with a sentence more than it would need. */
export const longestWhole = 80;

/** A sentence that begins so speaks of the one before it. */
const leansOnBefore = /^["“(]?(?:It|They|This|That|But|So)\b/u;

export const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((word) => word !== '').length;

/** The place of a sentence and of those before it that it leans on; none where the first leans too. */
function withBefore(sentences: readonly string[], place: number): readonly number[] {
  let first = place;
  while (first > 0 && leansOnBefore.test(sentences[first]!)) first -= 1;
  if (first < 0 || leansOnBefore.test(sentences[first]!)) return [];
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
 * Whole sentences of an answer that tell a fact, the weightiest fact first as long as there is room
 * for all of each sentence; nothing where none fits. Never the first sentence alone: that is how an
 * answer begins, not what it says.
 */
export function passageOf(answer: string, facts: readonly TextFact[]): string | undefined {
  const sentences = sentencesOf(answer);
  const texts = sentences.map(({ text }) => plainText(text));
  let chosen: readonly number[] = [];
  for (const fact of facts.toSorted(byWeight)) {
    const place = sentences.findIndex(({ start }) => start === fact.start);
    const more = [...new Set([...chosen, ...withBefore(texts, place)])].toSorted((a, b) => a - b);
    if (wordsIn(joined(texts, more)) <= longestPassage) chosen = more;
  }
  const isFirstAlone = chosen.length === 1 && chosen[0] === 0 && texts.length > 1;
  const passage = joined(texts, isFirstAlone ? [0, 1] : chosen);
  return passage === '' || wordsIn(passage) > longestWhole ? undefined : passage;
}
