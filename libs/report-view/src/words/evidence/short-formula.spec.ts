import { expect, it } from '@jest/globals';
import { shortFormula } from './short-formula.js';

const sentence = 'The chain is 44 percent now, they want 8% off from Jan 1st; and an answer soon.';

it.each([
  ['70% of £1,850,000 in revenue is £1,295,000.', '70% of £1,850,000 in revenue is £1,295,000.'],
  [
    `what it costs: $1,500,000 × 8% (you write: “${sentence.replace(';', ',')}”); Annual revenue: $3,400,000`,
    'what it costs: $1,500,000 × 8% (your words)',
  ],
  [`You write: “${sentence}”; Annual revenue: $3,400,000; Largest client: 44%`, 'Your words'],
])('keeps a short formula, and the first part of a long one: %s', (formula, short) =>
  expect(shortFormula(formula)).toBe(short),
);
