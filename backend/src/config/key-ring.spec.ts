import { expect, it } from '@jest/globals';
import { derivedKeys, isSignedBy, secretRing } from './key-ring.js';

const [before, now] = ['b'.repeat(32), 'n'.repeat(32)];

it('makes keys of both secrets during a change-over, and of one at other times', () => {
  expect(secretRing({ SECRET: now })).toEqual([now]);
  expect(secretRing({ SECRET: now, SECRET_PREVIOUS: before })).toEqual([now, before]);
});

it('derives a key of its own for each purpose, the same at each start', () => {
  const [key, previous] = derivedKeys({ SECRET: now, SECRET_PREVIOUS: before }, 'erasures');
  expect(key).toHaveLength(32);
  expect(previous).toEqual(derivedKeys({ SECRET: before }, 'erasures')[0]);
  expect(derivedKeys({ SECRET: now }, 'erasures')).toEqual([key]);
  expect(derivedKeys({ SECRET: now }, 'device cookie')[0]).not.toEqual(key);
});

it('takes a signature by any of its keys, and no other', () => {
  const byKey = (key: string): Buffer => Buffer.from(key);
  expect(isSignedBy([now, before], Buffer.from(now), byKey)).toBe(true);
  expect(isSignedBy([now, before], Buffer.from(before), byKey)).toBe(true);
  expect(isSignedBy([now], Buffer.from(before), byKey)).toBe(false);
  expect(isSignedBy([now], Buffer.alloc(0), byKey)).toBe(false);
});
