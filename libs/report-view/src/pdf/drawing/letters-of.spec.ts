import { afterEach, describe, expect, it } from '@jest/globals';
import { lettersOf } from './letters-of.js';

const { Segmenter } = Intl;
afterEach(() => {
  Object.assign(Intl, { Segmenter });
});

const accent = 'e\u0301';

describe('the letters of a text', () => {
  it('are those that a reader sees', () => {
    expect(lettersOf(`北🙂${accent}`).map(({ segment, index }) => [segment, index])).toEqual([
      ['北', 0],
      ['🙂', 1],
      [accent, 3],
    ]);
  });

  it('are code points where the browser cannot tell', () => {
    Reflect.deleteProperty(Intl, 'Segmenter');
    expect(lettersOf(`北🙂${accent}`)).toEqual([
      { segment: '北', index: 0 },
      { segment: '🙂', index: 1 },
      { segment: 'e', index: 3 },
      { segment: '\u0301', index: 4 },
    ]);
  });
});
