import { describe, expect, it } from '@jest/globals';
import type { FactsPack } from '../facts/fact.js';
import { filled } from './fill.js';

const fact = (id: string, value: string) => ({ id, label: id, value, paths: [] });
const words = { path: 'qualitative.vision', question: 'Vision', text: 'We grow.' };

const pack: FactsPack = {
  facts: [
    fact('E15', '70%'),
    fact('E18', 'none'),
    fact('D13', 'about £1,300,000'),
    fact('F01', 'two weeks'),
    fact('T02', ''),
    fact('T02.person', 'your estimator'),
  ],
  rules: [],
  ownerWords: [
    { id: 'Q01', ...words, quote: '“We grow”', isSuspicious: false },
    { id: 'Q02', ...words, quote: '“Do we grow?”', isSuspicious: false },
    { id: 'Q03', ...words, quote: undefined, isSuspicious: false },
  ],
  judgement: {
    band: 'in-transition',
    bandLabel: 'In transition',
    situation: 'build',
    isJudged: true,
    levels: { systems: 'weak', leadership: 'weak', market: 'weak' },
    redFlags: [],
    completeness: 100,
    growth: 0,
    profit: 0,
    isMarginLow: false,
    wishes: [],
  },
  picture: {
    situation: { id: 'build', sentences: [] },
    customers: 'customers',
    hasPartners: false,
    firstSteps: [],
    redFlags: [],
    contradictions: [],
    money: [],
    textFacts: [],
  },
  quoted: [],
  names: { company: '$& Sons {{E15}}' },
  kind: 'a business in Canada',
};

describe('a text that is filled in', () => {
  it.each([
    ['You make {{E15}} of sales.', 'You make 70% of sales.'],
    [
      'It rests on {{T02.person}}. {{T02.person}} knows.',
      'It rests on your estimator. Your estimator knows.',
    ],
    [
      'Try {{F01}}! {{F01}} are enough; {{F01}}, not more.',
      'Try two weeks! Two weeks are enough; two weeks, not more.',
    ],
    ['What is written: {{E18}}.', 'What is written: none.'],
    ['{{COMPANY}} is here.', '$& Sons {{E15}} is here.'],
    ['{{T02.person}}’s share.', 'Your estimator’s share.'],
    ['It says {{Q01}}. {{D13}} is sold.', 'It says “We grow”. About £1,300,000 is sold.'],
    ['It asks {{Q02}}. {{E18}} knows.', 'It asks “Do we grow?” None knows.'],
    ['This is about {{D13}}, or {{D13}}.', 'This is about £1,300,000, or about £1,300,000.'],
    ['Some {{D13}}, roughly {{D13}}.', 'Some £1,300,000, roughly £1,300,000.'],
    ['The {{D13}} of last year.', 'The £1,300,000 of last year.'],
    ['Nothing to fill in.', 'Nothing to fill in.'],
  ])('%s', (text, expected) => {
    expect(filled(text, pack)).toBe(expected);
  });

  it.each([['{{E99}}'], ['{{Q03}}'], ['{{T02}}'], ['{{OWNER}}'], ['{{}}'], ['{{constructor}}']])(
    'is refused with %s',
    (text) => {
      expect(() => filled(`Here is ${text}.`, pack)).toThrow(text);
    },
  );
});
