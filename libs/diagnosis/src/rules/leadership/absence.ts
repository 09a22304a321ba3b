import { daysInWords } from '../../answer-words.js';
import type { LeadershipRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Absence: how long the business copes without the owner. */
export const absenceRules = {
  'L-01': {
    priority: 'critical',
    when: { below: ['absd', 7] },
    finding:
      'The business is said to cope for less than a week without the owner (days stated: {{absd}}).',
    plainFinding: ({ answers: { absd }, owner }) =>
      absd === 0
        ? `The business is not expected to manage a single day without ${owner}.`
        : `The business is expected to manage ${daysInWords(absd)} without ${owner}, which is less than a week.`,
    action:
      'Plan three days without calls or mail, note every problem, remove its cause, and then try a full week.',
    expectedOutcome: 'A tested absence of one week.',
    timeline: '30-90 days',
    resources: {
      owner: 'three test days, then a test week',
      staff: 'A stand-in: 2 hours a week to prepare',
    },
    sources: ['VAC', 'VB'],
    words: {
      weakness: [
        'The business has not yet shown that it can do a week without {{owner}}.',
        'As things stand, an unplanned week off for {{owner}} would be a gamble.',
      ],
      stake: [
        'An illness would test the company without warning, so it is better to test it on purpose.',
        'Nobody chooses the week in which they fall ill, so a week on trial is the cheaper one.',
      ],
      step: 'Try three days, then a week, without calls or mail',
      measure: 'Days away without a call for help',
      milestone: '{{owner}} has been away for a full week without calls',
    },
    bySize: {
      solo: { milestone: '{{owner}} has been away for a full week, and nothing was lost' },
    },
    inTrade: {
      manufacturing: 'A week without a delivery to a key account is the easiest one for the test.',
      technology:
        'Choose a week without a release, and hand the admin passwords to a stand-in first.',
      retail: 'A week outside the season is soon enough.',
      services: 'A quiet week in the calendar is good enough for the first test.',
      healthcare: 'A locum or a neighbouring practice can cover what must not wait.',
      financial_services: 'A week without renewals due is the right one.',
      other: 'Tell customers beforehand who will answer; most will not mind.',
    },
    after: ['L-20', 'L-16'],
  },
  'L-02': {
    priority: 'high',
    when: { all: [{ atLeast: ['absd', 7] }, { below: ['absd', 30] }] },
    published: ['30 days'],
    finding:
      'The owner can be away for {{absd}} days; some advisers use about 30 days as a practical test.',
    action:
      'Name a stand-in who may decide on spending and staff up to agreed limits. Try two weeks of absence, then 30 days.',
    expectedOutcome: 'An absence of 30 days, with a written list of what went wrong.',
    timeline: '90-180 days',
    resources: {
      owner: '2 hours a week, then the absence itself',
      staff: 'The stand-in: half a day a week',
    },
    sources: ['VAC', 'F90'],
    words: {
      weakness: [
        'What happens to money and orders in a longer absence has never been tried.',
        'So far the company has been tested by holidays, and never by a real absence.',
      ],
      stake: [
        'If {{owner}} were away for longer, it is open who would decide on money and orders.',
        'A stand-in who has decided for two weeks knows more than one who has read a list.',
      ],
      step: 'Name a stand-in, then try two weeks and 30 days away',
      measure: 'Longest tested absence, in days',
      milestone: 'An absence of 30 days has been passed with a stand-in',
    },
    bySize: {
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
    inTrade: {
      manufacturing:
        'The limits that matter are material orders, overtime and what may be promised to a customer.',
      technology: 'Access rights are part of it: the stand-in needs keys as well as permission.',
      retail: 'The limits that matter here are reorders, markdowns and cover for sick staff.',
      services: 'The limits that matter are discounts, complaints and changes to the schedule.',
      healthcare:
        'A locum can treat; the stand-in meant here decides on rosters, orders and refunds.',
      financial_services:
        'The limits that matter are provider choice, fee reductions and urgent claims.',
      other: 'Write the limits as amounts, so that nobody has to guess.',
    },
    after: ['L-20', 'L-08', 'L-16'],
  },
  'L-03': {
    priority: 'medium',
    when: { all: [{ atLeast: ['absd', 30] }, { below: ['absd', 90] }] },
    published: ['90 days'],
    finding:
      'The owner can be away for {{absd}} days; about three months is often named for a company that can change hands.',
    action:
      'List what still stops after {{absd}} days, hand it over, and plan a stand-in period of 90 days.',
    expectedOutcome: 'Proof that the business performs for a quarter of a year without the owner.',
    timeline: '6-12 months',
    resources: { owner: '2 hours a week', staff: 'The deputy as lead: one day a week' },
    sources: ['VB8', 'F90'],
    words: {
      weakness: [
        'What would stop in a longer absence is not settled.',
        'A month away has been passed; what would stop in the third month is still unknown.',
      ],
      stake:
        'The last tasks that wait for {{owner}} tend to be the ones that decide on money and people.',
      step: 'List what stops after {{absd}} days and hand it over',
      measure: 'Entries left on the list of what waits for {{owner}}',
      milestone: 'A stand-in period of 90 days is behind the company',
    },
    bySize: {
      solo: {
        action:
          'List what still stops after {{absd}} days, find somebody outside or a fixed rule that keeps each point going, and then plan 90 days away.',
      },
    },
    inTrade: {
      services: 'In services, the large accounts and the hiring are usually what stops first.',
    },
    after: ['L-16', 'L-13'],
  },
} satisfies Partial<Readonly<Record<LeadershipRuleId, GapRule>>>;
