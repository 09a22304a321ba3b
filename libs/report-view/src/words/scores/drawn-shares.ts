import type { Analysis, RevenueShares } from '@ellac/contracts';
import { isDenied } from './denied-answers.js';

/** The answers that each share is made from. */
const paths: Readonly<Record<keyof RevenueShares, readonly string[]>> = {
  salesBy: ['owner', 'team', 'other'].map((part) => `sales.sales_distribution.${part}`),
  kind: ['recurring', 'project', 'oneTime'].map((part) => `customer.revenue_breakdown.${part}`),
  certainty: ['guaranteed', 'likely', 'speculative'].map(
    (part) => `growth.revenue_predictability.${part}`,
  ),
  largestClients: ['customer.top_clients_revenue'],
};

/** The shares of revenue without those that the owner's own words deny. */
export function drawnShares(analysis: Analysis): RevenueShares {
  const { salesBy, kind, certainty, largestClients } = analysis.revenueShares;
  const unless = <Share>(name: keyof RevenueShares, share: Share): Share | null =>
    isDenied(analysis, paths[name]) ? null : share;
  return {
    salesBy: unless('salesBy', salesBy),
    kind: unless('kind', kind),
    certainty: unless('certainty', certainty),
    largestClients: unless('largestClients', largestClients),
  };
}
