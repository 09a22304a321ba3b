import { describe, expect, it } from '@jest/globals';
import { percentSum } from '@ellac/contracts';
import fc from 'fast-check';
import { linkShares } from './linked-percents.js';

const order = ['other', 'owner', 'team'];

describe('linked percents', () => {
  it('of two move against each other', () => {
    const pair = { custom: 50, standard: 50 };
    expect(linkShares(pair, 'custom', 65, ['standard', 'custom'])).toEqual({
      custom: 65,
      standard: 35,
    });
  });

  it('of three let the one changed longest ago give way', () => {
    const shares = { owner: 70, team: 20, other: 10 };
    expect(linkShares(shares, 'owner', 60, order)).toEqual({ owner: 60, team: 20, other: 20 });
    expect(linkShares(shares, 'other', 25, order)).toEqual({ owner: 55, team: 20, other: 25 });
  });

  it('take from the next one when the first has nothing left to give', () => {
    const shares = { owner: 100, team: 0, other: 0 };
    expect(linkShares(shares, 'team', 30, order)).toEqual({ owner: 70, team: 30, other: 0 });
  });

  it('keep to two decimals', () => {
    const shares = { owner: 33.33, team: 33.33, other: 33.34 };
    expect(linkShares(shares, 'owner', 33.337, order)).toEqual({
      owner: 33.34,
      team: 33.33,
      other: 33.33,
    });
  });

  it('are 100 together and each from 0 to 100, whatever is typed in whatever order', () => {
    const edit = fc.record({
      name: fc.constantFrom(...order),
      percent: fc.double({ min: -500, max: 500, noNaN: true }),
      stalest: fc.shuffledSubarray(order, { minLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1 }), (edits) => {
        const shares = edits.reduce<Record<string, number>>(
          (before, { name, percent, stalest }) => linkShares(before, name, percent, stalest),
          { owner: 100, team: 0, other: 0 },
        );
        const values = Object.values(shares);
        expect(percentSum(values)).toBe(100);
        expect(values.every((value) => value >= 0 && value <= 100)).toBe(true);
      }),
    );
  });
});
