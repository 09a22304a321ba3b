import { describe, expect, it, jest } from '@jest/globals';
import { Turns } from './turns.js';

const aTurn = () => ({
  renew: jest.fn<() => Promise<void>>().mockResolvedValue(),
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
