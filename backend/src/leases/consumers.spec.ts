import { afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { Consumers } from './consumers.js';

afterEach(() => {
  jest.restoreAllMocks();
});

/** A queue that does as Bull does: `process` names the worker and does not wait for it. */
function aQueue(failure: Error) {
  const queue = {
    name: 'analysis',
    getNextJob: () => Promise.resolve(undefined),
    setWorkerName: () => Promise.reject(failure),
    process: () => {
      void queue.setWorkerName();
      return Promise.resolve();
    },
  };
  return queue;
}

it('a queue that closes before Redis was reached leaves no rejection unhandled', async () => {
  const debug = jest.spyOn(Logger.prototype, 'debug').mockReturnValue();
  const error = new Error('connect ECONNREFUSED');
  const queue = aQueue(error);
  new Consumers().serve(queue as unknown as Queue, 1, () => Promise.resolve());
  await queue.setWorkerName();
  expect(debug).toHaveBeenCalledWith("analysis's worker has no name", { error });
});
