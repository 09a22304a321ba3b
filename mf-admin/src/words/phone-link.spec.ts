import { describe, expect, it } from '@jest/globals';
import { phoneLink } from './phone-link.js';

describe('the link that calls', () => {
  it.each([
    ['+44 117 496 0123', 'tel:+441174960123'],
    ['+44 (0)117 496-0123', 'tel:+441174960123'],
    ['0117/496 0123', 'tel:01174960123'],
  ])('%s has its digits', (phone, link) => expect(phoneLink(phone)).toBe(link));
});
