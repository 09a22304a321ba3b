import type { FittedWords } from '../rule-words.js';
import type { BySize } from '../wording.js';

export const fittedLeadership: Readonly<Record<string, BySize<FittedWords>>> = {
  'L-01': {
    solo: {
      milestone: '{{owner}} has been away for a full week, and nothing was lost',
    },
  },
  'L-02': {
    solo: {
      action:
        'Agree with a trusted colleague from the trade who answers customers during an absence, and up to which amount they may decide. Try two weeks away, then 30 days.',
      step: 'Agree a stand-in from the trade, then try two weeks and 30 days away',
    },
    large: {
      stake:
        'In a company of {{emp}} people, two weeks of absence should be a test of the deputy and not of the company.',
    },
  },
  'L-03': {
    solo: {
      action:
        'List what still stops after {{absd}} days, find somebody outside or a fixed rule that keeps each point going, and then plan 90 days away.',
    },
  },
  'L-07': {
    small: {
      action:
        'Give one of the {{emp}} people a fixed part of the week for selling, with a target. A hire for sales can follow once that works.',
      step: 'Give one colleague a fixed part of the week for selling',
      measure: 'Orders won by that colleague, each month',
      milestone: 'One colleague sells for a fixed part of the week',
      help: 'One colleague: a day a week for selling',
    },
  },
  'L-08': {
    small: {
      action:
        'For each colleague, write down what they decide alone, what they decide and report, and what they ask first.',
      help: 'Each colleague: 2 hours in all',
    },
    large: {
      action:
        'For each head of department, write down what they decide alone, what they decide and report, and what they ask first. Let them do the same for their own people.',
      step: 'Write down what each head of department decides alone',
      help: 'Heads of department: half a day each',
    },
  },
  'L-09': {
    solo: {
      action:
        'Set three goals for the next 12 months, and go through them every quarter with somebody from outside who asks questions.',
    },
  },
  'L-10': {
    solo: {
      weakness:
        'What another person would need in order to take over any part of the work has not been thought through.',
      stake: 'What a successor would need can be put on paper long before one is in sight.',
      action:
        'Put on one page what would have to be true before anyone else could run a part of the business: which part, what they would have to know, and what would pay for them.',
      expectedOutcome: 'A handover that is prepared, even while there is nobody to hand over to.',
      step: 'Put on one page what somebody else would need to run a part of the business',
      measure: 'Points on the page that are already true',
      milestone: 'The page on what another person would need is written',
    },
  },
  'L-13': {
    solo: {
      action:
        'Hand the bookkeeping to somebody outside, and agree who may approve payments in an emergency.',
      expectedOutcome: 'Bills and reports go on while {{owner}} is away.',
      step: 'Hand the bookkeeping to somebody outside',
    },
  },
  'L-14': {
    small: {
      action:
        'Ask the most experienced colleague to lead the daily work, with two or three figures to report every week.',
      step: 'Ask an experienced colleague to lead the daily work',
      measure: 'Weekly reports by the colleague who leads the daily work',
      milestone: 'The daily work has a leader who reports every week',
      help: 'The most experienced colleague: half a day a week for leading',
    },
  },
  'L-15': {
    small: {
      action:
        'For the five largest clients add a second contact, keep terms and history in one shared system, and hold a meeting together.',
      step: 'Add a second contact for the five largest clients',
      milestone: 'The five largest clients have met their second contact',
    },
  },
  'L-16': {
    solo: { stake: 'A second person at the bank need not work in the company, only be trusted.' },
  },
  'L-17': {
    solo: {
      action:
        'Put the terms in writing where a trusted person can find them, and find a second source for what the business cannot do without.',
      step: 'Put supplier terms in writing and find a second source',
      milestone: 'The important suppliers have written terms, and a second source is known',
    },
    small: { help: 'One colleague: 2 hours a week' },
  },
  'L-19': {
    large: {
      action:
        'Create a first level of four to six leads, each with clear results to reach, and meet every week.',
      step: 'Create a first level of four to six leads',
      milestone: 'Four to six leads are in place and meet weekly',
      help: 'Four to six leads: two days a week each for leading',
    },
  },
};
