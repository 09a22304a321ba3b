import { describe, expect, it } from '@jest/globals';
import { makePlain, plainText } from './pdf-text.js';

describe('a text for the PDF', () => {
  it.each([
    ['turns no line around', 'a\u202eb\u202cc\u2066d\u2069', 'abcd'],
    ['has no hidden characters', 'soft\u00adhyphen\ufeff\u200b', 'softhyphen'],
    ['has no control characters but line ends', 'a\u0007b\u0000c\nd', 'abc\nd'],
    ['has one kind of blank', '1\u00a0850\u202f000\u3000x', '1 850 000 x'],
    ['has composed letters', 'Lo\u0301dz\u0301', 'Lódź'],
    ['keeps the joiners that some scripts need', 'می\u200cخواهم', 'می\u200cخواهم'],
    [
      'keeps every other letter',
      'Łódź Ναυπηγεία Верфь 北京 شركة ♥ © ™',
      'Łódź Ναυπηγεία Верфь 北京 شركة ♥ © ™',
    ],
    ['has no emoji', 'Call me 👍🏽 on Monday 👨‍👩‍👧', 'Call me on Monday '],
    ['has no flags, framed digits or coloured signs', '🇬🇧 Step 1️⃣ ❤️ done', ' Step 1 done'],
    ['says so where it was nothing but emoji', '🍕🍕', '(emoji)'],
  ])('%s', (_, given, plain) => {
    expect(plainText(given)).toBe(plain);
  });

  it('is made of all texts of an element, wherever they stand', () => {
    const root = document.createElement('div');
    const inner = document.createElement('p');
    inner.textContent = 'in\u202eside';
    root.append('out\u00adside ', inner);
    makePlain(root);
    expect(root.textContent).toBe('outside inside');
  });
});
