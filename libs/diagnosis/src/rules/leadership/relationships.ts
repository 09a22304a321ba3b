import { manySmallClients, oneOrTwoPeople } from '../../conditions/common.js';
import type { LeadershipRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Relationships: what the company holds, rather than the owner alone. */
export const relationshipsRules = {
  'L-15': {
    priority: 'high',
    when: {
      all: [
        { not: { has: ['rels', 'key_clients'] } },
        { not: oneOrTwoPeople },
        { not: manySmallClients },
        { any: [{ below: ['top', 30] }, { below: ['ownerS', 50] }] },
      ],
    },
    finding: 'Relationships with key clients are personal and not yet held by the company.',
    action:
      'For the ten largest clients add a second contact, keep terms and history in one shared system, and hold a meeting together.',
    expectedOutcome: 'Every key client knows two people, and the company knows what was agreed.',
    timeline: '60-120 days',
    resources: {
      owner: '2 hours a week',
      staff: 'A second contact for each client: 1 hour a week',
    },
    sources: ['TA'],
    words: {
      weakness: [
        'Key clients know a person rather than the company.',
        'If {{owner}} or a colleague left, key clients would have nobody else to call.',
      ],
      stake: [
        'Clients follow people, so what is agreed with them should be known to more than one.',
        'A client who knows two people has two reasons to stay.',
      ],
      step: 'Add a second contact for the ten largest clients',
      measure: 'Key clients who have met their second contact',
      milestone: 'The ten largest clients have met their second contact',
    },
    bySize: {
      small: {
        action:
          'For the five largest clients add a second contact, keep terms and history in one shared system, and hold a meeting together.',
        step: 'Add a second contact for the five largest clients',
        milestone: 'The five largest clients have met their second contact',
      },
    },
    inTrade: {
      manufacturing:
        'Drawings, tolerances and price agreements belong in that system, not in a drawer.',
      technology:
        'Contracts, configurations and open tickets should be in one place that both contacts open.',
      retail: 'Account customers and clubs are the ones to write down first.',
      services:
        'What each client is particular about belongs there too, because that is what gets lost.',
      healthcare:
        'Referrers and companies count as clients here, and their agreements belong in that system.',
      financial_services:
        'Reviews, risk profiles and promises made by phone belong in that system.',
      other: 'A note after every call is what makes such a system worth opening.',
    },
  },
  'L-16': {
    priority: 'medium',
    when: { not: { has: ['rels', 'banking'] } },
    finding: 'The relationship with the bank depends on the owner.',
    action: 'Introduce a second person to the bank and agree who may act when the owner cannot.',
    expectedOutcome: 'Credit and payments keep working in an emergency.',
    timeline: '14-30 days',
    resources: { owner: '2 hours in all', outside: "The bank's adviser: one meeting" },
    sources: ['TA'],
    words: {
      weakness: [
        'At the bank, everything runs through {{owner}}.',
        'A payment that is due would have to wait for {{owner}}.',
      ],
      stake: 'In an emergency, money is the first thing that has to keep moving.',
      step: 'Introduce a second person to the bank',
      measure: 'Payments that the second person has made in a test',
      milestone: 'A second person may act at the bank',
    },
    bySize: {
      solo: { stake: 'A second person at the bank need not work in the company, only be trusted.' },
    },
  },
  'L-17': {
    priority: 'medium',
    when: { not: { has: ['rels', 'vendors'] } },
    finding: 'Relationships with suppliers depend on the owner.',
    action:
      'Put the terms in writing, name a second contact, and find a second source for what the company cannot do without.',
    expectedOutcome: 'Supply goes on at known terms without the owner.',
    timeline: '60-90 days',
    resources: { owner: '1 hour a week', staff: 'Purchasing or office as lead: 2 hours a week' },
    sources: ['SWI', 'TA'],
    words: {
      weakness: [
        'Good prices and quick deliveries hang on who is calling.',
        'Prices and delivery times that were agreed by handshake would have to be agreed anew.',
      ],
      stake: 'Good terms that only one person can call up may be lost with that person.',
      step: 'Put supplier terms in writing and name a second contact',
      measure: 'Important suppliers with written terms',
      milestone: 'The important suppliers have written terms and a second contact',
    },
    bySize: {
      solo: {
        action:
          'Put the terms in writing where a trusted person can find them, and find a second source for what the business cannot do without.',
        step: 'Put supplier terms in writing and find a second source',
        milestone: 'The important suppliers have written terms, and a second source is known',
      },
      small: { help: 'One colleague: 2 hours a week' },
    },
  },
} satisfies Partial<Readonly<Record<LeadershipRuleId, GapRule>>>;
