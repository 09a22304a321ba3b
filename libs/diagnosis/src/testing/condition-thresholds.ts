import {
  documentedElements,
  independentFunctions,
  institutionalizedRelationships,
} from '@ellac/contracts';
import type { Answers } from '../model/answers.js';
import type { Comparison, Condition, Limit, ListAlias } from '../conditions/condition.js';
import { limitOf } from '../conditions/holds.js';
import { normalForm, type Leaf, type NormalForm } from '../conditions/normal-form.js';
import type { Quantity } from '../conditions/quantities.js';
import { quantityWords } from '../conditions/english/quantity-words.js';
import { industryValues } from '../model/industry-values.js';

/** Two sets of answers that differ by one step, on either side of one threshold of a condition. */
export interface Threshold {
  readonly name: string;
  /** The answers changed so that they pass this threshold, by one step at most. */
  readonly passing: (answers: Answers) => Answers;
  /** The answers changed so that they miss it, by one step at most. */
  readonly missing: (answers: Answers) => Answers;
}

/** Answers in which a quantity has this value. */
function withQuantity(answers: Answers, quantity: Quantity, value: number): Answers {
  switch (quantity) {
    case 'retentionGap':
      return { ...answers, ret: industryValues[answers.industry].retention + value };
    case 'grossGap':
      return { ...answers, gm: industryValues[answers.industry].gross + value };
    case 'recurringAndProject':
      return { ...answers, prj: value - answers.rec };
    case 'goodNetMargin':
      throw new Error('What is good in the industry cannot be set.');
    default:
      return { ...answers, [quantity]: value };
  }
}

const choices: Readonly<Record<ListAlias, readonly string[]>> = {
  elems: documentedElements,
  funcs: independentFunctions,
  rels: institutionalizedRelationships,
};

/** Answers in which this many values of a list are ticked, those that were ticked first. */
function withCount(answers: Answers, list: ListAlias, count: number): Answers {
  const ticked: readonly string[] = answers[list];
  const others = choices[list].filter((value) => !ticked.includes(value));
  return { ...answers, [list]: [...ticked, ...others].slice(0, count) };
}

/** Ratings and counts move by one, shares by a hundredth. */
const stepOf = (quantity: Quantity): number =>
  quantityWords[quantity].isWhole === true || quantityWords[quantity].verb !== 'is' ? 1 : 0.01;

type Change = (answers: Answers) => Answers;

/** On the threshold, and one step beside it. */
function around(quantity: Quantity, limit: Limit, step: number) {
  const at =
    (offset: number): Change =>
    (answers) =>
      withQuantity(answers, quantity, limitOf(limit, answers) + offset);
  return { on: at(0), beside: at(step) };
}

const isInclusive = (how: Comparison): boolean => how === 'atLeast' || how === 'atMost';

/** Whether the next step of a comparison, the other side of its limit, is further up. */
const isUpwards = (how: Comparison): boolean => how === 'atMost' || how === 'above';

const sides = (name: string, on: Change, beside: Change, passesOn: boolean): Threshold =>
  passesOn ? { name, passing: on, missing: beside } : { name, passing: beside, missing: on };

function ofLeaf(leaf: Leaf): readonly Threshold[] {
  if (leaf.kind === 'compare') {
    return leaf.bounds.map(({ how, limit }) => {
      const step = stepOf(leaf.what);
      const { on, beside } = around(leaf.what, limit, isUpwards(how) ? step : -step);
      return sides(`${leaf.what} ${how} ${JSON.stringify(limit)}`, on, beside, isInclusive(how));
    });
  }
  if (leaf.kind === 'count') {
    return leaf.bounds.map(({ how, limit }) => {
      const on: Change = (answers) => withCount(answers, leaf.what, limit);
      const beside: Change = (answers) =>
        withCount(answers, leaf.what, limit + (isUpwards(how) ? 1 : -1));
      return sides(`count of ${leaf.what} ${how} ${limit}`, on, beside, isInclusive(how));
    });
  }
  if (leaf.kind === 'between') {
    const step = stepOf(leaf.what);
    const [from, to] = leaf.ends;
    const lower = around(leaf.what, from, -step);
    const upper = around(leaf.what, to, step);
    return [
      sides(`${leaf.what} from ${from}`, lower.on, lower.beside, leaf.isSo),
      sides(`${leaf.what} to ${to}`, upper.on, upper.beside, leaf.isSo),
    ];
  }
  return [];
}

const leavesOf = (form: NormalForm): readonly Leaf[] =>
  'parts' in form ? form.parts.flatMap(leavesOf) : [form];

/** The thresholds of a condition, those of counts too. */
export const thresholdsOf = (condition: Condition): readonly Threshold[] =>
  leavesOf(normalForm(condition)).flatMap(ofLeaf);
