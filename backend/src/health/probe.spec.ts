import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Probe } from './probe.js';

/** Longer than a reply counts. */
const later = 1001;
/** Enough for a reply that is there at once. */
const patienceMs = 20;

describe('a probe', () => {
  const ask = jest.fn<() => Promise<unknown>>();
  const well = () => Promise.resolve();
  const wrong = () => Promise.reject(new Error('wrong'));
  let probe: Probe;
  beforeEach(() => {
    jest.useFakeTimers();
    ask.mockReset().mockImplementation(well);
    probe = new Probe(ask, patienceMs);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** What it says after each of these replies, one after the other. */
  const after = async (...answers: (() => Promise<unknown>)[]) => {
    const results: string[] = [];
    for (const answer of answers) {
      ask.mockImplementation(answer);
      results.push(await probe.result());
      jest.advanceTimersByTime(later);
    }
    return results;
  };

  it('is down after two errors in a row, and up after one success', async () => {
    expect(await after(well, wrong, well, wrong, wrong, wrong, well)).toEqual([
      'up',
      'missed',
      'up',
      'missed',
      'down',
      'down',
      'up',
    ]);
  });

  it('is down at the first error where nothing succeeded before', async () => {
    expect(await after(wrong, well)).toEqual(['down', 'up']);
  });

  it('is down while the very first answer is late', async () => {
    ask.mockImplementation(() => new Promise(() => undefined));
    expect(await probe.result()).toBe('down');
  });

  it('asks at most once a second, however many want to know', async () => {
    expect(await Promise.all([probe.result(), probe.result(), probe.result()])).toEqual(
      Array.from({ length: 3 }, () => 'up'),
    );
    await probe.result();
    expect(ask).toHaveBeenCalledTimes(1);
    await after(well, well);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is slow while an answer is late, asks no second time, and counts the error that follows', async () => {
    await after(well);
    let fail: (error: Error) => void = () => undefined;
    ask.mockImplementation(() => new Promise((_resolve, reject) => (fail = reject)));
    expect([await probe.result(), await probe.result()]).toEqual(['slow', 'slow']);
    expect(ask).toHaveBeenCalledTimes(2);
    fail(new Error('gone'));
    expect(await probe.result()).toBe('missed');
  });
});
