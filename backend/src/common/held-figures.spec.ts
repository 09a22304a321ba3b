import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HeldFigures } from './held-figures.js';

describe('figures over a whole table', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  let rows: number;
  let counted: number;
  const figures = () => {
    counted = 0;
    const count = () => {
      counted += 1;
      return Promise.resolve({ rows });
    };
    return new HeldFigures(count, (each) => each.rows);
  };

  it('are counted each time while they are small', async () => {
    const small = figures();
    for (rows = 0; rows < 3; rows += 1) expect(await small.read()).toEqual({ rows });
    expect(counted).toBe(3);
  });

  it('are counted once a minute when they are large', async () => {
    const held = figures();
    rows = 10_000;
    await held.read();
    rows = 20_000;
    jest.advanceTimersByTime(59_999);
    expect(await held.read()).toEqual({ rows: 10_000 });
    expect(counted).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await held.read()).toEqual({ rows: 20_000 });
  });

  it('are not held when they could not be counted', async () => {
    let isAway = true;
    const held = new HeldFigures(
      () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(10_000)),
      (each) => each,
    );
    await expect(held.read()).rejects.toThrow('away');
    isAway = false;
    expect(await held.read()).toBe(10_000);
  });
});
