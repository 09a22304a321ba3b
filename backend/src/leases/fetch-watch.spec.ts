import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { AnyConsumer } from './consumer.js';
import type { Consumers } from './consumers.js';
import { FetchWatch } from './fetch-watch.js';

/** A watch that notes the end it asks for. */
class NotedWatch extends FetchWatch {
  readonly ends: string[] = [];

  protected override end(queue: string): void {
    this.ends.push(queue);
  }
}

const client = { status: 'ready' };
const getWaitingCount = jest.fn<() => Promise<number>>();
const reconnect = jest.fn();
const consumer = {
  queue: { name: 'analysis', client, getWaitingCount },
  reconnect,
  secondsSinceFetch: 0,
};
let watch: NotedWatch;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  jest.spyOn(Logger.prototype, 'log').mockReturnValue();
  client.status = 'ready';
  consumer.secondsSinceFetch = 0;
  getWaitingCount.mockReset().mockResolvedValue(3);
  reconnect.mockReset();
  const consumers = { all: () => [consumer as unknown as AnyConsumer] };
  watch = new NotedWatch(consumers as unknown as Consumers);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Looks after so many seconds. */
const look = (seconds: number) => {
  jest.advanceTimersByTime(seconds * 1000);
  consumer.secondsSinceFetch += seconds;
  return watch.run();
};

describe('the watch over fetching', () => {
  it('gives a blind consumer one new connection, and ends the process when that does not help', async () => {
    await look(29);
    expect(watch.isBlind).toBe(false);
    await look(2);
    expect(watch.isBlind).toBe(true);
    expect(reconnect).toHaveBeenCalledTimes(1);
    await look(29);
    expect(watch.ends).toEqual([]);
    await look(2);
    expect(watch.ends).toEqual(['analysis']);
    expect(reconnect).toHaveBeenCalledTimes(1);
  });

  it('is content once jobs are fetched again', async () => {
    await look(31);
    consumer.secondsSinceFetch = 0;
    await look(5);
    expect(watch.isBlind).toBe(false);
    await look(31);
    expect(reconnect).toHaveBeenCalledTimes(2);
    expect(watch.ends).toEqual([]);
  });

  it('does nothing where no job waits, or Redis is away', async () => {
    getWaitingCount.mockResolvedValue(0);
    await look(90);
    getWaitingCount.mockResolvedValue(3);
    client.status = 'reconnecting';
    await look(90);
    expect(watch.isBlind).toBe(false);
    expect(reconnect).not.toHaveBeenCalled();
  });
});
