import { describe, expect, it } from '@jest/globals';
import { atMost } from './at-most.js';

describe('atMost', () => {
  it('never runs more at a time, runs all in their order, and goes on after a failure', async () => {
    const inTurn = atMost(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const task = (number: number) => async (): Promise<number> => {
      begun.push(number);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (number === 1) throw new Error('one fails');
      return number;
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => inTurn(task(n))));
    expect(
      results.map(({ status }) => status).filter((status) => status === 'rejected'),
    ).toHaveLength(1);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(2);
    expect(await inTurn(task(6))).toBe(6);
  });
});
