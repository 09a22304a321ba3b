import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { atMostEvery } from './at-most-every.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('passes on the first call, and the next one after a while', () => {
  const act = jest.fn();
  const tell = atMostEvery(1000, act);
  tell('first');
  jest.advanceTimersByTime(999);
  tell('too soon');
  jest.advanceTimersByTime(1);
  tell('second');
  expect(act.mock.calls).toEqual([['first'], ['second']]);
});

it('is not quiet for longer when the clock of the host is set back', () => {
  const act = jest.fn();
  const tell = atMostEvery(1000, act);
  tell('first');
  jest.setSystemTime(Date.now() - 86_400_000);
  jest.advanceTimersByTime(1000);
  tell('second');
  expect(act).toHaveBeenCalledTimes(2);
});
