import { marginsGiven } from '../../conditions/common.js';
import type { StrengthRuleId } from '../ids.js';
import type { StrengthRule } from '../rule.js';

/** Strengths in the market. */
export const marketStrengths = {
  'P-02': {
    area: 'market',
    priority: 'low',
    when: { all: [{ atLeast: ['rec', 50] }, { below: ['top', 50] }] },
    finding: '{{rec}}% of revenue recurs.',
    action: 'Look every month at which customers renew and which leave.',
    expectedOutcome: 'Revenue stays as steady as it is.',
    timeline: 'ongoing',
    resources: { owner: '1 hour a month', staff: 'Whoever looks after renewals: 2 hours a month' },
    sources: ['RR1'],
    words: {
      name: 'revenue that recurs',
      worth: [
        'The year does not start at zero.',
        'That much is there before anyone has made a call.',
      ],
      stake: [
        'Recurring revenue declines as quietly as it comes, and a monthly look keeps it safe.',
        'Renewals that are watched can still be saved; those noticed at the end of the year cannot.',
      ],
      step: 'Watch renewals and losses every month',
      measure: 'Renewals and losses, noted each month',
      milestone: 'A year of renewals and losses is on record',
    },
  },
  'P-03': {
    area: 'market',
    priority: 'low',
    when: {
      all: [
        { atLeast: ['retentionGap', 8] },
        { any: [{ below: ['ret', 90] }, { below: ['one', 80] }] },
      ],
    },
    finding:
      'Customer retention of {{ret}}% is {{retGapAbs}} percentage points above the orientation value for the industry.',
    action: 'Ask loyal customers for references and recommendations.',
    expectedOutcome: 'New customers at lower cost.',
    timeline: '30-90 days',
    resources: { owner: '1 hour a week', staff: 'Those who serve the customers: 1 hour a week' },
    sources: ['RET1'],
    words: {
      name: 'customers who stay',
      worth: [
        'That gives time to work on everything else.',
        'Customers who stay are the cheapest ones to have.',
      ],
      stake: [
        'Loyal customers are the shortest way to new ones, if somebody asks them.',
        'A recommendation from a loyal customer opens doors that no advertisement does.',
      ],
      step: 'Ask loyal customers for references',
      measure: 'References and recommendations received',
      milestone: 'The first new customers came by recommendation',
    },
  },
  'P-05': {
    area: 'market',
    priority: 'low',
    when: { all: [{ above: ['top', 0] }, { atMost: ['top', 15] }] },
    published: ['15%'],
    finding: 'The largest clients together make up {{top}}% of revenue.',
    action: 'Agree an upper limit for any one client and keep to it.',
    expectedOutcome: 'No client can put the company at risk.',
    timeline: 'ongoing',
    resources: { owner: '1 hour a quarter' },
    sources: ['CC2'],
    words: {
      name: 'revenue spread over many clients',
      worth: [
        'The loss of one client would hurt, and no more than that.',
        'No single client can dictate terms.',
      ],
      stake: 'A good spread is lost with one big order, and a limit set in time protects it.',
      step: 'Agree an upper limit for any one client',
      measure: 'Share of the largest client against the limit, each quarter',
      milestone: 'The limit for any one client is agreed',
    },
  },
  'P-07': {
    area: 'market',
    priority: 'low',
    when: {
      all: [
        marginsGiven,
        { atLeast: ['nm', { times: [1.5, 'goodNetMargin'] }] },
        { atMost: ['nm', 'gm'] },
      ],
    },
    finding: 'A net margin of {{nm}}% is strong for the industry.',
    action:
      "Check that a fair salary for the owner's work is already taken off, and set part of the rest aside for the handover.",
    expectedOutcome: "The handover is paid from the company's own money.",
    timeline: 'ongoing',
    resources: { owner: 'half a day a year', outside: 'Accountant or tax adviser: half a day' },
    sources: ['MAR2'],
    words: {
      name: 'a strong net margin',
      worth: [
        'There is money to pay for people who take over.',
        'Few other figures make a change of leadership as affordable.',
      ],
      stake:
        'A strong margin pays for the handover, once a fair salary for the owner is taken off.',
      step: "Check the owner's salary in the figures and set money aside",
      measure: 'Amount set aside for the handover, each quarter',
      milestone: 'Money for the handover is being set aside',
    },
    bySize: { solo: { worth: 'There is money to pay for help.' } },
  },
  'P-09': {
    area: 'market',
    priority: 'low',
    when: { all: [{ atLeast: ['guar', 50] }, { below: ['top', 50] }] },
    finding: "{{guar}}% of next year's revenue is already secured.",
    action: 'Use this certainty to hire and train ahead of need.',
    expectedOutcome: 'Growth that is planned.',
    timeline: 'ongoing',
    resources: { owner: '2 hours a month', staff: 'Those who train new people: 2 hours a week' },
    sources: ['RV'],
    words: {
      name: 'revenue that is secured ahead',
      worth: ['Costs can be planned on solid ground.', 'A handover can rely on that.'],
      stake: 'Secured revenue is the safest moment to invest in people.',
      step: 'Hire and train ahead of need',
      measure: 'Posts filled and trained before the work arrives',
      milestone: 'The next person is trained before the work arrives',
    },
    bySize: {
      solo: {
        stake: 'Secured revenue is the safest moment to pay for help.',
        action: 'Use this certainty to buy in help before it is needed.',
        step: 'Buy in help ahead of need',
        measure: 'Hours bought in before the work arrives',
        milestone: 'The first hours of help are bought ahead of need',
      },
    },
  },
  'P-11': {
    area: 'market',
    priority: 'low',
    when: {
      all: [
        { atLeast: ['adv', 4] },
        marginsGiven,
        { atLeast: ['nm', 'goodNetMargin'] },
        { atMost: ['nm', 'gm'] },
      ],
    },
    finding: 'The competitive advantage (rated {{adv}}/5) also shows in the net margin ({{nm}}%).',
    action: 'Write down what protects this advantage.',
    expectedOutcome: 'The advantage stays when people change.',
    timeline: '30-90 days',
    resources: {
      owner: '4 hours in all',
      outside: 'Lawyer: one talk, if a brand or an invention is to be protected',
    },
    sources: ['VC18'],
    words: {
      name: 'a difference that customers pay for',
      worth: [
        'Customers pay for the difference, which is the best test of it.',
        'It is more than an opinion, since customers pay for it.',
      ],
      stake:
        'An advantage that shows in the margin invites imitation, so what protects it should be known.',
      step: 'Write down what protects the advantage',
      measure: 'Points that protect the advantage, each with someone who looks after it',
      milestone: 'What protects the advantage stands on one page',
    },
  },
} satisfies Partial<Readonly<Record<StrengthRuleId, StrengthRule>>>;
