import type { SituationId } from '@ellac/contracts';
import type { MoneyId, Situation } from '@ellac/diagnosis/parts';

/** The most informative figures in each situation. */
const numbers: Readonly<Record<SituationId, readonly MoneyId[]>> = {
  'too-little': [],
  survive: ['late-cash', 'break-even', 'client-loss', 'profit'],
  'exit-short': ['restated', 'profit', 'own-sum', 'owner-sales', 'price-1'],
  'thin-margin': [
    'profit',
    'price-1',
    'late-cash',
    'restated',
    'growth-cash',
    'client-loss',
    'per-head',
  ],
  'few-clients': ['client-loss', 'profit', 'share-cap', 'price-1'],
  'exit-long': ['restated', 'profit', 'owner-sales', 'price-1'],
  leaking: ['churn', 'profit', 'price-1'],
  'owner-bound': ['owner-sales', 'restated', 'profit', 'price-1'],
  'stay-small': ['restated', 'client-loss', 'profit', 'price-1'],
  grow: ['growth-extra', 'growth-cash', 'profit', 'restated', 'price-1'],
  build: ['profit', 'price-1', 'owner-sales', 'restated'],
};

/** The most informative figures; the first three that can be shown are on page one. */
export const numbersOfSituation = ({ id, variant }: Situation): readonly MoneyId[] =>
  // If the work waits for another person, the owner's pay is left out.
  id === 'owner-bound' && variant === 'person'
    ? numbers[id].filter((number) => number !== 'restated')
    : numbers[id];
