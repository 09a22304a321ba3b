import { describe, expect, it } from '@jest/globals';
import type { Condition } from '../condition.js';
import { inEnglish } from './in-english.js';

const cases: readonly (readonly [string, Condition])[] = [
  ['Documentation is rated at most 2 of 5.', { atMost: ['docu', 2] }],
  ['Core processes are rated at least 4 of 5.', { atLeast: ['proc', 4] }],
  ['The number of employees is above 10.', { above: ['emp', 10] }],
  ['Documentation is rated below 2 of 5.', { not: { atLeast: ['docu', 2] } }],
  ['Projected growth is from 0% to 2%.', { between: ['growth', 0, 2] }],
  ['The number of employees is not 1 or 2.', { not: { between: ['emp', 1, 2] } }],
  [
    "The owner's longest absence is at least 7 and below 30 days.",
    { all: [{ atLeast: ['absd', 7] }, { below: ['absd', 30] }] },
  ],
  [
    'Net margin is below half of what is good in the industry.',
    { below: ['nm', { half: 'goodNetMargin' }] },
  ],
  [
    'Net margin is at least 1.5 times what is good in the industry.',
    { atLeast: ['nm', { times: [1.5, 'goodNetMargin'] }] },
  ],
  ['Net margin is above gross margin.', { above: ['nm', 'gm'] }],
  [
    "Retention is at least 15 percentage points below the industry's orientation value.",
    { atMost: ['retentionGap', -15] },
  ],
  [
    "Retention is less than 8 percentage points above the industry's orientation value.",
    { below: ['retentionGap', 8] },
  ],
  [
    "Gross margin is at least the industry's orientation value.",
    { not: { below: ['grossGap', 0] } },
  ],
  ['A business plan is not marked as available.', { is: ['bp', false] }],
  ['A business plan is not marked as available.', { not: { is: ['bp', true] } }],
  ['Process documents are marked as available.', { is: ['pd', true] }],
  [
    'The industry is services or healthcare.',
    { any: [{ is: ['industry', 'services'] }, { is: ['industry', 'healthcare'] }] },
  ],
  [
    'The industry is not services or healthcare.',
    { not: { any: [{ is: ['industry', 'services'] }, { is: ['industry', 'healthcare'] }] } },
  ],
  [
    'The written parts of selling include the sales process and lead handling.',
    { all: [{ has: ['elems', 'process'] }, { has: ['elems', 'leads'] }] },
  ],
  [
    'Contacts with suppliers and the bank are personal.',
    { all: [{ not: { has: ['rels', 'vendors'] } }, { not: { has: ['rels', 'banking'] } }] },
  ],
  [
    'The number of functions that run without the owner is at least 2 of 6, and they include operations or sales.',
    {
      all: [
        { count: ['funcs', 'atLeast', 2] },
        { any: [{ has: ['funcs', 'operations'] }, { has: ['funcs', 'sales'] }] },
      ],
    },
  ],
  ['The number of written parts of selling is 0 of 6.', { count: ['elems', 'atMost', 0] }],
  ['Revenue and net margin are given.', { given: ['rev', 'nm'] }],
  ['Revenue or net margin is not given.', { not: { given: ['rev', 'nm'] } }],
  [
    'The number of employees is below 20 (if given).',
    { any: [{ not: { given: ['emp'] } }, { below: ['emp', 20] }] },
  ],
  [
    "Retention is at most 15 and at least 8 percentage points below the industry's orientation value.",
    { between: ['retentionGap', -15, -8] },
  ],
  [
    'Net margin is at least 0% and below 2% or it is above 30%.',
    { any: [{ all: [{ atLeast: ['nm', 0] }, { below: ['nm', 2] }] }, { above: ['nm', 30] }] },
  ],
  ['The ratings differ.', { not: { judged: 'equalRatings' } }],
  [
    'Planning is rated at most 2 of 5, projected growth is above 20% or net margin is below 0%, and documentation is rated at most 2 of 5.',
    {
      all: [
        { atMost: ['plan', 2] },
        { any: [{ above: ['growth', 20] }, { below: ['nm', 0] }] },
        { atMost: ['docu', 2] },
      ],
    },
  ],
];

describe('a condition in English', () => {
  it.each(cases)('%s', (sentence, condition) => {
    expect(inEnglish(condition)).toBe(sentence);
  });
});
