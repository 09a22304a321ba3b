import { afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { runScheduled } from './run-scheduled.js';

afterEach(() => {
  jest.restoreAllMocks();
});

it('a scheduled task that fails is named in the log, and its next run comes', async () => {
  const log = new Logger('Repair');
  const error = jest.spyOn(log, 'error').mockReturnValue();
  const fault = new Error('the database is away');
  await runScheduled(log, 'the repair', () => Promise.reject(fault));
  expect(error).toHaveBeenCalledWith('the repair failed; it runs again at its next time', {
    task: 'the repair',
    error: fault,
  });
});

it('a scheduled task that hangs keeps no later run from its turn', async () => {
  const log = new Logger('Repair');
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  await runScheduled(log, 'the repair', () => new Promise(() => undefined), 20);
  expect(warn).toHaveBeenCalledWith(
    'the repair takes too long; the next run does not wait for it',
    { task: 'the repair' },
  );
});
