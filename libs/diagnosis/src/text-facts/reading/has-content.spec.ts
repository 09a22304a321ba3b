import { describe, expect, it } from '@jest/globals';
import { hasContent } from './has-content.js';

describe('hasContent', () => {
  it.each([
    'New people stand beside a printer for three months.',
    'I don’t know yet how we will grow, but two hotels asked us for a price and the workshop has room for a third bench in spring.',
    'The waiting list is five weeks and we hire slowly.',
  ])('has: %s', (text) => {
    expect(hasContent(text, ['Another text that says something else.'])).toBe(true);
  });

  it.each([
    ['fewer than four words', 'More good customers'],
    ['fewer than five different words', 'more and more and more'],
    ['one word most of the time', 'test it test now test here test there test again test'],
    ['an excuse', 'We don’t know that yet, will tell you later.'],
    ['an excuse', 'Will be filled in next week by my wife'],
    ['a row of keys', 'asdfgh one two three four five six'],
    ['a filler', 'Lorem ipsum dolor sit amet and so on'],
    ['blanks', '   '],
  ])('has not: %s', (_, text) => {
    expect(hasContent(text, [])).toBe(false);
  });

  it('has not where the same stands in another answer, whatever its blanks and capitals', () => {
    const text = 'We want to grow with two more hotels next year.';
    expect(hasContent(text, ['we want to  grow with two more hotels next year'])).toBe(false);
    expect(hasContent(text, [])).toBe(true);
  });
});
