import type { Country } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { amountsIn, daysIn, percentsIn } from './figures-in.js';

describe('percentsIn', () => {
  it.each<[string, number[]]>([
    ['38 percent, 45% and 60 %', [38, 45, 60]],
    ['a third, half, two thirds, a quarter and Three Quarters', [33, 50, 67, 25, 75]],
    ['40 Prozent, 30 pour cent, 20 por ciento', [40, 30, 20]],
    ['12.5%', [12]],
    ['a rise of 250% and 38 people', []],
  ])('%s', (text, percents) => {
    expect(percentsIn(text)).toEqual(percents);
  });
});

describe('daysIn', () => {
  it.each<[string, number[]]>([
    ['after 60 days', [60]],
    ['on 90-day terms', [90]],
    ['après 45 jours, nach 30 Tagen', [45, 30]],
    ['on Monday the 60th', []],
  ])('%s', (text, days) => {
    expect(daysIn(text)).toEqual(days);
  });
});

describe('amountsIn', () => {
  it.each<[string, Country, number[]]>([
    ['40,000 euros', 'EU', [40_000]],
    ['40.000 €', 'EU', [40_000]],
    ['€9,000 a month', 'EU', [9_000]],
    ['$1.5 million', 'US', [1_500_000]],
    ['$120,000', 'AU', [120_000]],
    ['12k a year', 'GB', [12_000]],
    ['R 300 000', 'ZA', [300_000]],
    ['R90,000', 'ZA', [90_000]],
    ['£18,000', 'EU', []],
    ['60,000 kilometres', 'GB', []],
  ])('%s in %s', (text, country, amounts) => {
    expect(amountsIn(text, country)).toEqual(amounts);
  });
});
