import { once } from 'node:events';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { isOver, TurnLost, Turns } from './turns.js';

afterEach(() => {
  jest.restoreAllMocks();
});

const aTurn = () => ({
  renew: jest.fn<() => Promise<boolean>>().mockResolvedValue(true),
  handBack: jest.fn<() => Promise<void>>().mockResolvedValue(),
});

describe('a stop', () => {
  it('hands back the turns whose work has not ended when the time is up', async () => {
    const turns = new Turns();
    const turn = aTurn();
    let finish = (): void => undefined;
    const held = turns.hold(turn, 60, () => new Promise((resolve) => (finish = resolve)));
    await turns.end(0);
    expect(turn.handBack).toHaveBeenCalledTimes(1);
    finish();
    await held;
  });

  it('waits for work that ends in time, and hands nothing back', async () => {
    const turns = new Turns();
    const turn = aTurn();
    let finish = (): void => undefined;
    void turns.hold(turn, 60, () => new Promise((resolve) => (finish = resolve)));
    const ended = turns.end(60_000);
    finish();
    await ended;
    expect(turn.handBack).not.toHaveBeenCalled();
  });

  it('waits for a row that is just being claimed, so that its work is not cut off', async () => {
    const turns = new Turns();
    const turn = aTurn();
    let give: (row: string) => void = () => undefined;
    const claimed = new Promise<string>((resolve) => (give = resolve));
    let isDone = false;
    const job = async () => {
      await turns.claim(claimed);
      await turns.hold(turn, 60, async () => {
        await Promise.resolve();
        isDone = true;
      });
    };
    void job();
    const ended = turns.end(60_000);
    give('the row');
    await ended;
    expect(isDone).toBe(true);
    expect(turn.handBack).not.toHaveBeenCalled();
  });
});

/** Work that goes on until its signal aborts, and fails with its reason then. */
const untilCut = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
};

describe('work', () => {
  it('is cut when a renewal finds that the turn is somebody else’s', async () => {
    const turn = { ...aTurn(), renew: jest.fn(() => Promise.resolve(false)) };
    await expect(new Turns().hold(turn, 0.001, untilCut)).rejects.toThrow(TurnLost);
    expect(turn.handBack).not.toHaveBeenCalled();
  });

  it('goes on while the turn is held, and while nobody can say', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    let renewals = 0;
    let finish = (): void => undefined;
    const threeRenewals = new Promise<void>((resolve) => (finish = resolve));
    const renew = () => {
      renewals += 1;
      if (renewals === 3) finish();
      return renewals === 2 ? Promise.reject(new Error('away')) : Promise.resolve(true);
    };
    let wasCut = true;
    await new Turns().hold({ ...aTurn(), renew }, 0.001, async (signal) => {
      await threeRenewals;
      wasCut = signal.aborted;
    });
    expect(wasCut).toBe(false);
    expect(warn).toHaveBeenCalledWith('a lease was not renewed', { error: new Error('away') });
  });

  it('is cut when its turn is handed back, and not before', async () => {
    const turns = new Turns();
    const seen: string[] = [];
    const turn = {
      ...aTurn(),
      handBack: () => {
        seen.push('handed back');
        return Promise.resolve();
      },
    };
    const held = turns.hold(turn, 60, async (signal) => {
      await untilCut(signal).catch(() => seen.push('cut'));
    });
    await turns.end(0);
    await held;
    expect(seen).toEqual(['handed back', 'cut']);
  });

  it('is cut although its turn could not be handed back', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const turns = new Turns();
    const error = new Error('the database is away');
    const held = turns.hold({ ...aTurn(), handBack: () => Promise.reject(error) }, 60, untilCut);
    await Promise.all([turns.end(0), expect(held).rejects.toThrow(TurnLost)]);
    expect(warn).toHaveBeenCalledWith('a turn was not handed back', { error });
  });
});

describe('a failure', () => {
  it('is the turn’s end when the signal says so, whatever failed, and without a signal by its kind', () => {
    const { signal } = new AbortController();
    expect(isOver(new Error('cut'), AbortSignal.abort())).toBe(true);
    expect(isOver(new TurnLost(), signal)).toBe(true);
    expect(isOver(new Error('broken'), signal)).toBe(false);
  });
});
