import { describe, expect, it } from '@jest/globals';
import { channelsOf } from './colors.js';

describe('the channels of a computed colour', () => {
  it.each([
    ['rgb(1, 52, 64)', [1, 52, 64]],
    ['rgba(1, 52, 64, 0.5)', [1, 52, 64]],
    ['rgba(0, 0, 0, 0)', null],
  ])('of %s are %j', (color, channels) => expect(channelsOf(color)).toEqual(channels));
});
