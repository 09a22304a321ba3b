import { expect, it } from '@jest/globals';
import { maskedAddress } from './masked-address.js';

it.each([
  ['maren@alder.com', 'm…@a….com'],
  ['j@b.co.uk', 'j…@b….uk'],
  ['"a@b"@example.org', '"…@e….org'],
  ['𝒜nna@x.de', '𝒜…@x….de'],
])('masks %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});
