import { afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { WorkQueues } from './work-queues.js';

afterEach(() => {
  jest.restoreAllMocks();
});

it('queues close although Redis goes away meanwhile, and the log tells of it', async () => {
  const log = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const error = new Error('connect ECONNREFUSED');
  const queueNamed = (name: string) =>
    ({ name, on: jest.fn(), close: () => Promise.reject(error) }) as unknown as Queue;
  const queues = [queueNamed('analysis'), queueNamed('delivery')] as const;
  expect(new WorkQueues(...queues)).toBeDefined();
  for (const queue of queues) await queue.close();
  expect(log).toHaveBeenCalledWith('analysis closed without Redis', { error });
  expect(log).toHaveBeenCalledWith('delivery closed without Redis', { error });
});
