import type { FittedWords } from '../rule-words.js';
import type { BySize } from '../wording.js';

export const fittedMarket: Readonly<Record<string, BySize<FittedWords>>> = {
  'M-02': {
    solo: {
      action:
        'List ten possible customers who resemble the best ones, approach one a week, and look at the share of the largest clients every month.',
      step: 'Approach ten possible customers who resemble the best ones',
    },
    small: {
      action:
        'List fifteen possible customers who resemble the best ones, approach one a week, and look at the share of the largest clients every month.',
      step: 'Approach fifteen possible customers who resemble the best ones',
    },
  },
  'M-04': {
    solo: {
      action:
        'Ask ten lost customers for their reasons, remove the two most frequent ones, and call every customer before the next purchase is due.',
    },
  },
  'M-05': { small: { help: 'One colleague: 2 hours a week' } },
  'M-11': {
    solo: { expectedOutcome: 'A difference that can be named in one sentence, and shown.' },
    small: { help: 'Two colleagues: two conversations each' },
  },
  'M-12': { small: { help: 'One colleague: half a day a week' } },
  'M-13': {
    solo: {
      action:
        'Write one page a month on customers, competitors, technology and rules, and mark one point to act on.',
    },
    small: {
      action:
        'Take turns in writing one page a month on customers, competitors, technology and rules.',
      help: 'One colleague in turn: 2 hours a month',
    },
  },
  'M-14': { small: { help: 'One colleague: a day in all' } },
  'M-15': { large: { help: 'Finance as lead: one day a week' } },
  'M-16': {
    solo: {
      finding: 'A net margin of {{nm}}% leaves little to pay for any help.',
      weakness: 'The margin leaves little to pay for a first helper.',
      stake: 'Help costs money before it saves time, and the margin has to carry it.',
      action:
        'Work out what a first helper would cost, and which prices or costs have to change to pay for one.',
      expectedOutcome: 'A margin that can carry help.',
      step: 'Work out what a first helper would cost and how to pay for it',
      milestone: 'The cost of a first helper is known, and how to pay for it is planned',
    },
    large: {
      finding:
        'A net margin of {{nm}}% leaves little room for mistakes while the leadership changes.',
      weakness:
        'The margin is thin for a company of {{emp}} people, so a single bad quarter would stop the change.',
      stake:
        'A change of leadership brings a few mistakes with it, and a thin margin forgives none.',
      action:
        'Work out what a second level of leadership costs as a share of revenue, and which prices or costs have to change to carry it.',
      step: 'Work out what a second level of leadership costs, and what pays for it',
      milestone: 'The cost of a second level of leadership is known and planned for',
      help: 'Finance as lead: three days in all',
    },
  },
  'M-17': {
    small: { help: 'One colleague who knows the costs: 2 hours a week' },
  },
  'M-18': {
    solo: {
      weakness: 'The plan to grow runs ahead of the hours and processes that must carry it.',
      action:
        'Divide the plan into steps. Start each step only when the help and the processes it needs are in place.',
    },
    small: { help: 'One colleague who knows the work: half a day' },
  },
  'M-23': { small: { help: 'One colleague: half a day for the list' } },
};
