import type { TextFact } from '../../text-facts/text-fact.js';
import type { FactClause } from './fact-condition.js';

const isNamed = ({ to }: TextFact): boolean => to !== undefined && to !== 'open';

/**
 * To whom a fact hands over. `open` if no fact of its kind names anybody; undefined if only another
 * one does.
 */
function recipientOf(fact: TextFact, facts: readonly TextFact[]): TextFact['to'] {
  if (isNamed(fact)) return fact.to;
  return facts.some((other) => other.kind === fact.kind && isNamed(other)) ? undefined : 'open';
}

const includes = <Value>(wanted: readonly Value[] | undefined, value: Value | undefined): boolean =>
  wanted === undefined || (value !== undefined && wanted.includes(value));

const reaches = (limit: { readonly atLeast: number } | undefined, value: number | undefined) =>
  limit === undefined || (value !== undefined && value >= limit.atLeast);

/** The facts for which a clause holds, in their order. */
export const factsFor = (clause: FactClause, facts: readonly TextFact[]): readonly TextFact[] =>
  facts.filter(
    (fact) =>
      fact.kind === clause.fact &&
      includes(clause.to, recipientOf(fact, facts)) &&
      includes(clause.thing, fact.thing) &&
      // The form asks only about events of clients, so its facts do not say whom they concern.
      (clause.about === undefined || (fact.about ?? 'client') === clause.about) &&
      (clause.tense === undefined || fact.tense === clause.tense) &&
      (clause.who === undefined || fact.who === clause.who) &&
      (clause.months === undefined ||
        (fact.months !== undefined && fact.months >= 0 && fact.months <= clause.months.atMost)) &&
      reaches(clause.percent, fact.percent) &&
      reaches(clause.age, fact.age) &&
      (clause.illness === undefined || fact.illness === true) &&
      (clause.notHappened === undefined || fact.tense !== 'happened'),
  );
