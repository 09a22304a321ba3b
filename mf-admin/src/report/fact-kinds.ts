import type { TextFactKind } from '@ellac/contracts';

/** What a sentence of an answer is taken to say, in a few words for a coach. */
export const factKinds: Readonly<Record<TextFactKind, string>> = {
  'wish-exit': 'A wish to hand over, sell or stop',
  'wish-small': 'A wish to stay small or work less',
  event: 'Something happens to a client, a supplier, the site or the rules',
  'person-leaves': 'Somebody leaves',
  'only-one': 'One person alone can do or knows something',
  'client-share': 'The share of one client',
  liquidity: 'Cash is short',
  'term-ends': 'A contract, lease or licence ends',
  'health-age': 'Illness or age',
  'cost-squeeze': 'Costs rise faster than prices',
  buyer: 'Somebody asked to take over',
  'payment-days': 'How long customers take to pay',
  'why-leave': 'Why or when customers leave',
  'partners-unsettled': 'The owners have not settled their terms',
  'own-sum': 'A sum named as a cost or loss',
};
