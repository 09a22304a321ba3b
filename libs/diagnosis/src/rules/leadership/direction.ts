import { oneOrTwoPeople } from '../../conditions/common.js';
import type { LeadershipRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Direction: who decides, and by which goals and plans. */
export const directionRules = {
  'L-08': {
    priority: 'high',
    when: { all: [{ atMost: ['deleg', 2] }, { not: oneOrTwoPeople }] },
    finding: 'Delegation is rated {{deleg}}/5.',
    action:
      'For each person who reports to the owner, write down what they decide alone, what they decide and report, and what they ask first.',
    expectedOutcome: 'Decisions move to where the work is; the owner gains time to plan.',
    timeline: '30-60 days',
    resources: {
      owner: '3 hours a week for a month',
      staff: 'Each person who reports to the owner: 2 hours in all',
    },
    sources: ['CL', 'GR', 'AD'],
    words: {
      weakness: [
        'Decisions gather with {{owner}}, and the time to plan goes with them.',
        'People bring questions instead of proposals, because nothing says what is theirs to decide.',
      ],
      stake: [
        'People learn to decide by deciding, and limits in writing make the start safe.',
        'Where it is written what somebody may decide, asking first stops being the safe choice.',
      ],
      step: 'Write down what each person decides alone',
      measure: 'Decisions taken within the written limits, without asking first',
      milestone: 'Written limits say who decides what',
    },
    bySize: {
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
    inTrade: {
      manufacturing: 'For a foreman, that means scrap, overtime and the order of jobs.',
      technology: 'For a lead developer, that means tools, releases and what is not built.',
      retail: 'For a store manager, that means markdowns, rosters and orders up to a limit.',
      services:
        'For a team lead, that means schedules, small discounts and making good a complaint.',
      healthcare: 'For a practice manager, that means rosters, orders and complaints.',
      financial_services: 'For an adviser, that means fees, providers and what goes into the file.',
      other: 'Amounts work better than adjectives: up to which sum, for which customer.',
    },
  },
  'L-09': {
    priority: 'high',
    when: { atMost: ['plan', 2] },
    finding: 'Planning by the leadership is rated {{plan}}/5.',
    action:
      'Set three goals for the next 12 months and review them every quarter with those who work towards them.',
    expectedOutcome: "Goals steer the work, not the day's pressures.",
    timeline: '30-45 days',
    resources: {
      owner: 'one day for the goals, then half a day a quarter',
      staff: 'Those who work towards the goals: half a day a quarter',
    },
    sources: ['BR', 'FL'],
    words: {
      weakness: [
        'The pressure of the day sets the direction more than goals do.',
        'Without goals for the year, each day decides for itself what matters.',
      ],
      stake: [
        'Whoever takes over a task needs to know what it is meant to achieve.',
        'Three goals are few enough to be remembered and enough to say no by.',
      ],
      step: 'Set three goals for the next 12 months',
      measure: 'Quarterly reviews held, with a note on each goal',
      milestone: 'Three goals for the year are set and reviewed for the first time',
    },
    bySize: {
      solo: {
        action:
          'Set three goals for the next 12 months, and go through them every quarter with somebody from outside who asks questions.',
      },
    },
    inTrade: {
      financial_services: 'One of the three should count clients who have met a second adviser.',
    },
  },
  'L-18': {
    priority: 'medium',
    when: { is: ['bp', false] },
    finding: 'There is no written business plan.',
    action:
      'Write a short plan (goals, customers, figures, risks) and bring it up to date twice a year.',
    expectedOutcome:
      'One direction for everyone; research finds the benefit largest in established companies.',
    timeline: '45-60 days',
    resources: {
      owner: 'two half days, then half a day twice a year',
      outside: 'Accountant: the figures',
    },
    sources: ['BR'],
    words: {
      weakness: [
        'Others can neither follow nor question what is only said.',
        'Where the business is going has to be asked of one person.',
      ],
      stake: 'A plan in one head can be neither shared nor handed on.',
      step: 'Write a short business plan',
      measure: 'Goals of the plan that were checked at its half-yearly update',
      milestone: 'The short business plan is written and shared',
    },
    inTrade: {
      technology: 'Months of cash, churn and cost of a new customer deserve a line each.',
    },
    after: ['L-09'],
  },
  'L-22': {
    priority: 'critical',
    when: { all: [oneOrTwoPeople, { count: ['funcs', 'atMost', 2] }] },
    finding: 'The company is one or two people, so nearly everything rests on the owner.',
    plainFinding: ({ people, owner }) =>
      `The company consists of ${people ?? 'one or two people'}, so nearly everything rests on ${owner}.`,
    action:
      'Decide which way to go. Either build a company: a standard offer first, then the first person to deliver it. Or stay a practice: agree with a trusted colleague to stand in for each other.',
    expectedOutcome: 'A deliberate choice, and a plan that fits the size.',
    timeline: '30-60 days',
    resources: {
      owner: 'two half days, then 2 hours a month',
      outside: 'A trusted colleague from the trade: 2 hours a month',
    },
    sources: ['CL', 'BTS'],
    words: {
      weakness:
        'What {{owner}} has no time for has to wait, which is natural at this size and still a limit.',
      stake:
        'Building a company and staying a practice are both good choices, and each needs its own plan.',
      step: 'Decide between building a company and staying a practice',
      measure: 'The choice in one sentence, with its first step and a date',
      milestone: 'The direction is chosen: a company or a practice',
    },
  },
  'L-23': {
    priority: 'high',
    when: { all: [{ atLeast: ['ownerS', 50] }, oneOrTwoPeople] },
    finding: 'The owner makes {{ownerS}}% of sales, as is usual for a company of this size.',
    action:
      "Make two ways to new customers that do not need the owner's time, such as a referral agreement and a small offer with a fixed price.",
    expectedOutcome: "Some enquiries and orders come in without the owner's effort.",
    timeline: '60-120 days',
    resources: {
      owner: '2 hours a week',
      outside: 'Two or three businesses that could recommend the company: one talk each',
    },
    sources: ['OC', 'TVR'],
    words: {
      weakness: [
        'One more order means one free evening less, so growth ends where the hours do.',
        'New work comes only when there is time to look for it, which is when there is none.',
      ],
      stake: 'An hour of selling is an hour without paid work, and the other way round.',
      step: 'Open two ways to new customers that need little of {{owners}} time',
      measure: 'Enquiries in a month that came without {{owners}} effort',
      milestone: 'Two ways to new customers are open',
    },
    after: ['L-22'],
  },
} satisfies Partial<Readonly<Record<LeadershipRuleId, GapRule>>>;
