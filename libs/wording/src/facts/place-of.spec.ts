import { describe, expect, it } from '@jest/globals';
import { placeOf } from './place-of.js';

describe('the place of a business', () => {
  it.each([
    ['+353 52 555 0141', 'Ireland'],
    ['0043 662 123456', 'Austria'],
    ['+49 (0)30 / 555-0100', 'Germany'],
    ['+46 31 555 01 00', 'Sweden'],
    ['+31.20.555.0100', 'the Netherlands'],
  ])('is the country of a dialling code: %s', (phone, place) => expect(placeOf(phone)).toBe(place));

  it.each(['030 5550100', '+44 20 7946 0000', '+1 416 555 0100', '', 'ring the office'])(
    'is not known without one of the Union: %s',
    (phone) => expect(placeOf(phone)).toBeUndefined(),
  );
});
