import { describe, expect, it } from '@jest/globals';
import { withoutQuotes } from './quoted-words.js';

const words = 'Every quote still crosses my desk, so customers wait for an answer.';

describe('the owner’s words in a text', () => {
  it.each([
    ['at its end', `It is led by you. You write: “${words}”`, 'It is led by you.'],
    ['as a paragraph', `It is led by you.\n\nYou write: “${words}”`, 'It is led by you.'],
    [
      'between sentences',
      `A first one. The answer reads: “${words}”. A last one.`,
      'A first one. A last one.',
    ],
    ['alone', `You also write: “${words}”`, ''],
  ])('are taken out: %s', (_, text, rest) => {
    expect(withoutQuotes(text)).toEqual({ text: rest, quotes: [{ words, remark: '' }] });
  });

  it.each([
    'You wrote in another language; we quote it and draw no conclusion from it.',
    'You wrote in German; we quote your words as you wrote them.',
    'You wrote in French; we quote your words as you wrote them.',
  ])('take along what is said of another language: %s', (remark) => {
    expect(withoutQuotes(`You write: “${words}” ${remark}`)).toEqual({
      text: '',
      quotes: [{ words, remark }],
    });
  });

  it.each([
    'The plan begins with “give each client a second contact for half a year at least”.',
    'The plan puts this first: “give each client a second contact for half a year at least”.',
    'You write: “too short”.',
    `As you put it: “${words}”, and that holds.`,
  ])('stay where they are part of a sentence, a step, or short: %s', (text) => {
    expect(withoutQuotes(text)).toEqual({ text, quotes: [] });
  });
});
