import { percentInWords } from '../../answer-words.js';
import type { Condition } from '../../conditions/condition.js';
import type { MarketRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Customers who stay, and none of them large: such a business needs no agreements with them. */
const loyalSmallCustomers: Condition = {
  all: [{ atLeast: ['retentionGap', 0] }, { below: ['top', 10] }],
};

/** Returning customers: retention, and revenue that recurs. */
export const returningCustomersRules = {
  'M-04': {
    priority: 'high',
    when: { all: [{ given: ['ret'] }, { atMost: ['retentionGap', -15] }] },
    finding:
      'Customer retention of {{ret}}% is {{retGapAbs}} percentage points below the orientation value for the industry ({{retBase}}%).',
    action:
      'Ask ten lost customers for their reasons, remove the two most frequent ones, and put one person in charge of keeping customers.',
    expectedOutcome: 'Half of the distance is made up within a year.',
    timeline: '3-12 months',
    resources: {
      owner: '2 hours a week',
      staff: 'The person in charge of keeping customers: half a day a week',
    },
    sources: ['RET1', 'RET2'],
    words: {
      weakness: [
        'Much of the selling only replaces those who have left.',
        'Customers leave faster than new ones can be won with ease.',
      ],
      stake: 'Customers who leave have to be replaced before any growth begins.',
      step: 'Ask ten lost customers why they left',
      measure: 'Customer retention each quarter, {{ret}}% today',
      milestone: 'The two most frequent reasons for leaving are removed',
    },
    bySize: {
      solo: {
        action:
          'Ask ten lost customers for their reasons, remove the two most frequent ones, and call every customer before the next purchase is due.',
      },
    },
    inTrade: {
      retail: 'A receipt with a short question brings more honest reasons than a survey.',
    },
  },
  'M-05': {
    priority: 'medium',
    when: {
      all: [{ given: ['ret'] }, { atMost: ['retentionGap', -8] }, { above: ['retentionGap', -15] }],
    },
    finding:
      'Customer retention of {{ret}}% is somewhat below the orientation value for the industry ({{retBase}}%).',
    action:
      'Contact every customer soon after the purchase and again before the next one is due, and note why any is lost.',
    expectedOutcome: "Retention near the industry's level.",
    timeline: '90-180 days',
    resources: {
      owner: '1 hour a week',
      staff: 'Customer service or office as lead: 2 hours a week',
    },
    sources: ['RET1'],
    words: {
      weakness: [
        'A few more customers leave than need to.',
        'Some of those who leave would have stayed if somebody had asked in time.',
      ],
      stake: 'Keeping some more customers each year would ease the search for new ones.',
      step: 'Contact every customer after the purchase and before the next one',
      measure: 'Customer retention each quarter, {{ret}}% today',
      milestone: 'Every customer is contacted twice, and each loss is noted with its reason',
    },
    bySize: { small: { help: 'One colleague: 2 hours a week' } },
  },
  'M-06': {
    priority: 'high',
    when: {
      all: [
        { below: ['rec', 10] },
        { below: ['recurringAndProject', 60] },
        { not: loyalSmallCustomers },
      ],
    },
    finding:
      "{{rec}}% of revenue recurs and {{one}}% is one-off, so most of next year's revenue has to be won again.",
    plainFinding: ({ answers: { rec, one } }) =>
      `${rec === 0 ? 'None' : `Only ${percentInWords(rec)}`} of the revenue recurs and ${one === 100 ? 'all of it' : percentInWords(one)} is one-off, so most of next year has to be won again.`,
    action:
      'Design one reason to come back, such as maintenance, a membership, a subscription or regular supply, and test it with five customers.',
    expectedOutcome: 'The first 10-15% of revenue comes under agreement.',
    timeline: '90-180 days',
    resources: {
      owner: '3 hours a week',
      staff: 'One person who talks to customers: 2 hours a week',
    },
    sources: ['RR1', 'RR3'],
    words: {
      weakness: [
        'A quiet quarter would show in the accounts at once.',
        'Customers may come back, but nothing has been agreed that would make them.',
      ],
      stake: [
        'Revenue that starts anew every year leaves little room to plan ahead.',
        'Each customer who comes back by agreement is one who need not be found again.',
      ],
      step: 'Design one reason to come back and test it with five customers',
      measure: 'Share of revenue that recurs, {{rec}}% today',
      milestone: 'The first customers have bought the recurring offer',
    },
    inTrade: {
      manufacturing:
        'For what is made here, spare parts, servicing or call-off orders are the obvious ones.',
      technology: 'Hosting, support plans or licences by the month come to mind first.',
      retail: 'A loyalty card, a standing order or a repair service fits most shops.',
      services: 'A seasonal check, a fixed monthly visit or a priority call line are typical.',
      healthcare: 'Recall for check-ups or a yearly programme for companies is the natural form.',
      financial_services: 'A yearly review at a fixed fee is the usual form.',
      other: 'Look first at what customers come back for anyway.',
    },
  },
  'M-07': {
    priority: 'medium',
    when: {
      all: [
        { atLeast: ['rec', 10] },
        { below: ['rec', 30] },
        { below: ['recurringAndProject', 60] },
        { not: loyalSmallCustomers },
      ],
    },
    published: ['30%'],
    finding: '{{rec}}% of revenue recurs; about 30% would make planning clearly easier.',
    action: 'Offer a service or supply agreement with every sale, and make it easy to renew.',
    expectedOutcome: '30% of revenue recurs.',
    timeline: '3-18 months',
    resources: { owner: '2 hours a week', staff: 'Whoever writes the offers: 1 hour a week' },
    sources: ['RR1'],
    words: {
      weakness: [
        'What recurs is a welcome extra and not yet a base to plan on.',
        'The part of revenue that recurs is still too small to plan on.',
      ],
      stake: 'A larger recurring part would make the coming months easier to plan.',
      step: 'Offer a service or supply agreement with every sale',
      measure: 'Share of revenue that recurs, {{rec}}% today',
      milestone: 'Recurring revenue has reached 30%',
    },
    inTrade: {
      manufacturing:
        'Servicing and wear parts fit behind nearly every machine or product that leaves the shop.',
      retail: 'A club price for regular delivery is the simplest form.',
      healthcare: 'A yearly programme for companies or families would fit.',
      financial_services: 'A service fee for the yearly review is the simplest one.',
    },
  },
  'M-08': {
    priority: 'medium',
    when: {
      all: [
        { below: ['rec', 30] },
        { atLeast: ['recurringAndProject', 60] },
        { not: loyalSmallCustomers },
      ],
    },
    finding: '{{prj}}% of revenue is project work, which has to be won again each time.',
    action:
      'Offer regular clients an agreement over several projects or a fixed monthly fee. Report each month how many months of work are signed.',
    expectedOutcome: 'Three or more months of work are signed ahead.',
    timeline: '3-9 months',
    resources: { owner: '2 hours a week', staff: 'Those who lead projects: 1 hour a week' },
    sources: ['RR3', 'RV'],
    words: {
      weakness: [
        'When a project ends, the search for work begins again.',
        'The gap between two projects has to be paid for by the one before.',
      ],
      stake: 'Project work comes in waves, and months signed ahead smooth them.',
      step: 'Offer regular clients an agreement over several projects',
      measure: 'Months of signed work, reported each month',
      milestone: 'Three months of work are signed',
    },
    inTrade: {
      technology:
        'A monthly service agreement after each project is what turns a client into a base.',
      services: 'A small retainer for questions between projects is the easiest to agree.',
    },
  },
} satisfies Partial<Readonly<Record<MarketRuleId, GapRule>>>;
