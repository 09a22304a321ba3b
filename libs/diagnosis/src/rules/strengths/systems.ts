import type { StrengthRuleId } from '../ids.js';
import type { StrengthRule } from '../rule.js';

/** Strengths of the business systems. */
export const systemsStrengths = {
  'P-06': {
    area: 'systems',
    priority: 'low',
    when: { all: [{ atLeast: ['docu', 4] }, { is: ['pd', true] }] },
    finding: 'Processes are documented (rated {{docu}}/5), and the documents are available.',
    action: 'Go through each document once a year.',
    expectedOutcome: 'Documents that people keep using.',
    timeline: 'yearly',
    resources: { owner: '2 hours a year', staff: 'One person for each document: an hour a year' },
    sources: ['FOS'],
    words: {
      name: 'processes that are written down',
      worth: [
        'Know-how belongs to the company and not to one head.',
        'A new colleague has something to read on the first day.',
      ],
      stake: [
        'Documents age quietly, and a yearly look keeps them true.',
        'A document that nobody has opened for a year is usually wrong by then.',
      ],
      step: 'Go through each process document once a year',
      measure: 'Documents reviewed within the last year',
      milestone: 'All documents have passed their yearly review',
    },
    bySize: { solo: { worth: 'Know-how lies on paper and not only in one head.' } },
  },
  'P-12': {
    area: 'systems',
    priority: 'low',
    when: { all: [{ count: ['elems', 'atLeast', 5] }, { has: ['elems', 'process'] }] },
    finding: '{{elemCount}} of 6 elements of selling are written down.',
    action: 'Use the written material to train the next person who sells.',
    expectedOutcome: 'Selling that can be repeated.',
    timeline: 'ongoing',
    resources: { owner: '1 hour a month', staff: 'Those who sell, as trainers: 2 hours a month' },
    sources: ['SP'],
    words: {
      name: 'selling that is written down',
      worth: ['Selling can be taught here.', 'A new seller need not begin by guessing.'],
      stake: 'Written selling shows its value when somebody new learns from it.',
      step: 'Train the next seller from the written material',
      measure: 'Weeks until a new seller works alone',
      milestone: 'A new seller has learned from the written material',
    },
    bySize: {
      solo: {
        worth: 'Selling could be passed on from what is written.',
        action:
          'Use the written material whenever somebody else is to sell, and note what they still had to ask.',
        step: 'Let somebody else sell from the written material once',
        measure: 'Questions that the written material did not answer',
        milestone: 'Somebody else has sold from the written material',
      },
    },
  },
  'P-13': {
    area: 'systems',
    priority: 'low',
    when: {
      all: [
        { atLeast: ['deliv', 4] },
        { atLeast: ['std', 50] },
        { has: ['funcs', 'service_delivery'] },
      ],
    },
    finding:
      'Delivery runs well without the owner (rated {{deliv}}/5), and {{std}}% of the work is standard.',
    action: 'Let those who deliver improve the standard once a quarter.',
    expectedOutcome: 'Quality that grows with the company.',
    timeline: 'ongoing',
    resources: { owner: '2 hours a quarter', staff: 'Those who deliver: 2 hours a quarter' },
    sources: ['TVR'],
    words: {
      name: 'standard work that others deliver',
      worth: [
        'What is sold can be delivered by others.',
        'Quality does not hang on who is in that day.',
      ],
      stake: 'A standard stays alive when the people who use it may change it.',
      step: 'Let those who deliver improve the standard every quarter',
      measure: 'Improvements made by those who deliver, each quarter',
      milestone: 'Those who deliver have made their first improvement',
    },
    bySize: {
      solo: {
        worth: 'What is sold can be delivered with help from others.',
        action: 'Improve the standard once a quarter, with whoever helps to deliver.',
        step: 'Improve the standard every quarter',
        stake: 'A standard stays alive when it is changed as often as the work changes.',
        measure: 'Improvements to the standard, each quarter',
        milestone: 'The standard has had its first improvement',
      },
    },
  },
} satisfies Partial<Readonly<Record<StrengthRuleId, StrengthRule>>>;
