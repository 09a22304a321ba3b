import { pathsOf, type Maker } from './books.js';
import { ofProfit } from './profit-share.js';
import { roundPercent } from './rounding.js';

/** The shares of a year's profit, in %, between which a sum is worth showing; judgement. */
const tellingShare = { least: 5, most: 300 };

/** The largest cost or loss that the owner names, beside the profit of a year. */
export const ownSum: Maker<'own-sum'> = ({ profit, revenue, facts, tell, asGiven }) => {
  if (profit === undefined || profit <= 0) return null;
  const [largest] = facts
    .flatMap(({ kind, id, amount }) => (kind === 'own-sum' && amount ? [{ id, amount }] : []))
    .map(({ id, amount }) => ({ id, amount, share: (amount / profit) * 100 }))
    .filter(({ share }) => share >= tellingShare.least && share <= tellingShare.most)
    .toSorted((one, other) => other.amount - one.amount);
  if (largest === undefined) return null;
  const share = roundPercent(largest.share);
  const sum = asGiven(largest.amount);
  return {
    id: 'own-sum',
    values: { sum: largest.amount, shareOfProfit: share },
    inputs: [...pathsOf('rev', 'nm'), largest.id],
    text: `The ${sum} that your answers name is ${ofProfit(share, "a year's profit")}.`,
    formula: `${sum}, compared with a profit of ${tell(profit, revenue).words}`,
  };
};
