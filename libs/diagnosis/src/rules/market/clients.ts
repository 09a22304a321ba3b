import { oneOrTwoPeople } from '../../conditions/common.js';
import type { MarketRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Clients: how much of the revenue a few of them bring. */
export const clientsRules = {
  'M-01': {
    priority: 'critical',
    when: { atLeast: ['top', 50] },
    published: ['50%'],
    finding: 'The largest clients together make up {{top}}% of revenue.',
    action:
      'Agree written terms over several years with the largest clients, and reserve fixed selling time for new customers.',
    expectedOutcome: 'The share of the largest clients falls by a third, while total sales hold.',
    timeline: '3-18 months',
    resources: {
      owner: '3 hours a week',
      staff: 'Whoever else sells: one day a week for new customers',
    },
    sources: ['CC1', 'CC4'],
    words: {
      weakness: [
        'The loss of a single large client would be felt in every corner of the business.',
        'One decision in another company could change the whole year.',
      ],
      stake: [
        'Clients who bring {{top}}% of revenue also have a say in prices and terms.',
        'At {{top}}% of revenue, the largest clients are partners in all but name, and should be treated with as much care.',
      ],
      step: 'Agree longer terms with the largest clients and reserve time for new ones',
      measure: 'Share of the largest clients each quarter, {{top}}% today',
      milestone: 'The largest clients weigh a third less than today',
    },
    inTrade: {
      manufacturing:
        'A frame contract with call-offs suits both sides, because it also secures machine hours.',
      technology: 'Longer terms can be traded for a price that holds and a say in the roadmap.',
      retail:
        'For a shop with so few large buyers, more walk-in trade is the second half of the answer.',
      services:
        'Longer terms are easier to agree when fixed days in the calendar are part of them.',
      healthcare: 'Payers count here as well, so a second payer weighs more than ten patients.',
      financial_services: 'Fees agreed for several years protect both sides from one bad market.',
      other: 'A price that holds for two years is worth something to them as well.',
    },
    after: ['M-21'],
  },
  'M-02': {
    priority: 'high',
    when: { all: [{ atLeast: ['top', 30] }, { below: ['top', 50] }] },
    published: ['30%', '50%'],
    finding:
      'The largest clients together make up {{top}}% of revenue, a level that buyers and banks usually see as a risk.',
    action:
      'List 30 possible customers who resemble the best ones, approach them, and look at the share of the largest clients every month.',
    expectedOutcome: 'The share of the largest clients falls every quarter, towards 30% or less.',
    timeline: '3-12 months',
    resources: { owner: '3 hours a week', staff: 'Whoever else sells: half a day a week' },
    sources: ['CC1', 'CC3'],
    words: {
      weakness: [
        'The loss of one large client would take a good while to replace.',
        'Too much of the year depends on a few good relationships.',
      ],
      stake: [
        'Whoever looks at the business from outside will first ask about the clients who bring {{top}}% of revenue.',
        'New customers are easiest to win while the large ones, with {{top}}% of revenue, still pay for the search.',
      ],
      step: 'Approach 30 possible customers who resemble the best ones',
      measure: 'Share of the largest clients each month, {{top}}% today',
      milestone: 'The share of the largest clients is near 30%',
    },
    bySize: {
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
    inTrade: {
      manufacturing: 'Look where the same machines could make similar parts for another industry.',
      technology: 'Look for firms that run the same systems as the best customers do.',
      retail: 'Schools, offices and clubs nearby are where to look.',
      services:
        'Ask the best customers whom else they would recommend; that makes a third of the list.',
      healthcare: 'Employers, schools and care homes nearby are where to look.',
      financial_services: 'Accountants and lawyers of the best clients know whom to ask.',
      other: 'What the best customers have in common is the search list.',
    },
  },
  'M-03': {
    priority: 'medium',
    when: { all: [{ atLeast: ['top', 20] }, { below: ['top', 30] }] },
    published: ['20%'],
    finding: 'The largest clients together make up {{top}}% of revenue.',
    action:
      'Look at the share every quarter, know more people at these clients, and put terms in writing.',
    expectedOutcome: 'The share is 20% or less.',
    timeline: '3-12 months',
    resources: {
      owner: '2 hours a month',
      staff: 'A second contact for each of these clients: 1 hour a month',
    },
    sources: ['CC2', 'CC6'],
    words: {
      weakness: [
        'Dependence on a few clients is not alarming yet, but it has a habit of growing unseen.',
        'A little more of the year depends on a few clients than it should.',
      ],
      stake:
        'At {{top}}% the weight of the largest clients is no danger yet, and easy to keep in view.',
      step: 'Watch the share of the largest clients and know more people there',
      measure: 'Share of the largest clients each quarter, {{top}}% today',
      milestone: 'The largest clients bring a fifth of revenue or less',
    },
    inTrade: {
      services: 'Their assistants and site managers count as contacts as well.',
      financial_services: 'Their accountants count as contacts too.',
    },
  },
  'M-21': {
    priority: 'critical',
    when: {
      all: [
        { atLeast: ['ownerS', 50] },
        { atLeast: ['top', 30] },
        { not: { has: ['rels', 'key_clients'] } },
        { not: oneOrTwoPeople },
      ],
    },
    finding:
      'The owner makes {{ownerS}}% of sales, the largest clients bring {{top}}% of revenue, and the company does not yet hold these relationships: each risk adds to the others.',
    action:
      'For the three largest clients, agree a second contact, written terms, regular reviews together and a date of handover.',
    expectedOutcome: 'The revenue of these clients stays when the owner is away.',
    timeline: '60-120 days',
    resources: {
      owner: '3 hours a week',
      staff: 'A second contact for each of the three: 2 hours a week',
    },
    sources: ['TA', 'CC1', 'OC'],
    words: {
      weakness: [
        'The largest clients and most of the selling hang on the same person.',
        'A single absence would touch sales and the largest clients at the same time.',
      ],
      stake: [
        'If {{owner}} were away, {{top}}% of revenue would miss its main contact.',
        'With {{top}}% of revenue known mainly to {{owner}}, each of these clients should soon know a second face.',
      ],
      step: 'Agree a second contact and a date of handover for the three largest clients',
      measure: 'Largest clients with a second contact, written terms and a date',
      milestone:
        'The three largest clients have a second contact, written terms and a date of handover',
    },
    inTrade: {
      manufacturing: 'Let the second contact be the person who also plans their deliveries.',
      technology: 'The second contact should be able to answer a technical question on the spot.',
      retail: 'Let a buyer from the shop floor join the next talk with each of them.',
      services:
        'The second contact should do part of the work there, and so be known for something.',
      healthcare:
        'For companies and referrers, the second contact may well be the practice manager.',
      financial_services: 'A second adviser at the next review is the simplest beginning.',
      other: 'Begin with the client who would forgive most.',
    },
  },
} satisfies Partial<Readonly<Record<MarketRuleId, GapRule>>>;
