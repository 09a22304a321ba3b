import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { unusedPause, useInUse } from './use-in-use.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('ends where nobody presses or moves anything, and comes back with the next sign', () => {
  const { result } = renderHook(useInUse);
  pass(unusedPause - 1);
  expect(result.current).toBe(true);
  fireEvent.pointerMove(document.body);
  pass(unusedPause - 1);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
  fireEvent.keyDown(document.body, { key: 'e' });
  expect(result.current).toBe(true);
});
