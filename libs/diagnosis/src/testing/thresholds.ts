import type { Answers } from '../answers.js';
import type { Condition, Limit } from '../conditions/condition.js';
import { limitOf } from '../conditions/holds.js';
import { normalForm, type Leaf, type NormalForm } from '../conditions/normal-form.js';
import type { Quantity } from '../conditions/quantities.js';
import { quantityWords } from '../conditions/quantity-words.js';
import { industryValues } from '../industry-values.js';

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

/** Ratings and counts move by one, shares by a hundredth. */
const stepOf = (quantity: Quantity): number =>
  quantityWords[quantity].isWhole === true || quantityWords[quantity].verb !== 'is' ? 1 : 0.01;

/** On the threshold, and one step beside it. */
function around(quantity: Quantity, limit: Limit, step: number) {
  const at = (offset: number) => (answers: Answers) =>
    withQuantity(answers, quantity, limitOf(limit, answers) + offset);
  return { on: at(0), beside: at(step) };
}

function ofLeaf(leaf: Leaf): readonly Threshold[] {
  if (leaf.kind === 'compare') {
    const step = stepOf(leaf.what);
    return leaf.bounds.map(({ how, limit }) => {
      const isInclusive = how === 'atLeast' || how === 'atMost';
      const isUpwards = how === 'atMost' || how === 'above';
      const { on, beside } = around(leaf.what, limit, isUpwards ? step : -step);
      const name = `${leaf.what} ${how} ${JSON.stringify(limit)}`;
      return isInclusive
        ? { name, passing: on, missing: beside }
        : { name, passing: beside, missing: on };
    });
  }
  if (leaf.kind === 'between') {
    const step = stepOf(leaf.what);
    const [from, to] = leaf.ends;
    return [around(leaf.what, from, -step), around(leaf.what, to, step)].map(
      ({ on, beside }, index) => {
        const name = `${leaf.what} ${index === 0 ? 'from' : 'to'} ${leaf.ends[index]!}`;
        return leaf.isSo
          ? { name, passing: on, missing: beside }
          : { name, passing: beside, missing: on };
      },
    );
  }
  return [];
}

const leavesOf = (form: NormalForm): readonly Leaf[] =>
  'parts' in form ? form.parts.flatMap(leavesOf) : [form];

/** The thresholds of a condition that quantities can pass and miss; not those of counts. */
export const thresholdsOf = (condition: Condition): readonly Threshold[] =>
  leavesOf(normalForm(condition)).flatMap(ofLeaf);
