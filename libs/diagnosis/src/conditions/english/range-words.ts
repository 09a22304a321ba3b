import { joined } from '../../text/joined.js';
import type { Comparison, Limit } from '../condition.js';
import { quantityWords } from './quantity-words.js';
import type { Bound, Link, NumberBound } from '../normal-form.js';
import type { Quantity } from '../quantities.js';

const inWords: Readonly<Record<Comparison, string>> = {
  atLeast: 'at least',
  atMost: 'at most',
  above: 'above',
  below: 'below',
};

/**
 * The words of a comparison for distances above and below the industry's value. Below it they are
 * inverted: a larger distance is a lower value.
 */
const distances: Readonly<Record<'above' | 'below', Readonly<Record<Comparison, string>>>> = {
  above: { atLeast: 'at least', atMost: 'at most', above: 'more than', below: 'less than' },
  below: { atLeast: 'at most', atMost: 'at least', above: 'less than', below: 'more than' },
};

function limitInWords(limit: Limit, amount: (value: number) => string): string {
  if (typeof limit === 'number') return amount(limit);
  if (typeof limit === 'string') return quantityWords[limit].noun;
  if ('half' in limit) return `half of ${quantityWords[limit.half].noun}`;
  const [factor, quantity] = limit.times;
  return `${factor} times ${quantityWords[quantity].noun}`;
}

/** `7 days`, `30 days`: the unit is said once. */
function withUnitOnce(amounts: readonly string[]): readonly string[] {
  const unit = amounts.at(-1)?.match(/ .+$/)?.[0] ?? '';
  return unit !== '' && amounts.every((amount) => amount.endsWith(unit))
    ? amounts.map((amount, index) =>
        index < amounts.length - 1 ? amount.slice(0, -unit.length) : amount,
      )
    : amounts;
}

const orientationValue = "the industry's orientation value";

const isGap = (quantity: Quantity): boolean =>
  quantity === 'retentionGap' || quantity === 'grossGap';

const isByNumber = (bound: Bound): bound is NumberBound => typeof bound.limit === 'number';

/** A distance from the value of the industry: `at least 15 percentage points below …`. */
function gapInWords(bounds: readonly NumberBound[], link: Link): string {
  const ranges = bounds.map(({ how, limit: points }) => {
    if (points === 0) return { range: inWords[how], behind: orientationValue };
    const side = points < 0 ? 'below' : 'above';
    return {
      range: `${distances[side][how]} ${Math.abs(points)}`,
      behind: `percentage points ${side} ${orientationValue}`,
    };
  });
  const behind = ranges.at(-1)!.behind;
  return ranges.every((each) => each.behind === behind)
    ? `${joined(
        ranges.map(({ range }) => range),
        link,
      )} ${behind}`
    : joined(
        ranges.map((each) => `${each.range} ${each.behind}`),
        link,
      );
}

/** Bounds of one quantity in words: `at least 30% and below 50%`. */
export function boundsInWords(quantity: Quantity, bounds: readonly Bound[], link: Link): string {
  if (isGap(quantity) && bounds.every(isByNumber)) return gapInWords(bounds, link);
  const limits = bounds.map(({ limit }) => limitInWords(limit, quantityWords[quantity].amount));
  const amounts = withUnitOnce(limits);
  return joined(
    bounds.map(({ how }, index) => `${inWords[how]} ${amounts[index]!}`),
    link,
  );
}

/** `from 0% to 2%`; `1 or 2` where nothing lies between. */
export function spanInWords(quantity: Quantity, [from, to]: readonly [number, number]): string {
  const { amount, isWhole = false } = quantityWords[quantity];
  if (isGap(quantity)) {
    const ends = [
      { how: 'atLeast', limit: from },
      { how: 'atMost', limit: to },
    ] as const;
    return gapInWords(ends, 'and');
  }
  return isWhole && to === from + 1
    ? `${amount(from)} or ${amount(to)}`
    : `from ${amount(from)} to ${amount(to)}`;
}

/** Bounds of a count out of all choices: `at least 2 and at most 3 of 6`. */
export const countInWords = (bounds: readonly NumberBound[], outOf: number, link: Link): string =>
  `${joined(
    bounds.map(({ how, limit }) =>
      how === 'atMost' && limit === 0 ? '0' : `${inWords[how]} ${limit}`,
    ),
    link,
  )} of ${outOf}`;
