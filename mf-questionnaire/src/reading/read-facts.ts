import type { Circumstance, TextFactKind } from '@ellac/contracts';
import { factsOf, type OwnWords, type TextFact, type TextPath } from '@ellac/diagnosis/text-facts';
import { circumstanceOf } from './circumstance-of.js';
import { phraseOf } from './phrase-of.js';

/** Something that was read in a text and can be confirmed. */
export interface ReadFact {
  readonly kind: TextFactKind;
  readonly path: TextPath;
  /** Half a sentence: "you want to hand over by August 2028". */
  readonly phrase: string;
  /** What confirming it tells. */
  readonly circumstance: Circumstance;
}

/** The ticks are about what is or is to come, and an event is one about a client. */
const canBeTicked = ({ tense, about }: TextFact): boolean =>
  tense !== 'happened' && (about === undefined || about === 'client');

/**
 * What can be confirmed of the owner's own words, each kind once: of several sentences the one with
 * the most details, which tells most when it is confirmed.
 *
 * @param today a plain date, from which times count
 */
export function readFacts(words: OwnWords, today: string): readonly ReadFact[] {
  const read = factsOf(words, today)
    .filter(canBeTicked)
    .flatMap((fact): ReadFact[] => {
      const { kind, path } = fact;
      if (path === undefined) return [];
      const phrase = phraseOf(fact, words.company_info.country);
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
