import type { Condition } from '../../conditions/condition.js';
import type { SystemsRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Industries in which personal service is the rule. */
const personalService: Condition = {
  any: [{ is: ['industry', 'services'] }, { is: ['industry', 'healthcare'] }],
};

/** Offer: how much of it is standard, and how much rests on one product or service. */
export const offerRules = {
  'S-06': {
    priority: 'high',
    when: { all: [{ atLeast: ['custom', 75] }, { not: personalService }] },
    finding:
      '{{custom}}% of the work is made to measure, which is hard to teach, to price and to hand over.',
    action:
      'Define one standard package with fixed content and price. Offer it first, and count how often it does not fit.',
    expectedOutcome: 'A growing share of work that staff can deliver without special knowledge.',
    timeline: '60-120 days',
    resources: { owner: '3 hours a week', staff: 'Whoever works out prices: 2 hours a week' },
    sources: ['TVR', 'BTS'],
    words: {
      weakness: [
        'Most jobs start from a blank page, and only a few people can fill it.',
        'Each job has to be thought out anew, so experience counts for more than it should have to.',
      ],
      stake:
        'Work that is different every time binds the most experienced people, the owner among them.',
      step: 'Define one standard package with a fixed content and price',
      measure: 'Enquiries that the standard package fits, counted each month',
      milestone: 'The standard package is on offer and has been sold',
    },
    bySize: { solo: { expectedOutcome: 'A growing share of work that a helper could deliver.' } },
    inTrade: {
      manufacturing:
        'A product family with three sizes and a fixed finish would be such a package.',
      technology: 'A fixed-scope start with a price on the website would be such a package.',
      retail: 'A ready-made bundle at one price would be such a package.',
      financial_services: 'A review at a fixed fee would be such a package.',
      other: 'The job that was sold most often last year is a good candidate.',
    },
  },
  'S-07': {
    priority: 'medium',
    when: { all: [{ atLeast: ['custom', 85] }, personalService] },
    finding:
      '{{custom}}% of the service is made to measure, which is high even where personal service is the rule.',
    action:
      'Divide the service into a standard core and extras. Write the core down and give it a clear price.',
    expectedOutcome:
      'Less experienced people can deliver the core; experts are needed only for the extras.',
    timeline: '90-150 days',
    resources: {
      owner: '2 hours a week',
      staff: 'An experienced colleague, who writes the core down: 2 hours a week',
    },
    sources: ['TVR'],
    words: {
      weakness: 'Nearly every service is made anew, so only the most experienced can deliver it.',
      stake: 'Tailored service pleases customers, and it is hard to pass on to anyone new.',
      step: 'Separate a standard core of the service from the extras',
      measure: 'Share of services delivered from the written core',
      milestone: 'The core of the service is written down and priced',
    },
    bySize: {
      solo: {
        weakness:
          'Nearly every service is thought out anew, so hardly anyone else could deliver it.',
        expectedOutcome: 'The core takes less of {{owners}} time, and a helper could learn it.',
      },
    },
    inTrade: {
      services: 'A fixed first package, with extras billed by the hour, is the usual shape.',
      healthcare: 'Standard check-ups with a fixed length would be the core.',
    },
    after: ['S-03'],
  },
  'S-08': {
    priority: 'medium',
    when: { all: [{ is: ['core', 'less-25'] }, { not: { is: ['industry', 'retail'] } }] },
    finding:
      'Less than a quarter of revenue comes from the main offer, so effort may be spread thinly.',
    action:
      'Judge each offer by three questions: can it be taught, do customers value it, do they buy it again? Stop the two weakest or raise their price.',
    expectedOutcome: 'More time for the offers that can grow without the owner.',
    timeline: '60-90 days',
    resources: { owner: '6 hours in all', outside: 'Bookkeeper: figures for each offer' },
    sources: ['TVR'],
    words: {
      weakness: 'Attention is spread over many offers, and none of them carries the business.',
      stake:
        'Every small offer wants its own prices, know-how and marketing, and the best ones pay for that.',
      step: 'Judge each offer, and stop or reprice the two weakest',
      measure: 'Share of revenue from the main offer, each quarter',
      milestone: 'The two weakest offers are stopped or priced anew',
    },
    after: ['S-15'],
  },
  'S-09': {
    priority: 'low',
    when: { is: ['core', 'more-90'] },
    finding:
      'Nearly all revenue comes from one offer: that is good focus, but there is no cushion.',
    action: 'Test one related offer with existing customers before building it.',
    expectedOutcome: 'A second source of revenue that does not weaken the first.',
    timeline: '120-180 days',
    resources: {
      owner: '4 hours a month',
      staff: 'One person who talks to customers: 2 hours a week',
    },
    sources: ['CVD'],
    words: {
      weakness: [
        'A change in the market of a single offer would be felt at once.',
        'Should demand for the main offer fall, there is nothing else to fall back on.',
      ],
      stake:
        'A second source of revenue takes time to build, and is best tried while the first is strong.',
      step: 'Test one related offer with existing customers',
      measure: 'Existing customers who tried the related offer, with what they said',
      milestone: 'Existing customers have tried a related offer',
    },
    inTrade: {
      technology: 'A paid add-on for present users is the cheapest test.',
    },
  },
} satisfies Partial<Readonly<Record<SystemsRuleId, GapRule>>>;
