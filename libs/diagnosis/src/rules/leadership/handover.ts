import { counted } from '../../text/counted.js';
import type { LeadershipRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Handover: successors, emergencies and partners. */
export const handoverRules = {
  'L-10': {
    priority: 'high',
    when: { atMost: ['trans', 2] },
    finding: 'Readiness to hand over leadership is rated {{trans}}/5.',
    action:
      "Put the handover on one page: the owner's roles, who takes each one, by when, and what they have to learn first.",
    expectedOutcome: 'A dated path from a company led by its owner to one led by managers.',
    timeline: '60-90 days',
    resources: {
      owner: 'two half days, then 1 hour a month',
      staff: 'Those who take over a role: an hour each to agree it',
    },
    sources: ['EPI', 'AD'],
    words: {
      weakness: [
        'Nobody has yet put down who could take which of {{owners}} roles.',
        'Who follows {{owner}}, in which role and when, is not on paper.',
      ],
      stake: [
        'A handover without dates moves back each time the day is full.',
        'Those who are to take over can prepare only for what they have been told.',
      ],
      step: 'Put the handover on one page, with roles, names and dates',
      measure: 'Roles of {{owner}} that have a successor and a date',
      milestone: 'The handover stands on one page, agreed with those it names',
    },
    bySize: {
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
    inTrade: {
      manufacturing:
        'Costing, purchasing, production and the largest accounts are four roles that can go to four people.',
      technology:
        'Product, delivery, customers and finance are the four roles to put a name beside.',
      retail: 'Buying, floor, staff planning and books are four roles to put a name beside.',
      services: 'Selling, planning, quality and people are four roles to put on it.',
      healthcare:
        'Treatment, staff, billing and relations with payers are roles that need not go to one person.',
      financial_services:
        'Advice, compliance, administration and provider relations are the roles to list.',
      other: 'A role without a name on that page is a finding in itself.',
    },
    after: ['L-09', 'L-22'],
  },
  'L-20': {
    priority: 'high',
    when: { all: [{ is: ['partners', 1] }, { atMost: ['trans', 3] }] },
    finding:
      'There is one active partner, and handover is rated {{trans}}/5: an unplanned absence may have no cover.',
    action:
      'Prepare an emergency file: who may act, key contacts, access, insurance, and what to do in the first week.',
    expectedOutcome: 'The company can act from the first day of an emergency.',
    timeline: '14-30 days',
    resources: { owner: '6 hours in all', outside: 'Lawyer: one review of who may act' },
    sources: ['EPI', 'EPIX'],
    words: {
      weakness: [
        'Who would sign, pay and decide if {{owner}} were suddenly away is not settled.',
        'In an emergency, family, bank and customers would each have to find out for themselves what to do.',
      ],
      stake: [
        'One folder, known to one trusted person, is the difference between a bad week and a lost business.',
        'An accident could leave the company without anyone who may sign, and a folder prevents that.',
      ],
      step: 'Prepare the emergency file',
      measure: 'Parts of the emergency file that are complete, and who knows where it lies',
      milestone: 'The emergency file is ready, and a trusted person knows it',
    },
    inTrade: {
      healthcare: 'Who may see patient records in an emergency has to stand in it too.',
      financial_services: 'Licences and client money rules say who may act at all, so check both.',
      other: 'A sealed copy with a lawyer or at the bank is enough.',
    },
  },
  'L-21': {
    priority: 'medium',
    when: {
      all: [
        { any: [{ atLeast: ['partners', 2] }, { atLeast: ['silent', 1] }] },
        { atMost: ['trans', 3] },
      ],
    },
    finding:
      'Ownership is shared (active partners: {{partners}}, silent partners: {{silent}}), and handover is rated {{trans}}/5.',
    plainFinding: ({ answers: { partners, silent, trans } }) => {
      const active = partners === 1 ? 'one active partner' : `${counted(partners)} active partners`;
      const others =
        silent === 0 ? '' : ` and ${counted(silent)} silent ${silent === 1 ? 'one' : 'ones'}`;
      return `Ownership is shared among ${active}${others}, and readiness to hand over is rated ${trans} of 5.`;
    },
    action:
      'Agree on roles, who decides what, how a partner may leave and how a share is valued, and have it put in writing by an expert.',
    expectedOutcome: 'No standstill when a partner leaves or disagrees.',
    timeline: '60-120 days',
    resources: {
      owner: 'two half days with all partners',
      outside: 'Lawyer or tax adviser: drafts the agreement',
    },
    sources: ['EPIX'],
    words: {
      weakness: [
        'What happens if one of the owners wants out, falls ill or disagrees is left open.',
        'Each owner may have a different handover in mind.',
      ],
      stake: [
        'Questions between partners are settled best while nobody needs the answer.',
        'An agreement is cheap while everyone is on good terms, and dear afterwards.',
      ],
      step: 'Agree roles, decisions and ways out among the partners',
      measure: 'Points of the agreement that all partners have accepted',
      milestone: 'The agreement between the partners is in writing',
    },
    inTrade: {
      financial_services:
        'How the client book is valued is the point on which partners most often fall out.',
    },
  },
} satisfies Partial<Readonly<Record<LeadershipRuleId, GapRule>>>;
