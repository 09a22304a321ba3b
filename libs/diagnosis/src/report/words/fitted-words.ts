import type { FittedWords } from './rule-words.js';
import type { BySize } from './wording.js';

/** Advice that has to be another for one or two people, for a handful, or for fifty and more. */
export const fittedWords: Readonly<Record<string, BySize<FittedWords>>> = {
  'S-01': {
    solo: {
      action:
        'List the ten tasks that come up most often, record each one once as a short video or checklist, and keep them all in one place.',
      expectedOutcome:
        'Whoever helps out or joins one day can do the ten core tasks without asking {{owner}}.',
    },
    large: {
      action:
        'Let each department list the ten tasks that come up most often, record each one once as a short video or checklist, and name who keeps it up to date.',
      expectedOutcome: 'Someone new in any department can do its core tasks without asking around.',
      step: 'Have each department write down its ten most frequent tasks',
      measure: 'Departments whose ten tasks have been done from the record alone',
      milestone: 'Every department has its ten most frequent tasks on record',
    },
  },
  'S-02': {
    solo: {
      weakness:
        'It is known how the work is done, but a stand-in or a bank would find nothing to read.',
      action:
        'Turn the habits that work into one-page checklists, with dates, and keep them in one folder that somebody else could find.',
      expectedOutcome:
        'Proof that the work does not depend on one memory, for a helper, a bank or a buyer.',
    },
  },
  'S-03': {
    solo: {
      weakness:
        'The way from order to payment is not the same every time, which costs hours and is hard to teach.',
      expectedOutcome:
        'Fewer errors in the three steps, and a standard that a first helper could follow.',
    },
    small: { help: 'Whoever knows the three steps best: 2 hours a week' },
  },
  'S-06': {
    solo: { expectedOutcome: 'A growing share of work that a helper could deliver.' },
  },
  'S-07': {
    solo: {
      expectedOutcome: 'The core takes less of {{owners}} time, and a helper could learn it.',
    },
  },
  'S-11': {
    solo: {
      weakness: 'How far each enquiry has come is known, if at all, by heart.',
      action:
        'Write down the steps of a sale and what each one means, and go through all open cases on the same day each week.',
      expectedOutcome: 'A forecast that can be trusted, and no enquiry that is forgotten.',
    },
  },
  'S-12': {
    solo: {
      action: 'For each source of enquiries, set how quickly it is answered and when to ask again.',
      step: 'Set how quickly each enquiry is answered and when to ask again',
    },
    small: { help: 'Whoever takes the calls: half a day' },
  },
  'S-16': {
    small: {
      action:
        'Draw the chart by role rather than by name. In a team of {{emp}}, one person may hold several roles, but each role needs a stand-in.',
      help: 'One colleague: half a day',
    },
    large: { help: 'Head of administration as lead: two days in all' },
  },
  'S-19': {
    solo: {
      action:
        'Keep the documents that were used this year, drop the others, and give each one that stays a review date.',
    },
  },
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
      stake: 'A handover can be prepared long before there is anyone to hand over to.',
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
  'M-02': {
    solo: {
      action:
        'List ten possible customers who resemble the best ones, approach one a week, and look at the share every month.',
      step: 'Approach ten possible customers who resemble the best ones',
    },
    small: {
      action:
        'List fifteen possible customers who resemble the best ones, approach one a week, and look at the share every month.',
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
