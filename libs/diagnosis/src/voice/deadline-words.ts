import { plainText } from '../text/plain-text.js';
import type { TextFact } from '../text-facts/text-fact.js';
import { timeOf } from './times.js';
import type { Voice } from './voice.js';

/** More days than these are a calendar, not a plan; judgement. */
const most = 3;
/** A finding with its meaning has at most 32 words. */
const longestWords = 20;

/** Authorities, courts and insurers, in English, German and French. */
const official =
  /\b(?:inspect\w*|interview|regulator|authority|authorities|safety|WorkSafe|HSE|OSHA|court|hearing|tribunal|solicitors?|lawyers?|tax audit|investigat\w*|prohibition|licen[cs]ing|Gewerbeaufsicht|Berufsgenossenschaft|Finanzamt|Gericht|Anwalt|Kontrolle|contrôle|controle|inspecteur|tribunal|avocat|recommandé)\b/iu;

const wordsOf = (sentence: string): { words: string } | undefined => {
  const words = plainText(sentence).replace(/[.!]+$/u, '');
  return words.split(' ').length <= longestWords && !/[“”"]/u.test(words) ? { words } : undefined;
};

/** What an owner writes of days to come, the nearest first. */
export function deadlinesIn(facts: readonly TextFact[]): Voice['deadlines'] {
  return facts
    .flatMap((fact) => {
      const time = timeOf(fact);
      return time === undefined ? [] : [{ fact, time }];
    })
    .toSorted((one, other) => one.fact.date!.localeCompare(other.fact.date!))
    .slice(0, most)
    .map(({ fact: { sentence = '' }, time }) => ({
      time,
      ...wordsOf(sentence),
      isOfficial: official.test(sentence),
    }));
}
