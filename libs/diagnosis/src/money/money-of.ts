import { booksOf, type MoneyGround } from './books.js';
import { churn } from './churn.js';
import { clientLoss, shareCap } from './client-loss.js';
import { growthCash, growthExtra } from './growth-cash.js';
import type { MoneyFact, MoneyId } from './money-fact.js';
import { lateCash } from './late-cash.js';
import { ownSum } from './sum-told.js';
import { ownerSales } from './owner-sales.js';
import { breakEven, priceOnePercent } from './price.js';
import { perHead, profit } from './profit.js';
import { restated } from './restated.js';

const makers = [
  profit,
  priceOnePercent,
  breakEven,
  clientLoss,
  shareCap,
  growthExtra,
  growthCash,
  ownerSales,
  restated,
  perHead,
  churn,
  ownSum,
  lateCash,
] as const;

/**
 * What the answers come to in money, each figure only where all that it needs is known. None where
 * the revenue is not known.
 */
export function moneyOf(ground: MoneyGround): readonly MoneyFact[] {
  const books = booksOf(ground);
  if (books === undefined) return [];
  return makers.flatMap<MoneyFact>((make) => make(books) ?? []);
}

/** How many figures fit on page one. */
const most = 3;

/** The first three figures of a situation's list that can be shown; fewer where fewer can. */
export const numbersOf = (
  situationNumbers: readonly MoneyId[],
  money: readonly MoneyFact[],
): readonly MoneyFact[] =>
  situationNumbers.flatMap((id) => money.find((fact) => fact.id === id) ?? []).slice(0, most);
