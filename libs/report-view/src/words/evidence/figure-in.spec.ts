import { expect, it } from '@jest/globals';
import { figureIn } from './figure-in.js';

it.each([
  ['You sell about £1,300,000 a year yourself, 70% of the revenue.', 'about £1,300,000'],
  ['Of £1,850,000 in revenue, about £130,000 is left as profit in a year.', 'about £130,000'],
  ['R2,840,000 of gross profit a year hangs on Ruth: 29% of R9,800,000.', 'R2,840,000'],
  ['Food that is 9% dearer costs $167,000 to $223,000 a year.', '$167,000 to $223,000'],
  ['95% of sales would hang on you.', '95%'],
  ['Without it, nothing is left of €1,200.', '€1,200'],
  ['The net margin stands at -8%.', '-8%'],
  ['The year ends at -€12,000.', '-€12,000'],
  ['Some 10-12% of orders are late.', '12%'],
  ['Nobody else could tell.', null],
])('the figure of “%s” is %s', (sentence, figure) => {
  expect(figureIn(sentence)).toBe(figure);
});
