import type { MarketRuleId } from '../ids.js';
import type { GapRule } from '../rule.js';

/** Position: advantage, place in the market, knowledge of it, and ways to customers. */
export const positionRules = {
  'M-11': {
    priority: 'high',
    when: { atMost: ['adv', 2] },
    finding: 'Competitive advantage is rated {{adv}}/5.',
    action:
      'Ask ten loyal customers why they stay and five lost ones why they left. Choose one difference and prove it.',
    expectedOutcome: 'A difference that everyone in the company can name in one sentence.',
    timeline: '45-90 days',
    resources: { owner: '2 hours a week', staff: 'Sales and service: two conversations each' },
    sources: ['VC18'],
    words: {
      weakness: 'It is hard to say why customers should choose this business and no other.',
      stake: 'Where no difference is clear, price decides.',
      step: 'Ask ten loyal and five lost customers for their reasons',
      measure: 'Customers who name the chosen difference when asked',
      milestone: 'One difference is chosen and can be proved',
    },
    bySize: {
      solo: { expectedOutcome: 'A difference that can be named in one sentence, and shown.' },
      small: { help: 'Two colleagues: two conversations each' },
    },
  },
  'M-12': {
    priority: 'high',
    when: { atMost: ['pos', 2] },
    finding: 'Market position is rated {{pos}}/5.',
    action:
      'Find the group of customers with whom the business succeeds most often, and move marketing time and money there.',
    expectedOutcome: 'More offers accepted in that group.',
    timeline: '60-180 days',
    resources: { owner: '3 hours a week', staff: 'Marketing or sales: half a day a week' },
    sources: ['VC18', 'FL'],
    words: {
      weakness: 'The business is not yet the first choice of any group of customers it could name.',
      stake: 'Effort that goes to everyone makes a business known to nobody in particular.',
      step: 'Find the group of customers where success is most frequent',
      measure: 'Share of offers that are accepted in this group',
      milestone: 'Marketing time and money go to the chosen group',
    },
    bySize: { small: { help: 'One colleague: half a day a week' } },
    after: ['M-11'],
  },
  'M-13': {
    priority: 'medium',
    when: { atMost: ['mon', 2] },
    finding: 'Watching the industry is rated {{mon}}/5.',
    action: 'Ask one person for one page a month on customers, competitors, technology and rules.',
    expectedOutcome: 'Changes are seen early enough to act.',
    timeline: '14-30 days',
    resources: { owner: '1 hour a month', staff: 'One person: half a day a month' },
    sources: ['VC18'],
    words: {
      weakness: 'Changes in the industry may be seen late.',
      stake: 'News that arrives late leaves fewer choices.',
      step: 'Start a monthly page on the industry',
      measure: 'Monthly pages written, each with one point to act on',
      milestone: 'The monthly page on the industry has become a habit',
    },
    bySize: {
      solo: {
        action:
          'Write one page a month on customers, competitors, technology and rules, and mark one point to act on.',
      },
      small: {
        action:
          'Take turns in writing one page a month on customers, competitors, technology and rules.',
        help: 'One colleague in turn: 2 hours a month',
      },
    },
    inTrade: {
      healthcare: 'Tariffs, licences and what insurers pay for deserve the first lines.',
    },
  },
  'M-14': {
    priority: 'medium',
    when: { is: ['ma', false] },
    finding: 'No market analysis is marked as available.',
    action:
      'Write two to five pages: groups of customers, size of the market, trends, three competitors, own price level. Renew it every year.',
    expectedOutcome: 'Decisions on growth rest on shared facts.',
    timeline: '60-90 days',
    resources: { owner: 'two half days a year', staff: 'Sales as lead: two days in all' },
    sources: ['FL'],
    words: {
      weakness: [
        'Decisions on growth rest on impressions rather than on a written analysis.',
        'What is known about customers and competitors has never been put side by side.',
      ],
      stake: [
        'Facts on customers, prices and competitors should come before the next large decision.',
        'A few pages on the market keep the next big decision from resting on the last conversation.',
      ],
      step: 'Write a short market analysis',
      measure: 'Decisions that made use of the analysis',
      milestone: 'The market analysis is written',
    },
    bySize: { small: { help: 'One colleague: a day in all' } },
    inTrade: {
      manufacturing: 'The three competitors should include one that imports.',
      technology: 'Include what customers use today instead, even if it is a spreadsheet.',
      retail: 'Online prices belong in it, because customers compare them in the aisle.',
      services: 'What customers would do without the service is the first competitor to describe.',
      healthcare: 'Waiting times of neighbouring practices tell more than their prices.',
      financial_services:
        'Direct providers and comparison sites count among the three competitors.',
      other: 'Two conversations with lost customers would be worth more than bought figures.',
    },
    after: ['M-13'],
  },
  'M-24': {
    priority: 'low',
    when: { atLeast: ['otherS', 50] },
    finding:
      '{{otherS}}% of sales comes neither from the owner nor from a sales team, but in other ways, such as partners, platforms, a web shop or passing customers.',
    action:
      'List each way with its share, its cost and who controls it. Where one outside partner brings more than half, open a second way.',
    expectedOutcome: 'No single outside partner decides on sales.',
    timeline: '60-120 days',
    resources: {
      owner: '4 hours in all',
      staff: 'Whoever looks after these ways of selling: 2 hours a week',
    },
    sources: ['SWI'],
    words: {
      weakness: [
        'A large part of the selling may have nobody in charge inside the company.',
        'What brings customers could change without anyone here having a say.',
      ],
      stake: 'A way to customers that somebody else owns can close at short notice.',
      step: 'List each way to customers with its share and its cost',
      measure: 'Largest share that one outside partner brings, each quarter',
      milestone: 'A second way to customers is open wherever one partner brought more than half',
    },
  },
} satisfies Partial<Readonly<Record<MarketRuleId, GapRule>>>;
