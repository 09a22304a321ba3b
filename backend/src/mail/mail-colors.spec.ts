import { defaultBrandColors } from '@ellac/contracts/brand';
import { describe, expect, it } from '@jest/globals';
import { mailColors } from './mail-colors.js';

describe('the mark in a mail', () => {
  it('has the colours that its transparent bars have on the field', () =>
    expect(mailColors(defaultBrandColors).bars.map(({ color }) => color)).toEqual([
      '#9eb2b6',
      '#d1dadd',
      '#94cfe1',
    ]));
});
