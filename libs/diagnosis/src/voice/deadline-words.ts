import type { Country } from '@ellac/contracts';
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

/** Somebody was hurt at work. */
const accident =
  /\b(?:got (?:badly )?(?:burned|burnt|hurt|injured|shocked|electrocuted|crushed)|(?:was|were|been) (?:badly )?(?:burned|burnt|hurt|injured|electrocuted|crushed|killed)|accident at work|workplace accident|fell (?:from|off) (?:the|a) (?:roof|ladder|scaffold\w*)|Arbeitsunfall|accident du travail)\b/iu;

/** What a day is about; the day of an authority after an accident is about the accident. */
function matterOf(sentence: string, hurt: boolean): Voice['deadlines'][number]['matter'] {
  if (!official.test(sentence)) return 'usual';
  return hurt ? 'accident' : 'official';
}

const wordsOf = (sentence: string): { words: string } | undefined => {
  const words = plainText(sentence).replace(/[.!]+$/u, '');
  const isShort = words !== '' && words.split(' ').length <= longestWords;
  return isShort && !/[“”"]/u.test(words) ? { words } : undefined;
};

/** What an owner writes of days to come, the nearest first. */
export function deadlinesIn(
  facts: readonly TextFact[],
  challenges: string,
  country: Country,
): Voice['deadlines'] {
  const hurt = accident.test(challenges);
  return facts
    .flatMap((fact) => {
      const time = timeOf(fact, country);
      return time === undefined ? [] : [{ fact, time }];
    })
    .toSorted((one, other) => one.fact.date!.localeCompare(other.fact.date!))
    .slice(0, most)
    .map(({ fact: { sentence = '' }, time }) => ({
      time,
      ...wordsOf(sentence),
      matter: matterOf(sentence, hurt),
    }));
}
