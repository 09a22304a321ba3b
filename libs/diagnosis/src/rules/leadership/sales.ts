import { oneOrTwoPeople } from '../../conditions/common.js';
import type { LeadershipRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Sales: how much of them the owner makes. */
export const salesRules = {
  'L-04': {
    priority: 'critical',
    when: { all: [{ atLeast: ['ownerS', 75] }, { not: oneOrTwoPeople }] },
    finding: 'The owner makes {{ownerS}}% of sales.',
    action:
      'Give one group of customers or one product, with targets, to a named person. The owner joins only when asked.',
    expectedOutcome: "Owner's share of sales below 50% within two quarters.",
    timeline: '60-180 days',
    resources: {
      owner: '4 hours a week at first, then half of it',
      staff: 'The person who takes over the customers: one day a week',
    },
    sources: ['OC', 'VB'],
    words: {
      weakness: [
        'Most orders pass through one diary, and that diary sets the limit.',
        'So long as nobody else sells, sales cannot grow beyond the hours of one person.',
      ],
      stake: [
        'Customers who buy from {{owner}} in person need to know someone else in good time.',
        'Whoever is to take over customers has to be introduced while {{owner}} is still there.',
      ],
      step: 'Give one group of customers to a named person, with targets',
      measure: '{{owners}} share of sales each month, {{ownerS}}% today',
      milestone: '{{owners}} share of sales is below 50%',
    },
    inTrade: {
      manufacturing:
        'Spare parts and repeat orders are a natural start, since prices are already known.',
      technology:
        'Renewals of existing subscriptions are the natural start, since the product has already convinced them.',
      retail: 'One department with its own sales target is a natural start.',
      services: 'New customers who have not yet met {{owner}} are the easiest group.',
      healthcare: 'New patients can be booked with a colleague from the first call on.',
      financial_services: 'Private clients with standard cover are the natural start.',
      other: 'Choose the group in which a mistake would cost least.',
    },
    after: ['S-10', 'S-11'],
  },
  'L-05': {
    priority: 'high',
    when: {
      all: [{ atLeast: ['ownerS', 50] }, { below: ['ownerS', 75] }, { not: oneOrTwoPeople }],
    },
    finding: 'The owner makes {{ownerS}}% of sales.',
    action:
      'Hand over renewals and smaller customers first, then larger ones one by one. The owner stays as second contact.',
    expectedOutcome: "Owner's share of sales below 30% within a year.",
    timeline: '3-12 months',
    resources: { owner: '3 hours a week', staff: 'Those who sell: half a day a week' },
    sources: ['OC'],
    words: {
      weakness: [
        'Others get little practice in selling as long as so much of it passes through {{owner}}.',
        'For many customers, an order counts only once {{owner}} has agreed.',
      ],
      stake: [
        'Each sale that {{owner}} makes is one that the company has not yet learned to make.',
        'What others have sold once, they can sell again, and that is how the share comes down.',
      ],
      step: 'Hand over renewals and smaller customers first',
      measure: '{{owners}} share of sales each month, {{ownerS}}% today',
      milestone: '{{owners}} share of sales is below 30%',
    },
    inTrade: {
      manufacturing: 'Repeat parts with a price list can move first; new drawings come last.',
      technology: 'Renewals and standard plans need no founder in the meeting.',
      retail: 'Regular customers and reorders can move first, trade customers later.',
      services: 'Regular jobs can move first, since nobody needs convincing there.',
      healthcare: 'Routine appointments can move first, long-standing patients last.',
      financial_services: 'Yearly renewals can move first, advice on large sums last.',
      other: 'Two introductions a month are a pace that customers follow.',
    },
    after: ['S-10', 'S-11'],
  },
  'L-06': {
    priority: 'medium',
    when: {
      all: [{ atLeast: ['ownerS', 30] }, { below: ['ownerS', 50] }, { not: oneOrTwoPeople }],
    },
    published: ['30%'],
    finding:
      'The owner makes {{ownerS}}% of sales; from about 30% advisers speak of a high dependence.',
    action:
      'Add a colleague to each account the owner still holds, and hand over one account a month.',
    expectedOutcome: 'No account that only the owner knows.',
    timeline: '6-9 months',
    resources: { owner: '2 hours a week', staff: 'One colleague for each account: 1 hour a week' },
    sources: ['OC', 'TA'],
    words: {
      weakness: [
        'Part of the customers still look to {{owner}} alone.',
        'A few accounts may never have met anyone but {{owner}}.',
      ],
      stake: [
        'One contact is enough until the day it is missing.',
        'Accounts that only one person knows are lost or kept with that person.',
      ],
      step: 'Add a colleague to each account that {{owner}} still holds',
      measure: 'Accounts with two known contacts, counted each month',
      milestone: 'Every account knows a second person beside {{owner}}',
    },
    inTrade: {
      manufacturing:
        'A technician who knows the part is often the better second contact than another salesperson.',
      technology:
        'A customer success role gives the account a second name without a second seller.',
      retail: 'Trade and club customers are worth the first introductions.',
      services: 'Taking the colleague along to two visits is usually enough.',
      healthcare: 'A joint appointment is the gentlest way to introduce the second name.',
      financial_services: 'The yearly review is a good day for the introduction.',
      other: 'The account that calls most often is a good one to begin with.',
    },
    after: ['S-10', 'S-11'],
  },
  'L-07': {
    priority: 'high',
    when: {
      all: [
        { is: ['team', 0] },
        { atLeast: ['ownerS', 50] },
        { not: oneOrTwoPeople },
        { not: { is: ['industry', 'healthcare'] } },
      ],
    },
    finding: "There is no sales team that could take over the owner's {{ownerS}}% of sales.",
    action:
      'Appoint or hire the first person for sales. Plan for two, so that results can be compared and absences covered.',
    expectedOutcome: 'Selling goes on when the owner is away.',
    timeline: '90-150 days',
    resources: {
      owner: '3 hours a week while hiring and training',
      staff: 'A first person for sales, a second one later',
    },
    sources: ['BTS'],
    words: {
      weakness: [
        'Selling cannot be handed over as long as nobody else does it.',
        'Every plan to sell without {{owner}} begins with a person who is not there yet.',
      ],
      stake: [
        'Sales can only be handed over to a person, and finding and training one takes its time.',
        'From the decision to the first order that somebody else wins, half a year is soon gone.',
      ],
      step: 'Find the first person for sales',
      measure: 'Orders won by the new person for sales',
      milestone: 'The first person for sales has started',
    },
    bySize: {
      small: {
        action:
          'Give one of the {{emp}} people a fixed part of the week for selling, with a target. A hire for sales can follow once that works.',
        step: 'Give one colleague a fixed part of the week for selling',
        measure: 'Orders won by that colleague, each month',
        milestone: 'One colleague sells for a fixed part of the week',
        help: 'One colleague: a day a week for selling',
      },
    },
    inTrade: {
      manufacturing:
        'Somebody from the shop who can read a drawing may learn to quote faster than a seller learns the trade.',
      technology: 'Somebody from support who explains well is often the first seller who succeeds.',
      retail: 'In a shop this is a floor manager with a target, rather than a seller on the road.',
      services: 'The one on the team whom customers already ring is often the right choice.',
      financial_services:
        'An assistant who already prepares the renewals may be nearer to it than an outsider.',
      other: 'Somebody from inside who knows the customers needs less time to learn.',
    },
    after: ['S-10', 'S-11'],
  },
} satisfies Partial<Readonly<Record<LeadershipRuleId, GapRule>>>;
