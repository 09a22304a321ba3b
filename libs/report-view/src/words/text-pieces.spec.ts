import { expect, it } from '@jest/globals';
import { takenApart } from './text-pieces.js';

const both =
  'You rate delegation 5 of 5 and make 90% of sales. Both can hardly be right; by the sales alone, this is the first thing to hand over. Which is closer to your week?';

it('takes out two answers that do not fit together, with the question', () => {
  expect(takenApart(`It is in transition. ${both} Three steps are left.`)).toEqual({
    rest: 'It is in transition. Three steps are left.',
    quotes: [],
    contradictions: [both],
  });
});

it('leaves a text without either as it is', () => {
  expect(takenApart('All is well at 4.6 of 10.').rest).toBe('All is well at 4.6 of 10.');
});
