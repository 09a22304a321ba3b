import { describe, expect, it } from '@jest/globals';
import { subjectFaults } from './subject.check.js';
import { saying, someWords } from '../testing/some-words.js';

const [strength] = someWords().strengths;
const faultsOf = (text: string) =>
  subjectFaults({ ...saying('Fine.'), strengths: [{ ...strength!, text }] });

describe('the subject of an item', () => {
  it.each([
    'It costs a week.',
    'They stay for years.',
    'This makes every sale slow.',
    'Their prices are fixed.',
  ])('is missing: %s', (text) => {
    expect(faultsOf(text)).toMatchObject([{ check: 'V10', place: 'strengths P-03' }]);
  });

  it.each([
    'This week decides.',
    'These customers stay.',
    'You keep customers for years; they pay in time.',
  ])('is there: %s', (text) => expect(faultsOf(text)).toEqual([]));

  it('may stand in the sentence before: in a paragraph, or in the finding of a gap', () => {
    expect(subjectFaults(saying('It costs a week.'))).toEqual([]);
    const [gap] = someWords().gaps;
    const words = { ...saying('Fine.'), gaps: [{ ...gap!, meaning: 'It costs a week.' }] };
    expect(subjectFaults(words)).toEqual([]);
  });
});
