import { expect, it } from '@jest/globals';
import { advisoryLocks } from './advisory-locks.js';

it('are different keys', () => {
  const keys = Object.values(advisoryLocks);
  expect(new Set(keys).size).toBe(keys.length);
});
