import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { Consumer } from './consumer.js';

interface Payload {
  readonly id: string;
}

let log: jest.Spied<Logger['error']>;
beforeEach(() => {
  jest.useFakeTimers();
  log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const aQueue = () =>
  ({
    name: 'analysis',
    getNextJob: () => Promise.resolve(undefined),
    pause: () => Promise.resolve(),
  }) as unknown as Queue<Payload>;

/** A consumer whose work ends when the test says so. */
function aConsumer(concurrency: number) {
  const ends: ((error?: Error) => void)[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) =>
      ends.push((error) => (error === undefined ? resolve() : reject(error))),
    );
  const queue = aQueue();
  return { consumer: new Consumer(queue, concurrency, work), queue, ends };
}

describe('a consumer', () => {
  it('leaves a line in the log of a job that fails, and the queue hears of it', async () => {
    const error = new Error('the database is away');
    const consumer = new Consumer(aQueue(), 1, () => Promise.reject(error));
    await expect(consumer.handle({ id: 'a' })).rejects.toBe(error);
    expect(log).toHaveBeenCalledWith('a job failed', { queue: 'analysis', error });
  });

  it('has slots for overdue rows that no job and no other row takes', async () => {
    const { consumer, ends } = aConsumer(3);
    const job = consumer.handle({ id: 'a' });
    expect(consumer.freeSlots).toBe(2);
    consumer.begin({ id: 'b' });
    expect(consumer.freeSlots).toBe(1);
    ends[0]!();
    await job;
    expect(consumer.freeSlots).toBe(2);
    ends[1]!(new Error('gone'));
    await jest.advanceTimersByTimeAsync(0);
    expect(consumer.freeSlots).toBe(3);
    expect(log).toHaveBeenCalledWith('work on an overdue row failed', expect.anything());
  });

  it('does not begin a row whose job is at work', async () => {
    const { consumer, ends } = aConsumer(3);
    const job = consumer.handle({ id: 'a' });
    consumer.begin({ id: 'a' });
    consumer.begin({ id: 'b' });
    expect(ends).toHaveLength(2);
    ends[0]!();
    await job;
    consumer.begin({ id: 'a' });
    expect(ends).toHaveLength(3);
  });

  it('has no slot once it is stopped', () => {
    const { consumer } = aConsumer(3);
    consumer.stop();
    expect(consumer.freeSlots).toBe(0);
  });

  it('counts from the last fetch, also from one that found no job', async () => {
    const { consumer, queue } = aConsumer(1);
    jest.advanceTimersByTime(20_000);
    expect(consumer.secondsSinceFetch).toBeCloseTo(20);
    await queue.getNextJob();
    expect(consumer.secondsSinceFetch).toBe(0);
  });

  it('waits for no fetch while each slot has a job', async () => {
    const { consumer, ends } = aConsumer(1);
    const job = consumer.handle({ id: 'a' });
    jest.advanceTimersByTime(60_000);
    expect(consumer.secondsSinceFetch).toBe(0);
    ends[0]!();
    await job;
    jest.advanceTimersByTime(1000);
    expect(consumer.secondsSinceFetch).toBeCloseTo(1);
  });
});
