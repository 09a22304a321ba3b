import type { TextFactKind } from '@ellac/contracts';

/** The kinds that decide the situation first, in their order; then those that only raise a step. */
const ranked: readonly TextFactKind[] = [
  'liquidity',
  'deadline',
  'wish-exit',
  'health-age',
  'cost-squeeze',
  'event',
  'client-share',
  'term-ends',
  'why-leave',
  'person-leaves',
  'only-one',
  'wish-small',
  'partners-unsettled',
  'buyer',
  'late-payer',
  'open-question',
  'calls-owner',
  'slow-quotes',
  'low-prices',
  'guarantee',
  'idle-thing',
  'payment-days',
  'own-sum',
];

/** How much weight a kind of fact has: 0 is the most. */
export const rankOf = (kind: TextFactKind): number => ranked.indexOf(kind);

/** For sorting: the facts that decide most come first. */
export const byWeight = (
  one: { readonly kind: TextFactKind },
  other: { readonly kind: TextFactKind },
): number => rankOf(one.kind) - rankOf(other.kind);
