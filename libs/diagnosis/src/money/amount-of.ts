import type { MoneyFact, Range } from './money-fact.js';

const largest = (range: Range): number => Math.max(...range.map(Math.abs));

/** How much a figure is about in a year, without its sign; 0 without a figure. */
export function amountOf(fact: MoneyFact | undefined): number {
  switch (fact?.id) {
    case undefined:
      return 0;
    case 'profit':
      return Math.abs(fact.values.profit);
    case 'price-1':
    case 'owner-sales':
    case 'per-head':
      return Math.abs(fact.values.amount);
    case 'break-even':
      return fact.values.loss;
    case 'client-loss':
      return fact.values.revenue;
    case 'share-cap':
      return fact.values.otherRevenue;
    case 'growth-extra':
      return fact.values.extraRevenue;
    case 'growth-cash':
      return largest(fact.values.cash);
    case 'restated':
      return largest(fact.values.left);
    case 'churn':
      return fact.values.winAgain;
    case 'own-sum':
      return fact.values.sum;
    case 'late-cash':
      return fact.values.cash;
  }
}
