import { percentInWords } from '../../answer-words.js';
import { manySmallClients } from '../../conditions/common.js';
import type { MarketRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Forecast: how certain the revenue of next year is. */
export const forecastRules = {
  'M-09': {
    priority: 'high',
    when: { all: [{ atLeast: ['spec', 50] }, { below: ['growth', 50] }] },
    finding: "{{spec}}% of next year's revenue is speculative.",
    plainFinding: ({ answers: { spec } }) =>
      spec === 100
        ? 'All of next year’s revenue is still speculative.'
        : `Of next year’s revenue, ${percentInWords(spec)} is still speculative.`,
    action:
      'Divide the forecast into signed, likely and hoped for, review it monthly, and commit to costs on the first two only.',
    expectedOutcome: 'A speculative share under 30%, and fewer surprises in cash.',
    timeline: '30-90 days',
    resources: { owner: '2 hours a month', staff: 'Whoever keeps the forecast: 2 hours a month' },
    sources: ['RV', 'SP'],
    words: {
      weakness: [
        'Costs that are fixed today would be paid from orders that may not come.',
        'Whoever plans people or purchases by the present forecast is taking a bet.',
      ],
      stake: [
        'Costs are certain while {{spec}}% of the forecast is not, so they should not be planned alike.',
        'With {{spec}}% of the forecast open, a list of what is signed is the only safe ground.',
      ],
      step: 'Divide the forecast into signed, likely and hoped for',
      measure: 'Speculative share of the forecast each month, {{spec}}% today',
      milestone: 'Costs follow signed and likely sales only',
    },
    inTrade: {
      manufacturing: 'Material with long delivery times should be ordered for signed work alone.',
      technology: 'Hiring should follow contracts that have been signed, and servers as well.',
      retail: 'Pre-season orders belong to the second group at best.',
      services: 'Extra hands should be booked for signed work, and asked for the likely part.',
      healthcare: 'Payments that depend on a tariff still to be agreed belong to the last group.',
      financial_services: 'Commission that depends on markets belongs to the last group.',
      other: 'A job is signed when both sides have said so in writing.',
    },
  },
  'M-10': {
    priority: 'medium',
    when: { all: [{ below: ['guar', 20] }, { not: manySmallClients }] },
    finding: "{{guar}}% of next year's revenue is secured by contract.",
    plainFinding: ({ answers: { guar } }) =>
      guar === 0
        ? 'None of next year’s revenue is secured by contract yet.'
        : `Of next year’s revenue, ${percentInWords(guar)} is secured by contract.`,
    action: 'Offer annual agreements or early renewal to the larger half of the customers.',
    expectedOutcome: "A third of next year's revenue is secured before the year starts.",
    timeline: '60-150 days',
    resources: { owner: '2 hours a week', staff: 'Whoever else sells: 2 hours a week' },
    sources: ['RV'],
    words: {
      weakness: [
        'Most of next year has to be hoped for or won, month by month.',
        'Each year begins with selling and not with planning.',
      ],
      stake: [
        'An agreement signed before the year starts takes pressure off every month that follows.',
        'A signed year lets purchases, holidays and hiring be planned in peace.',
      ],
      step: 'Offer annual agreements or early renewal',
      measure: 'Secured share of next year, {{guar}}% today',
      milestone: 'Annual agreements cover a third of next year',
    },
    inTrade: {
      manufacturing: 'Call-off contracts give customers a price and the plant a filled order book.',
      technology: 'A discount for a year paid ahead also brings cash in early.',
      retail: 'Account customers and standing orders are where a shop can secure something.',
      services: 'Customers sign a year more readily when their slot in the calendar is fixed.',
      healthcare:
        'Programmes for companies and care contracts can be signed a year ahead; single appointments cannot.',
      financial_services: 'Service agreements signed at the yearly review need no extra meeting.',
      other: 'A fixed price for the year is often reason enough to sign.',
    },
  },
  'M-20': {
    priority: 'high',
    when: { all: [{ atLeast: ['growth', 50] }, { atLeast: ['spec', 50] }] },
    finding:
      "Growth of {{growth}}% is planned, while {{spec}}% of next year's revenue is speculative.",
    action: 'Plan a low, a middle and a high case, and say what is done in each.',
    expectedOutcome: 'Costs follow signed business.',
    timeline: '14-30 days',
    resources: {
      owner: 'half a day, then 1 hour a month',
      outside: 'Accountant: checks the three cases',
    },
    sources: ['RV'],
    words: {
      weakness: [
        'A steep plan rests on sales that are not yet in sight.',
        'If half of the hoped-for growth does not come, its costs will be there all the same.',
      ],
      stake: 'One plan for one outcome is not enough when so much of it is open.',
      step: 'Plan a low, a middle and a high case',
      measure: 'Cases planned, each with the costs that belong to it',
      milestone: 'The low, middle and high case are on paper',
    },
    inTrade: {
      technology: 'The low case should say how many months the money lasts.',
    },
    after: ['M-09'],
  },
} satisfies Partial<Readonly<Record<MarketRuleId, GapRule>>>;
