import type { TextFactKind, TextFactRecord } from '@ellac/contracts';

/** The kinds of facts in an owner's words, as coaches call them. */
export const factNames: Readonly<Record<TextFactKind, string>> = {
  'wish-exit': 'Wants to sell, hand over or retire',
  'wish-small': 'Wants to stay this size or to work less',
  event: 'A change with a client, supplier, site or rule',
  'person-leaves': 'Somebody leaves',
  'only-one': 'One person alone can do or knows something',
  'client-share': 'One client’s share',
  liquidity: 'Money is short',
  'term-ends': 'A contract, lease or licence ends',
  'health-age': 'Illness or age',
  'cost-squeeze': 'Costs rise faster than prices',
  buyer: 'Somebody wants to buy or to take over',
  'payment-days': 'Customers take long to pay',
  'why-leave': 'When or why customers leave',
  'partners-unsettled': 'The partners have not settled their terms',
  'own-sum': 'A sum that the owner names',
  'late-payer': 'A customer pays later than agreed',
  'open-question': 'Somebody waits for an answer',
  'low-prices': 'Prices too low, or work given away',
  'slow-quotes': 'Customers wait for quotes',
  'idle-thing': 'Something stands idle',
  guarantee: 'Liable with private means',
  'calls-owner': 'People call for every decision',
  deadline: 'A day by which something is due',
};

/** The source of a fact. */
export function originInWords({ origin, sentence }: TextFactRecord): string {
  if (origin === 'model') return 'Added by the language model';
  if (origin === 'pattern') return 'Read from the text';
  return sentence === undefined
    ? 'Ticked by the owner'
    : 'Read from the text, and ticked or confirmed by the owner';
}
