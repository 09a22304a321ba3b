import type { AliasOf } from '../../model/answers.js';
import { capital } from '../../text/capital.js';
import { joined } from '../../text/joined.js';
import type { Condition, SingleAlias } from '../condition.js';
import type { GivenAlias } from '../given.js';
import type { JudgementName } from '../judgements.js';
import { listWords } from './list-words.js';
import { linkOf, normalForm, type Group, type Leaf, type NormalForm } from '../normal-form.js';
import type { Quantity } from '../quantities.js';
import { pronounFor, quantityWords } from './quantity-words.js';
import { boundsInWords, countInWords, spanInWords } from './range-words.js';
import { singleClause } from './single-words.js';

const judgementWords: Readonly<Record<JudgementName, readonly [yes: string, no: string]>> = {
  informalTraining: [
    'the answer on training begins by saying that there is none, or that it is informal, ad hoc, learning by doing or just on the job',
    'the answer on training does not begin by saying that there is none or that it is informal',
  ],
  equalRatings: ['all ratings have the same value', 'the ratings differ'],
  unusualRevenuePerEmployee: [
    'revenue for each employee is unusually low or high for the country',
    'revenue for each employee is usual for the country',
  ],
};

const verbOf = (isSo: boolean, isPlural = false): string =>
  `${isPlural ? 'are' : 'is'}${isSo ? '' : ' not'}`;

function givenClause(aliases: readonly GivenAlias[], isSo: boolean): string {
  const nouns = aliases.map((alias) => quantityWords[alias].noun);
  return `${joined(nouns, isSo ? 'and' : 'or')} ${verbOf(isSo, isSo && nouns.length > 1)} given`;
}

const isQuantity = (alias: SingleAlias): alias is AliasOf<number> => alias in quantityWords;

/** The quantity that the last clause is about, so that the next clause can use a pronoun. */
function quantityOf(part: NormalForm | undefined): Quantity | undefined {
  if (part?.kind === 'any') return isIfGiven(part) ? quantityOf(part.parts[1]) : undefined;
  if (part?.kind === 'compare' || part?.kind === 'between') return part.what;
  if (part?.kind === 'is') return isQuantity(part.what) ? part.what : undefined;
  if (part?.kind === 'given') return part.what.length === 1 ? part.what[0] : undefined;
  return undefined;
}

function quantityClause(quantity: Quantity, range: string, before: NormalForm | undefined): string {
  const words = quantityWords[quantity];
  const named = quantityOf(before);
  const again = named !== undefined && quantityWords[named].noun === words.noun;
  return `${again ? pronounFor(words) : words.noun} ${words.verb} ${range}`;
}

function leafClause(leaf: Leaf, before?: NormalForm): string {
  switch (leaf.kind) {
    case 'compare':
      return quantityClause(leaf.what, boundsInWords(leaf.what, leaf.bounds, leaf.link), before);
    case 'between': {
      const span = spanInWords(leaf.what, leaf.ends);
      return quantityClause(leaf.what, leaf.isSo ? span : `not ${span}`, before);
    }
    case 'count': {
      const { counted, outOf } = listWords[leaf.what];
      return `${counted} is ${countInWords(leaf.bounds, outOf, leaf.link)}`;
    }
    case 'is': {
      const { what, values, isSo } = leaf;
      if (!isQuantity(what)) return singleClause(what, values, isSo);
      const amounts = values.map((value) => quantityWords[what].amount(Number(value)));
      return quantityClause(what, `${isSo ? '' : 'not '}${joined(amounts, 'or')}`, before);
    }
    case 'has': {
      const { label, clause } = listWords[leaf.what];
      const again =
        (before?.kind === 'count' || before?.kind === 'has') && before.what === leaf.what;
      return clause(leaf.values.map(label), { isSo: leaf.isSo, link: leaf.link, again });
    }
    case 'given':
      return givenClause(leaf.what, leaf.isSo);
    case 'judged':
      return judgementWords[leaf.what][leaf.isSo ? 0 : 1];
  }
}

/** A comparison that also passes where the answer is missing. */
function isIfGiven({ kind, parts: [missing, compared, ...others] }: Group): boolean {
  return (
    kind === 'any' &&
    others.length === 0 &&
    missing?.kind === 'given' &&
    !missing.isSo &&
    compared?.kind === 'compare' &&
    missing.what.some((alias) => alias === compared.what)
  );
}

function clauseOf(part: NormalForm, before?: NormalForm): string {
  if (!('parts' in part)) return leafClause(part, before);
  if (isIfGiven(part)) return `${clauseOf(part.parts[1]!, before)} (if given)`;
  return joined(clausesOf(part, before), linkOf(part.kind));
}

const clausesOf = ({ parts }: Group, before?: NormalForm): readonly string[] =>
  parts.map((part, index) => clauseOf(part, index === 0 ? before : parts[index - 1]));

/** Separates the clauses with commas, so that an `or` inside a clause binds closer. */
function sentenceOf(form: NormalForm): string {
  if (form.kind !== 'all') return clauseOf(form);
  const clauses = clausesOf(form);
  return `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)!}`;
}

/**
 * A condition in words for the owner: `at least` is >=, `at most` <=, `above` and `more than` >,
 * `below` and `less than` <, and `from … to …` includes both ends.
 */
export const inEnglish = (condition: Condition): string =>
  `${capital(sentenceOf(normalForm(condition)))}.`;
