import type { Circumstance, Notation, TextFactKind } from '@ellac/contracts';
import { factsOf, type OwnWords, type TextFact, type TextPath } from '@ellac/diagnosis/text-facts';
import { circumstanceOf } from './circumstance-of.js';
import { phraseOf } from './phrase-of.js';

/** Something that was read in a text and can be confirmed. */
export interface ReadFact {
  readonly kind: TextFactKind;
  readonly path: TextPath;
  /** Half a sentence: "you want to hand over by August 2028". */
  readonly phrase: string;
  /** The circumstance that is stored when the owner confirms the fact. */
  readonly circumstance: Circumstance;
}

/** Ticks are about the present and the future only, and an event must be about a client. */
const canBeTicked = ({ tense, about }: TextFact): boolean =>
  tense !== 'happened' && (about === undefined || about === 'client');

/**
 * The facts in the owner's own words that can be confirmed, at most one of each kind. Of several
 * sentences, the one with the most details is taken.
 *
 * @param today a plain date, from which relative times count
 * @param notation how the reader writes numbers
 */
export function readFacts(words: OwnWords, today: string, notation: Notation): readonly ReadFact[] {
  const read = factsOf(words, today)
    .filter(canBeTicked)
    .flatMap((fact): ReadFact[] => {
      const { kind, path } = fact;
      if (path === undefined) return [];
      const phrase = phraseOf(fact, words.company_info.country, notation);
      return [{ kind, path, phrase, circumstance: circumstanceOf(fact) }];
    });
  const details = ({ circumstance }: ReadFact) => Object.keys(circumstance).length;
  return read.filter(
    (fact) =>
      fact ===
      read
        .filter(({ kind }) => kind === fact.kind)
        .reduce((best, each) => (details(each) > details(best) ? each : best)),
  );
}
