import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyCharacter } from '../testing/any-character.js';
import { oneLine, seenLength } from './text-characters.js';

describe('seenLength', () => {
  it.each([
    ['\u200b\u200b', 0],
    ['\u3164\u2800', 0],
    ['\u200b a \u200b', 1],
    ['a b', 3],
    ['👍🏽', 2],
  ])('of %j is %d', (text, length) => expect(seenLength(text)).toBe(length));
});

describe('oneLine', () => {
  it.each([
    ["Harmless Ltd\n=cmd|' /C calc'!A0", "Harmless Ltd =cmd|' /C calc'!A0"],
    ['Ann\u202e', 'Ann'],
    ['a\r\n\u0085\u2028b', 'a b'],
    ['  Zoë & Søn  ', 'Zoë & Søn'],
    // A joiner belongs to words and emoji.
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('of %j is %j', (text, line) => expect(oneLine(text)).toBe(line));

  it('leaves no line break, and changes nothing twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const line = oneLine(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
        expect(oneLine(line)).toBe(line);
      }),
    );
  });
});
