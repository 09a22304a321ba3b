import { marginsGiven } from '../../conditions/common.js';
import type { Condition } from '../../conditions/condition.js';
import type { MarketRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** A loss may be planned: high margins and fast growth can be bought with it. */
const investsInGrowth: Condition = {
  all: [{ atLeast: ['growth', 30] }, { atLeast: ['gm', 50] }],
};

/** Margins: what is left of each sale, and of the year. */
export const marginsRules = {
  'M-15': {
    priority: 'critical',
    when: { all: [marginsGiven, { below: ['nm', 0] }, { not: investsInGrowth }] },
    finding: 'The business makes a loss (net margin {{nm}}%).',
    action:
      'Work out what each offer and each larger customer earns. Change the price of the worst or stop them, and hold back costs that can wait.',
    expectedOutcome: 'Break-even within two quarters.',
    timeline: '30-180 days',
    resources: { owner: '4 hours a week', outside: 'Accountant: two days in all' },
    sources: ['MAR2'],
    words: {
      weakness: 'At a net margin of {{nm}}%, each month costs money instead of bringing it.',
      stake:
        'A loss uses up the time that every other step needs, so ending it comes before growth.',
      step: 'Find out which offers and customers earn money and which cost it',
      measure: 'Net margin each month, {{nm}}% today',
      milestone: 'The business breaks even',
    },
    bySize: { large: { help: 'Finance as lead: one day a week' } },
    after: ['S-15'],
  },
  'M-16': {
    priority: 'high',
    when: {
      all: [
        marginsGiven,
        { atLeast: ['nm', 0] },
        { below: ['nm', { half: 'goodNetMargin' }] },
        { below: ['grossGap', 0] },
      ],
    },
    finding:
      "A net margin of {{nm}}% leaves little to pay for people who take over the owner's work.",
    action:
      'Work out what a deputy would cost, and which prices or costs have to change to pay for one.',
    expectedOutcome: 'A margin that can carry the next level of leadership.',
    timeline: '90-180 days',
    resources: { owner: '6 hours in all', outside: 'Accountant: half a day' },
    sources: ['MAR2', 'MAR1'],
    words: {
      weakness: [
        'Whoever takes over work from {{owner}} has to be paid, and at present there is little to do it with.',
        'The margin leaves hardly anything for a deputy, a mistake or a slow quarter.',
      ],
      stake: 'Phase 2 costs money before it saves any, and the margin has to carry it.',
      step: 'Work out what a deputy would cost and how to pay for one',
      measure: 'Net margin each quarter, {{nm}}% today',
      milestone: 'The cost of a deputy is known, and how to pay for it is planned',
    },
    bySize: {
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
    inTrade: {
      retail:
        'Half a point of margin from markdowns and stock loss often pays for more than a price rise.',
      healthcare:
        'Empty appointment slots and unpaid bills are the first two places to look for it.',
    },
    after: ['S-15'],
  },
  'M-17': {
    priority: 'medium',
    when: {
      all: [
        marginsGiven,
        { not: { is: ['gm', 0] } },
        { atMost: ['grossGap', -15] },
        { below: ['nm', 'goodNetMargin'] },
      ],
    },
    finding:
      'Gross margin of {{gm}}% is {{gmGapAbs}} percentage points below the orientation value for the industry ({{gmBase}}%).',
    action: 'For the ten largest products or services, check price, discounts and direct costs.',
    expectedOutcome: 'A third of the distance is made up.',
    timeline: '90-180 days',
    resources: {
      owner: '2 hours a week',
      staff: 'Purchasing and sales: 2 hours a week',
      outside: 'Accountant: costs for each product or service',
    },
    sources: ['MAR1', 'MAR3'],
    words: {
      weakness: 'Too little of each sale is left after direct costs.',
      stake: 'What is lost in price, discounts and direct costs cannot be won back further down.',
      step: 'Check price, discounts and direct costs of the ten largest products or services',
      measure: 'Gross margin each quarter, {{gm}}% today',
      milestone: 'The ten largest products or services have been checked and repriced where needed',
    },
    bySize: { small: { help: 'One colleague who knows the costs: 2 hours a week' } },
    inTrade: {
      financial_services:
        'The share that goes to providers and introducers is the first cost to look at.',
    },
    after: ['S-15'],
  },
  'M-22': {
    priority: 'high',
    when: { all: [marginsGiven, { below: ['nm', 0] }, investsInGrowth] },
    finding:
      'The business makes a loss (net margin {{nm}}%) while it plans to grow by {{growth}}%; the gross margin of {{gm}}% leaves room.',
    action:
      'Show the way to profit: how many months the money lasts, what a new customer costs and earns back, and which costs stop if growth is slower.',
    expectedOutcome: 'A dated way to break-even that lenders and partners can follow.',
    timeline: '30-60 days',
    resources: {
      owner: '4 hours a week',
      outside: 'Accountant or finance adviser: two days in all',
    },
    sources: ['MAR2', 'RV'],
    words: {
      weakness: 'The business spends ahead of its growth, at a net margin of {{nm}}%.',
      stake: 'Growth at a loss has a time limit, and lenders and partners will ask for the date.',
      step: 'Show the way to profit, with dates',
      measure: 'Months that the money lasts, worked out anew each month',
      milestone: 'The way to break-even is agreed, with its date',
    },
    inTrade: {
      technology: 'Monthly burn, months of cash and churn are the three figures to show.',
    },
    after: ['S-15', 'M-09'],
  },
  'M-25': {
    priority: 'high',
    when: {
      all: [
        marginsGiven,
        { atLeast: ['nm', 0] },
        { below: ['nm', { half: 'goodNetMargin' }] },
        { atLeast: ['grossGap', 0] },
      ],
    },
    finding:
      'Gross margin is in order ({{gm}}%), but only {{nm}}% remains as net margin: running costs take most of it.',
    action:
      'Go through the ten largest running costs, including what the owner takes out, and set a limit for each as a share of revenue.',
    expectedOutcome: 'A margin that can carry the next level of leadership.',
    timeline: '60-120 days',
    resources: { owner: '4 hours in all', outside: 'Accountant: half a day' },
    sources: ['MAR1', 'MAR2'],
    words: {
      weakness: [
        'The work itself earns enough, and the running costs take most of it.',
        'What is earned on each sale is spent again before the year is out.',
      ],
      stake: 'What happens after the gross margin decides whether others can be paid to lead.',
      step: 'Set a limit for each of the ten largest running costs',
      measure: 'Running costs as a share of revenue, each month',
      milestone: 'The ten largest running costs have a limit each',
    },
    after: ['S-15'],
  },
} satisfies Partial<Readonly<Record<MarketRuleId, GapRule>>>;
