import { once } from 'node:events';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { isLeaseLost, LeaseLost, HeldLeases } from './held-leases.js';

afterEach(() => {
  jest.restoreAllMocks();
});

const aLease = () => ({
  heartbeatSeconds: 60,
  renew: jest.fn<() => Promise<boolean>>().mockResolvedValue(true),
  handBack: jest.fn<() => Promise<void>>().mockResolvedValue(),
});

describe('a stop', () => {
  it('hands back the leases whose work has not ended when the time is up', async () => {
    const leases = new HeldLeases();
    const lease = aLease();
    let finish = (): void => undefined;
    const held = leases.hold(lease, () => new Promise((resolve) => (finish = resolve)));
    await leases.end(0);
    expect(lease.handBack).toHaveBeenCalledTimes(1);
    finish();
    await held;
  });

  it('waits for work that ends in time, and hands nothing back', async () => {
    const leases = new HeldLeases();
    const lease = aLease();
    let finish = (): void => undefined;
    void leases.hold(lease, () => new Promise((resolve) => (finish = resolve)));
    const ended = leases.end(60_000);
    finish();
    await ended;
    expect(lease.handBack).not.toHaveBeenCalled();
  });

  it('waits for a row that is just being claimed, so that its work is not cut off', async () => {
    const leases = new HeldLeases();
    const lease = aLease();
    let give: (row: string) => void = () => undefined;
    const claimed = new Promise<string>((resolve) => (give = resolve));
    let isDone = false;
    const job = async () => {
      await leases.claim(claimed);
      await leases.hold(lease, async () => {
        await Promise.resolve();
        isDone = true;
      });
    };
    void job();
    const ended = leases.end(60_000);
    give('the row');
    await ended;
    expect(isDone).toBe(true);
    expect(lease.handBack).not.toHaveBeenCalled();
  });
});

/** Work that goes on until its signal aborts, and fails with its reason then. */
const untilAborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
};

describe('work', () => {
  it('is cut when a renewal finds that the lease is somebody else’s', async () => {
    const lease = {
      ...aLease(),
      heartbeatSeconds: 0.001,
      renew: jest.fn(() => Promise.resolve(false)),
    };
    await expect(new HeldLeases().hold(lease, untilAborted)).rejects.toThrow(LeaseLost);
    expect(lease.handBack).not.toHaveBeenCalled();
  });

  it('goes on while the lease is held, and while nobody can say', async () => {
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
    await new HeldLeases().hold({ ...aLease(), heartbeatSeconds: 0.001, renew }, async (signal) => {
      await threeRenewals;
      wasCut = signal.aborted;
    });
    expect(wasCut).toBe(false);
    expect(warn).toHaveBeenCalledWith('a lease was not renewed', { error: new Error('away') });
  });

  it('is cut when its lease is handed back, and not before', async () => {
    const leases = new HeldLeases();
    const seen: string[] = [];
    const lease = {
      ...aLease(),
      handBack: () => {
        seen.push('handed back');
        return Promise.resolve();
      },
    };
    const held = leases.hold(lease, async (signal) => {
      await untilAborted(signal).catch(() => seen.push('cut'));
    });
    await leases.end(0);
    await held;
    expect(seen).toEqual(['handed back', 'cut']);
  });

  it('is cut although its lease could not be handed back', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const leases = new HeldLeases();
    const error = new Error('the database is away');
    const held = leases.hold({ ...aLease(), handBack: () => Promise.reject(error) }, untilAborted);
    await Promise.all([leases.end(0), expect(held).rejects.toThrow(LeaseLost)]);
    expect(warn).toHaveBeenCalledWith('a lease was not handed back', { error });
  });
});

describe('a failure', () => {
  it('is a lost lease when the signal says so, whatever failed, and without a signal by its kind', () => {
    const { signal } = new AbortController();
    expect(isLeaseLost(new Error('cut'), AbortSignal.abort())).toBe(true);
    expect(isLeaseLost(new LeaseLost(), signal)).toBe(true);
    expect(isLeaseLost(new Error('broken'), signal)).toBe(false);
  });
});
