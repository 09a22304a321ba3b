import { expect, it } from '@jest/globals';
import { situationInWords } from './situation-names.js';

it.each([
  [
    'a variant that says more',
    'survive',
    'cash',
    'The business has to survive first: the money runs out',
  ],
  ['a variant that says no more', 'thin-margin', 'plain', 'Little of the sales is left'],
  ['a variant of a later version', 'leaking', 'seasonal', 'Customers leave'],
  ['a situation without variants', 'grow', undefined, 'The business can grow'],
] as const)('names %s', (_, id, variant, words) => {
  expect(situationInWords(id, variant)).toBe(words);
});
