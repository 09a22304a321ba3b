/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { addressMeant, slipsBetween } from './email-typo.js';

describe('a probable slip in an address', () => {
  it.each([
    ['maren@gmial.com', 'maren@gmail.com'],
    ['Maren.Bell@GMAIL.CON', 'Maren.Bell@gmail.com'],
    [' maren@gmail.co ', 'maren@gmail.com'],
    ['maren@gamil.com', 'maren@gmail.com'],
    ['maren@hotmial.com', 'maren@hotmail.com'],
    ['maren@outlok.cm', 'maren@outlook.com'],
    ['maren@yaho.com', 'maren@yahoo.com'],
    ['maren@icluod.com', 'maren@icloud.com'],
  ])('of %s is asked about: %s', (typed, meant) => {
    expect(addressMeant(typed)).toBe(meant);
  });

  it.each([
    'maren@gmail.com',
    'maren@mail.com',
    'maren@gmx.de',
    'maren@gmx.at',
    'maren@we.com',
    'maren@alder-finch.co.uk',
    'maren@example.com',
    'maren',
    '',
  ])('of %p is none', (typed) => {
    expect(addressMeant(typed)).toBeNull();
  });

  it('counts a letter missed, added, changed or swapped as one', () => {
    for (const slip of ['gmil.com', 'ggmail.com', 'gnail.com', 'gmial.com'])
      expect(slipsBetween(slip, 'gmail.com')).toBe(1);
    expect(slipsBetween('', 'abc')).toBe(3);
    expect(slipsBetween('abc', 'abc')).toBe(0);
  });
});
