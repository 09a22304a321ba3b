import { describe, expect, it } from '@jest/globals';
import { percentSum } from '@ellac/contracts';
import fc from 'fast-check';
import { atMost, followersOf, linkShares } from './linked-percents.js';

const names = ['recurring', 'project', 'oneTime'] as const;
const fresh = { recurring: 0, project: 0, oneTime: 100 };

/** The group after some entries in this order, each on a field that was just entered. */
const after = (entries: readonly (readonly [name: string, percent: number])[]) =>
  entries.reduce<{ shares: Record<string, number>; given: string[] }>(
    ({ shares, given }, [name, percent]) => {
      const latest = [...given.filter((each) => each !== name), name];
      return {
        shares: linkShares(shares, name, percent, followersOf(shares, name, latest)),
        given: latest,
      };
    },
    { shares: fresh, given: [] },
  ).shares;

describe('linked percents', () => {
  it('of two move against each other', () => {
    const pair = { custom: 50, standard: 50 };
    const followers = followersOf(pair, 'custom', ['custom']);
    expect(linkShares(pair, 'custom', 65, followers)).toEqual({ custom: 65, standard: 35 });
  });

  it('of three set the third to what the other two leave', () => {
    expect(after([['recurring', 12]])).toEqual({ recurring: 12, project: 0, oneTime: 88 });
    expect(
      after([
        ['recurring', 12],
        ['project', 63],
      ]),
    ).toEqual({ recurring: 12, project: 63, oneTime: 25 });
  });

  it('take from the next one that is not given when the last has nothing left to give', () => {
    const shares = { owner: 100, team: 0, other: 0 };
    const followers = followersOf(shares, 'team', ['team']);
    expect(linkShares(shares, 'team', 30, followers)).toEqual({ owner: 70, team: 30, other: 0 });
  });

  it('let the one given longest ago follow where all are given', () => {
    expect(
      after([
        ['recurring', 12],
        ['project', 63],
        ['oneTime', 30],
      ]),
    ).toEqual({ recurring: 7, project: 63, oneTime: 30 });
  });

  it('keep a slip as typed, and no other answer changes', () => {
    const slip = after([
      ['recurring', 12],
      ['project', 130],
    ]);
    expect(slip).toEqual({ recurring: 12, project: 130, oneTime: 0 });
    const followers = followersOf(slip, 'project', ['recurring', 'project']);
    expect(atMost(slip, 'project', followers.names)).toBe(88);
    expect(linkShares(slip, 'project', 30, followers)).toEqual({
      recurring: 12,
      project: 30,
      oneTime: 58,
    });
  });

  it('leave a given third share alone in a slip', () => {
    expect(
      after([
        ['recurring', 12],
        ['project', 63],
        ['oneTime', 25],
        ['project', 95],
      ]),
    ).toEqual({ recurring: 12, project: 95, oneTime: 25 });
  });

  it('keep a share below zero as typed, and move nothing', () => {
    expect(linkShares(fresh, 'project', -5, { names: ['oneTime'], areAnswers: false })).toEqual({
      ...fresh,
      project: -5,
    });
  });

  it('keep to two decimals', () => {
    const shares = { owner: 33.33, team: 33.33, other: 33.34 };
    expect(linkShares(shares, 'owner', 33.337, { names: ['other'], areAnswers: true })).toEqual({
      owner: 33.34,
      team: 33.33,
      other: 33.33,
    });
  });

  it('keep what was typed, change only the follower, and are 100 where it fits', () => {
    const share = fc.double({ min: 0, max: 100, noNaN: true });
    const start = fc
      .tuple(share, share)
      .map(([one, other]) => [Math.round(one * 100), Math.round(other * 100)].sort((a, b) => a - b))
      .map(([low = 0, high = 0]) => ({
        recurring: low / 100,
        project: (high - low) / 100,
        oneTime: (10_000 - high) / 100,
      }));
    fc.assert(
      fc.property(
        start,
        fc.constantFrom(...names),
        fc.double({ min: -500, max: 500, noNaN: true }),
        fc.shuffledSubarray([...names]),
        (before, changed, percent, given) => {
          const followers = followersOf(before, changed, given);
          const linked = linkShares(before, changed, percent, followers);
          const rounded = Math.round(percent * 100) / 100 || 0;
          expect(linked[changed]).toBe(rounded);
          for (const name of names) {
            if (name !== changed && !followers.names.includes(name))
              expect(linked[name]).toBe(before[name]);
          }
          const fits = rounded >= 0 && rounded <= atMost(before, changed, followers.names);
          expect(percentSum(Object.values(linked)) === 100).toBe(
            fits || percentSum(Object.values({ ...before, [changed]: rounded })) === 100,
          );
        },
      ),
    );
  });
});
