import { exampleQuestionnaire } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { answersOf, type Answers } from '../model/answers.js';
import { aliasesIn, fillIn } from './fill-in.js';

const example = answersOf(exampleQuestionnaire);
const answers: Answers = { ...example, ret: 70.1, industry: 'services', growth: -12.5 };

describe('fillIn', () => {
  it('writes numbers with at most two decimals and gaps without a sign', () => {
    expect(fillIn('{{ret}}% is {{retGapAbs}} below {{retBase}}%, {{growthAbs}}', answers)).toBe(
      '70.1% is 9.9 below 80%, 12.5',
    );
  });

  it('writes revenue for each employee as money of the country', () => {
    const firm: Answers = { ...answers, rev: 100_000_000, emp: 3 };
    expect(fillIn('{{rpe}}', { ...firm, country: 'US' })).toBe('$33,333,333');
    expect(fillIn('{{rpe}}', { ...firm, country: 'EU' })).toBe('€33,333,333');
  });

  it('refuses a placeholder that nobody defined', () => {
    expect(() => fillIn('{{nobody}}', answers)).toThrow('{{nobody}}');
  });
});

describe('aliasesIn', () => {
  it('names the answers behind each placeholder, and none for names', () => {
    expect(aliasesIn('{{owner}}: {{retGapAbs}} of {{top}}% at {{company}}')).toEqual([
      'ret',
      'industry',
      'top',
    ]);
  });
});
