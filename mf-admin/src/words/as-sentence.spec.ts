import { describe, expect, it } from '@jest/globals';
import { asSentence } from './as-sentence.js';

describe('a text that another sentence follows', () => {
  it.each([
    ['550 5.1.1 user unknown', '550 5.1.1 user unknown.'],
    ['550 5.1.1 user unknown.', '550 5.1.1 user unknown.'],
    ['Who is that?', 'Who is that?'],
    ['Stop!  ', 'Stop!'],
    ['no mailbox here \n', 'no mailbox here.'],
  ])('%j ends with one stop', (text, sentence) => expect(asSentence(text)).toBe(sentence));
});
