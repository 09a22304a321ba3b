import { EventEmitter } from 'node:events';
import { afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { noTraces } from '../tracing/traces.js';
import { WorkQueues } from './work-queues.js';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Two queues that can be told of faults, and whose closing fails. */
function twoQueues() {
  const error = new Error('connect ECONNREFUSED');
  const queueNamed = (name: string) =>
    Object.assign(new EventEmitter(), {
      name,
      client: new EventEmitter(),
      close: () => Promise.reject(error),
    });
  const queues = [queueNamed('analysis'), queueNamed('delivery')] as const;
  const given = queues as unknown as [Queue, Queue];
  expect(new WorkQueues(...given, noTraces())).toBeDefined();
  return { queues, error };
}

it('queues close although Redis goes away meanwhile, and the log tells of it', async () => {
  const log = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const { queues, error } = twoQueues();
  for (const queue of queues) await queue.close();
  expect(log).toHaveBeenCalledWith('analysis closed without Redis', { error });
  expect(log).toHaveBeenCalledWith('delivery closed without Redis', { error });
});

it('a lost connection is told once, and once that it is back; other faults by their name', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const log = jest.spyOn(Logger.prototype, 'log').mockReturnValue();
  const [queue] = twoQueues().queues;
  const lost = Object.assign(new Error('read ECONNRESET'), { syscall: 'read' });
  for (let time = 0; time < 3; time += 1) queue.emit('error', lost);
  queue.emit('error', new Error('Missing lock for job 1 failed'));
  for (let time = 0; time < 2; time += 1) queue.client.emit('ready');
  expect(warn.mock.calls).toEqual([
    ['analysis has no connection to Redis: read ECONNRESET'],
    ['analysis had a fault with Redis: Missing lock for job 1 failed'],
  ]);
  expect(log.mock.calls).toEqual([['analysis has its connection to Redis again']]);
});
