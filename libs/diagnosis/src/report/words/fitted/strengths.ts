import type { FittedWords } from '../rule-words.js';
import type { BySize } from '../wording.js';

export const fittedStrengths: Readonly<Record<string, BySize<FittedWords>>> = {
  'P-04': {
    solo: {
      name: 'orders that come in without {{owners}} own selling',
      worth: 'Work arrives without taking hours of selling.',
      stake:
        'Ways in which orders come by themselves dry up quietly, so they deserve a look each quarter.',
      action:
        'Keep the ways by which orders come in today, and look each quarter at which of them still work.',
      expectedOutcome: 'Orders that go on coming in without {{owners}} effort.',
      step: 'Look each quarter at the ways by which orders come in',
      measure: 'Orders by the way they came in, each quarter',
      milestone: 'A year of orders is on record, by the way they came in',
    },
  },
  'P-06': { solo: { worth: 'Know-how lies on paper and not only in one head.' } },
  'P-07': { solo: { worth: 'There is money to pay for help.' } },
  'P-08': {
    solo: {
      worth: 'Little of the business waits for one person.',
      stake:
        'Functions that others look after depend on those others, so a second name for each makes them safe.',
      action: 'Write down who looks after each function, inside or outside, and who stands in.',
    },
  },
  'P-09': {
    solo: {
      stake: 'Secured revenue is the safest moment to pay for help.',
      action: 'Use this certainty to buy in help before it is needed.',
      step: 'Buy in help ahead of need',
      measure: 'Hours bought in before the work arrives',
      milestone: 'The first hours of help are bought ahead of need',
    },
  },
  'P-10': {
    solo: {
      worth: 'The direction is clear, and it can be checked.',
      stake: 'A plan that only its author knows is never questioned.',
      action: 'Show the plan to somebody from outside who may ask awkward questions.',
      expectedOutcome: 'A plan that has stood up to questions.',
      step: 'Show the plan to somebody who asks awkward questions',
      measure: 'Questions on the plan that have an answer',
      milestone: 'Somebody from outside has gone through the plan',
    },
  },
  'P-12': {
    solo: {
      worth: 'Selling could be passed on from what is written.',
      action:
        'Use the written material whenever somebody else is to sell, and note what they still had to ask.',
      step: 'Let somebody else sell from the written material once',
      measure: 'Questions that the written material did not answer',
      milestone: 'Somebody else has sold from the written material',
    },
  },
  'P-13': {
    solo: {
      worth: 'What is sold can be delivered with help from others.',
      action: 'Improve the standard once a quarter, with whoever helps to deliver.',
      step: 'Improve the standard every quarter',
      stake: 'A standard stays alive when it is changed as often as the work changes.',
      measure: 'Improvements to the standard, each quarter',
      milestone: 'The standard has had its first improvement',
    },
  },
};
