import { formatMoney } from '@ellac/contracts';
import type { Alias } from '../../answers.js';
import { revenuePerEmployee } from '../../derived.js';
import type { Business } from '../business.js';

/** Two figures that count; more would claim a precision that shares of revenue do not have. */
const rounded = (amount: number, { answers: { country } }: Business): string =>
  formatMoney(Number(amount.toPrecision(2)), country);

/** Absent where revenue or one of the answers is not known, and where it would come to nothing. */
function partOfRevenue(
  percent: number,
  needs: readonly Alias[],
  business: Business,
): string | undefined {
  const isKnown = business.revenue !== undefined && needs.every(business.knows);
  if (!isKnown || percent === 0) return undefined;
  return rounded((Math.abs(percent) * business.answers.rev) / 100, business);
}

/** What shares of the revenue come to in a year, in the company's currency and without a sign. */
export const amounts = {
  perHead: (business) =>
    business.revenue === undefined || business.people === undefined
      ? undefined
      : rounded(revenuePerEmployee(business.answers), business),
  ownSales: (business) => partOfRevenue(business.answers.ownerS, ['ownerS'], business),
  largestClients: (business) => partOfRevenue(business.answers.top, ['top'], business),
  /** Of the revenue of next year, if it comes as planned. */
  secured: (business) => {
    const { guar, growth } = business.answers;
    return partOfRevenue(guar * (1 + growth / 100), ['guar', 'growth'], business);
  },
  /** What is left over, or missing, at the net margin. */
  result: (business) => partOfRevenue(business.answers.nm, ['nm'], business),
  /** What is planned to come or go. */
  growth: (business) => partOfRevenue(business.answers.growth, ['growth'], business),
} as const satisfies Readonly<Record<string, (business: Business) => string | undefined>>;
