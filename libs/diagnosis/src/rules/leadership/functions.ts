import { oneOrTwoPeople } from '../../conditions/common.js';
import type { Condition } from '../../conditions/condition.js';
import { capital } from '../../text/capital.js';
import { counted } from '../../text/counted.js';
import type { LeadershipRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

const operationsOrDelivery: Condition = {
  any: [{ has: ['funcs', 'operations'] }, { has: ['funcs', 'service_delivery'] }],
};

/** Functions: what runs without the owner, and who leads it. */
export const functionsRules = {
  'L-11': {
    priority: 'critical',
    when: { all: [{ count: ['funcs', 'atMost', 1] }, { not: oneOrTwoPeople }] },
    finding: 'Functions that run without the owner: {{funcCount}} of 6.',
    plainFinding: ({ answers: { funcs }, owner }) =>
      funcs.length === 0
        ? `None of the six functions runs without ${owner}.`
        : `Only one of the six functions runs without ${owner}.`,
    action:
      "Choose the function that takes most of the owner's hours and hand it over fully, with one figure that shows how it goes.",
    expectedOutcome: 'At least three functions run on their own within a year.',
    timeline: '3-12 months',
    resources: {
      owner: '3 hours a week',
      staff: 'The person who takes over the function: one day a week',
    },
    sources: ['VB', 'CL'],
    words: {
      weakness: [
        'Wherever {{owner}} is not, work waits or is done twice.',
        'Most of the company pauses for the one person who knows.',
      ],
      stake: [
        'While {{owner}} is needed everywhere, the work that only an owner can do has to wait.',
        'One function handed over completely frees more time than six that are shared.',
      ],
      step: 'Hand over fully the function that takes most of {{owners}} hours',
      measure: 'Functions that run on their own, {{funcCount}} of 6 today',
      milestone: 'Three functions or more run without {{owner}}',
    },
    inTrade: {
      manufacturing: 'In a plant, production planning or purchasing is often the one.',
      technology: 'In software and IT firms, that is often support or project planning.',
      retail: 'In a shop, ordering or staff planning is often the one.',
      services: 'In services, scheduling is often the one, since it eats the phone all day.',
      healthcare: 'In a practice, rosters or ordering are often the ones to begin with.',
      financial_services: 'In a brokerage or advisory firm, claims or renewals are often the ones.',
      other: 'A diary of one week shows which one that is.',
    },
    after: ['L-08', 'S-04'],
  },
  'L-12': {
    priority: 'high',
    when: {
      all: [
        { count: ['funcs', 'atLeast', 2] },
        { count: ['funcs', 'atMost', 3] },
        operationsOrDelivery,
        { not: oneOrTwoPeople },
      ],
    },
    finding: '{{funcCount}} of 6 functions run without the owner.',
    plainFinding: ({ answers: { funcs }, owner }) =>
      `${capital(counted(funcs.length))} of the six functions run without ${owner}.`,
    action:
      'Put the remaining functions in an order, name a responsible person for the next two, and go on from there.',
    expectedOutcome: 'Five functions run without the owner within 12 months.',
    timeline: '3-12 months',
    resources: {
      owner: '2 hours a week',
      staff: 'The next two function leads: half a day a week each',
    },
    sources: ['VB', 'CL'],
    words: {
      weakness: [
        'Functions that wait for {{owner}} hold up the ones that do not.',
        'The company can act in part, and has to wait for {{owner}} in part.',
      ],
      stake: [
        'The functions that are tied to {{owner}} set the pace for all the others.',
        'The next two functions are usually harder than the first ones, because the easy ones went first.',
      ],
      step: 'Put the remaining functions in order and name who leads the next two',
      measure: 'Functions that run on their own, {{funcCount}} of 6 today',
      milestone: 'Five functions run by themselves',
    },
    inTrade: {
      manufacturing:
        'Purchasing and quality are the two that others in a plant can usually take next.',
      technology:
        'Support and onboarding are usually the next two, because tickets already measure them.',
      retail: 'Ordering and staff planning are the two that store managers usually take next.',
      services: 'Scheduling and invoicing are the two that others can usually take next.',
      healthcare: 'Rosters and billing are the two that a practice manager usually takes next.',
      financial_services:
        'Claims and administration are the two that others can usually take next.',
      other: 'Next comes the one that calls {{owner}} back from a day off.',
    },
    after: ['L-08', 'S-04'],
  },
  'L-13': {
    priority: 'medium',
    when: { not: { has: ['funcs', 'financial_management'] } },
    finding: 'Financial management still needs the owner.',
    action:
      'Hand the bookkeeping to a second person inside or outside the company. Let two people approve payments above a limit.',
    expectedOutcome: 'Bills, wages and reports go on while the owner is away.',
    timeline: '45-90 days',
    resources: {
      owner: '2 hours a week at first',
      outside: 'Bookkeeper or tax adviser: a few hours a week',
    },
    sources: ['VBC'],
    words: {
      weakness: [
        'Bills, wages and figures need {{owners}} own hand.',
        'If {{owner}} could not sign for a fortnight, bills and wages would be late.',
      ],
      stake: 'Where one person alone can pay and report, a short absence is enough to stop both.',
      step: 'Hand the bookkeeping to a second person, with two signatures above a limit',
      measure: 'Months that were closed and paid without {{owner}}',
      milestone: 'The bookkeeping is in other hands',
    },
    bySize: {
      solo: {
        action:
          'Hand the bookkeeping to somebody outside, and agree who may approve payments in an emergency.',
        expectedOutcome: 'Bills and reports go on while {{owner}} is away.',
        step: 'Hand the bookkeeping to somebody outside',
      },
    },
    inTrade: {
      technology:
        'With subscriptions, invoicing can run by itself; the second person looks after what does not.',
      retail: 'Cashing up and supplier invoices are the part that comes round every day.',
      healthcare: 'A billing service can take most of it at once.',
      financial_services: 'Commission statements need the same pair of eyes as supplier bills.',
    },
  },
  'L-14': {
    priority: 'high',
    when: {
      all: [
        { count: ['funcs', 'atLeast', 2] },
        { not: operationsOrDelivery },
        { not: oneOrTwoPeople },
      ],
    },
    finding: 'Neither operations nor service delivery runs without the owner.',
    action: 'Appoint someone to lead operations, with three to five figures to report every week.',
    expectedOutcome: 'Customers get the usual quality when the owner is away.',
    timeline: '60-120 days',
    resources: {
      owner: '3 hours a week',
      staff: 'A lead for operations: most of the working week',
    },
    sources: ['EM', 'TAB'],
    words: {
      weakness: [
        'The daily work itself has no leader but {{owner}}.',
        'What customers buy is still made under {{owners}} eyes, and only there.',
      ],
      stake: 'Other functions may run alone, but customers feel operations and delivery first.',
      step: 'Appoint someone to lead operations',
      measure: 'Weekly reports by the person who leads operations',
      milestone: 'Operations have a leader who reports every week',
    },
    bySize: {
      small: {
        action:
          'Ask the most experienced colleague to lead the daily work, with two or three figures to report every week.',
        step: 'Ask an experienced colleague to lead the daily work',
        measure: 'Weekly reports by the colleague who leads the daily work',
        milestone: 'The daily work has a leader who reports every week',
        help: 'The most experienced colleague: half a day a week for leading',
      },
    },
    inTrade: {
      financial_services:
        'Renewals processed, claims open and files complete would be three of them.',
    },
    after: ['S-16', 'L-08'],
  },
  'L-19': {
    priority: 'high',
    when: { all: [{ atLeast: ['emp', 10] }, { count: ['funcs', 'atMost', 2] }] },
    published: ['10 employees'],
    finding:
      'With {{emp}} employees and {{funcCount}} of 6 functions independent, more may rest on the owner than one person can lead well.',
    action:
      'Create a first level of two to four leads, each with clear results to reach, and meet every week.',
    expectedOutcome: 'The owner leads leaders instead of everyone.',
    timeline: '90-180 days',
    resources: {
      owner: '4 hours a week',
      staff: 'Two to four leads: one day a week each for leading',
    },
    sources: ['ELF', 'TAB'],
    words: {
      weakness: 'For {{emp}} people there are too few leaders beside {{owner}}.',
      stake: 'Without a first level of leads, every further hire adds to the load on {{owner}}.',
      step: 'Create a first level of two to four leads',
      measure: 'Weekly meetings of the leads, each with results to report',
      milestone: 'Two to four leads are in place and meet weekly',
    },
    bySize: {
      large: {
        action:
          'Create a first level of four to six leads, each with clear results to reach, and meet every week.',
        step: 'Create a first level of four to six leads',
        milestone: 'Four to six leads are in place and meet weekly',
        help: 'Four to six leads: two days a week each for leading',
      },
    },
    after: ['S-16', 'L-08'],
  },
} satisfies Partial<Readonly<Record<LeadershipRuleId, GapRule>>>;
