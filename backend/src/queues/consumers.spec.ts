import { afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Job, Queue } from 'bull';
import { Consumers } from './consumers.js';

afterEach(() => {
  jest.restoreAllMocks();
});

it('a job that fails leaves a line in the log, and the queue hears of it', async () => {
  const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  let handle: (job: Job) => Promise<void> = () => Promise.resolve();
  const queue = {
    name: 'analysis',
    process: (_concurrency: number, handler: typeof handle) => {
      handle = handler;
      return new Promise<void>(() => undefined);
    },
  } as unknown as Queue;
  const error = new Error('the database is away');
  new Consumers().serve(queue, 1, () => Promise.reject(error));
  await expect(handle({ data: {} } as Job)).rejects.toBe(error);
  expect(log).toHaveBeenCalledWith('a job failed', { queue: 'analysis', error });
});
