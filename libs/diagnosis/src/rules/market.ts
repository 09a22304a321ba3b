import {
  goodNetMargin,
  grossGap,
  isSolo,
  marginsGiven,
  retentionGap,
  topGiven,
} from '../derived.js';
import type { AdvisingRule } from './rule.js';

/** Market context: customers, revenue, margins, position and growth. */
export const marketRules: readonly AdvisingRule[] = [
  {
    id: 'M-01',
    inputs: ['top'],
    when: (a) => a.top >= 50,
    condition: 'The three largest clients together bring at least 50% of revenue.',
    published: ['50%'],
    finding: 'The largest clients together make up {{top}}% of revenue.',
    action:
      'Agree written terms over several years with the largest clients, and reserve fixed selling time for new customers.',
    expectedOutcome: 'The share of the largest clients falls by a third, while total sales hold.',
    priority: 'critical',
    timeline: '3-18 months',
    resources: {
      owner: '3 hours a week',
      staff: 'Whoever else sells: one day a week for new customers',
    },
    sources: ['CC1', 'CC4'],
  },
  {
    id: 'M-02',
    inputs: ['top'],
    when: (a) => a.top >= 30 && a.top < 50,
    condition:
      'The three largest clients together bring at least 30% but less than 50% of revenue.',
    published: ['30%', '50%'],
    finding:
      'The largest clients together make up {{top}}% of revenue, a level that buyers and banks usually see as a risk.',
    action:
      'List 30 possible customers who resemble the best ones, approach them, and look at the share of the largest clients every month.',
    expectedOutcome: 'The share of the largest clients falls every quarter, towards 30% or less.',
    priority: 'high',
    timeline: '3-12 months',
    resources: { owner: '3 hours a week', staff: 'Whoever else sells: half a day a week' },
    sources: ['CC1', 'CC3'],
  },
  {
    id: 'M-03',
    inputs: ['top'],
    when: (a) => a.top >= 20 && a.top < 30,
    condition:
      'The three largest clients together bring at least 20% but less than 30% of revenue.',
    published: ['20%'],
    finding: 'The largest clients together make up {{top}}% of revenue.',
    action:
      'Look at the share every quarter, know more people at these clients, and put terms in writing.',
    expectedOutcome: 'The share is 20% or less.',
    priority: 'medium',
    timeline: '3-12 months',
    resources: {
      owner: '2 hours a month',
      staff: 'A second contact for each of these clients: 1 hour a month',
    },
    sources: ['CC2', 'CC6'],
  },
  {
    id: 'M-04',
    inputs: ['ret', 'industry'],
    when: (a) => a.ret > 0 && retentionGap(a) <= -15,
    condition:
      'Customer retention is above 0% and at least 15 percentage points below the orientation value for the industry.',
    finding:
      'Customer retention of {{ret}}% is {{retGapAbs}} percentage points below the orientation value for the industry ({{retBase}}%).',
    action:
      'Ask ten lost customers for their reasons, remove the two most frequent ones, and put one person in charge of keeping customers.',
    expectedOutcome: 'Half of the distance is made up within a year.',
    priority: 'high',
    timeline: '3-12 months',
    resources: {
      owner: '2 hours a week',
      staff: 'The person in charge of keeping customers: half a day a week',
    },
    sources: ['RET1', 'RET2'],
  },
  {
    id: 'M-05',
    inputs: ['ret', 'industry'],
    when: (a) => a.ret > 0 && retentionGap(a) > -15 && retentionGap(a) <= -8,
    condition:
      'Customer retention is above 0% and at least 8 but less than 15 percentage points below the orientation value for the industry.',
    finding:
      'Customer retention of {{ret}}% is somewhat below the orientation value for the industry ({{retBase}}%).',
    action:
      'Contact every customer soon after the purchase and again before the next one is due, and note why any is lost.',
    expectedOutcome: "Retention near the industry's level.",
    priority: 'medium',
    timeline: '90-180 days',
    resources: {
      owner: '1 hour a week',
      staff: 'Customer service or office as lead: 2 hours a week',
    },
    sources: ['RET1'],
  },
  {
    id: 'M-06',
    inputs: ['rec', 'prj', 'ret', 'industry', 'top', 'one'],
    when: (a) =>
      a.rec < 10 && a.rec + a.prj < 60 && !(a.ret > 0 && retentionGap(a) >= 0 && a.top < 10),
    condition:
      'Less than 10% of revenue recurs, less than 60% recurs or is project work, and retention is below the orientation value for the industry or the three largest clients bring at least 10% of revenue.',
    finding:
      "{{rec}}% of revenue recurs and {{one}}% is one-off, so most of next year's revenue has to be won again.",
    action:
      'Design one reason to come back, such as maintenance, a membership, a subscription or regular supply, and test it with five customers.',
    expectedOutcome: 'The first 10-15% of revenue comes under agreement.',
    priority: 'high',
    timeline: '90-180 days',
    resources: {
      owner: '3 hours a week',
      staff: 'One person who talks to customers: 2 hours a week',
    },
    sources: ['RR1', 'RR3'],
  },
  {
    id: 'M-07',
    inputs: ['rec', 'prj', 'ret', 'industry', 'top'],
    when: (a) =>
      a.rec >= 10 &&
      a.rec < 30 &&
      a.rec + a.prj < 60 &&
      !(a.ret > 0 && retentionGap(a) >= 0 && a.top < 10),
    condition:
      "At least 10% but less than 30% of revenue recurs, less than 60% recurs or is project work, and retention is below the industry's orientation value or the three largest clients bring at least 10%.",
    published: ['30%'],
    finding: '{{rec}}% of revenue recurs; about 30% would make planning clearly easier.',
    action: 'Offer a service or supply agreement with every sale, and make it easy to renew.',
    expectedOutcome: '30% of revenue recurs.',
    priority: 'medium',
    timeline: '3-18 months',
    resources: { owner: '2 hours a week', staff: 'Whoever writes the offers: 1 hour a week' },
    sources: ['RR1'],
  },
  {
    id: 'M-08',
    inputs: ['rec', 'prj', 'ret', 'industry', 'top'],
    when: (a) =>
      a.rec < 30 && a.rec + a.prj >= 60 && !(a.ret > 0 && retentionGap(a) >= 0 && a.top < 10),
    condition:
      'Less than 30% of revenue recurs, at least 60% recurs or is project work, and retention is below the orientation value for the industry or the three largest clients bring at least 10% of revenue.',
    finding: '{{prj}}% of revenue is project work, which has to be won again each time.',
    action:
      'Offer regular clients an agreement over several projects or a fixed monthly fee. Report each month how many months of work are signed.',
    expectedOutcome: 'Three or more months of work are signed ahead.',
    priority: 'medium',
    timeline: '3-9 months',
    resources: { owner: '2 hours a week', staff: 'Those who lead projects: 1 hour a week' },
    sources: ['RR3', 'RV'],
  },
  {
    id: 'M-09',
    inputs: ['spec', 'growth'],
    when: (a) => a.spec >= 50 && a.growth < 50,
    condition:
      "At least 50% of next year's revenue is speculative, and projected growth is below 50%.",
    finding: "{{spec}}% of next year's revenue is speculative.",
    action:
      'Divide the forecast into signed, likely and hoped for, review it monthly, and commit to costs on the first two only.',
    expectedOutcome: 'A speculative share under 30%, and fewer surprises in cash.',
    priority: 'high',
    timeline: '30-90 days',
    resources: { owner: '2 hours a month', staff: 'Whoever keeps the forecast: 2 hours a month' },
    sources: ['RV', 'SP'],
  },
  {
    id: 'M-10',
    inputs: ['guar', 'top', 'ret'],
    when: (a) => a.guar < 20 && !(topGiven(a) && a.top < 10),
    condition:
      "Less than 20% of next year's revenue is guaranteed, and the three largest clients bring at least 10% of revenue (or 0% with retention also 0%).",
    finding: "{{guar}}% of next year's revenue is secured by contract.",
    action: 'Offer annual agreements or early renewal to the larger half of the customers.',
    expectedOutcome: "A third of next year's revenue is secured before the year starts.",
    priority: 'medium',
    timeline: '60-150 days',
    resources: { owner: '2 hours a week', staff: 'Whoever else sells: 2 hours a week' },
    sources: ['RV'],
  },
  {
    id: 'M-11',
    inputs: ['adv'],
    when: (a) => a.adv <= 2,
    condition: 'Competitive advantage is rated 2 of 5 or less.',
    finding: 'Competitive advantage is rated {{adv}}/5.',
    action:
      'Ask ten loyal customers why they stay and five lost ones why they left. Choose one difference and prove it.',
    expectedOutcome: 'A difference that everyone in the company can name in one sentence.',
    priority: 'high',
    timeline: '45-90 days',
    resources: { owner: '2 hours a week', staff: 'Sales and service: two conversations each' },
    sources: ['VC18'],
  },
  {
    id: 'M-12',
    inputs: ['pos'],
    when: (a) => a.pos <= 2,
    condition: 'Market position is rated 2 of 5 or less.',
    finding: 'Market position is rated {{pos}}/5.',
    action:
      'Find the group of customers with whom the business succeeds most often, and move marketing time and money there.',
    expectedOutcome: 'More offers accepted in that group.',
    priority: 'high',
    timeline: '60-180 days',
    resources: { owner: '3 hours a week', staff: 'Marketing or sales: half a day a week' },
    sources: ['VC18', 'FL'],
  },
  {
    id: 'M-13',
    inputs: ['mon'],
    when: (a) => a.mon <= 2,
    condition: 'Watching the industry is rated 2 of 5 or less.',
    finding: 'Watching the industry is rated {{mon}}/5.',
    action: 'Ask one person for one page a month on customers, competitors, technology and rules.',
    expectedOutcome: 'Changes are seen early enough to act.',
    priority: 'medium',
    timeline: '14-30 days',
    resources: { owner: '1 hour a month', staff: 'One person: half a day a month' },
    sources: ['VC18'],
  },
  {
    id: 'M-14',
    inputs: ['ma'],
    when: (a) => !a.ma,
    condition: 'No market analysis is marked as available.',
    finding: 'No market analysis is marked as available.',
    action:
      'Write two to five pages: groups of customers, size of the market, trends, three competitors, own price level. Renew it every year.',
    expectedOutcome: 'Decisions on growth rest on shared facts.',
    priority: 'medium',
    timeline: '60-90 days',
    resources: { owner: 'two half days a year', staff: 'Sales as lead: two days in all' },
    sources: ['FL'],
  },
  {
    id: 'M-15',
    inputs: ['rev', 'nm', 'gm', 'growth'],
    when: (a) => marginsGiven(a) && a.nm < 0 && !(a.growth >= 30 && a.gm >= 50),
    condition:
      'Revenue is above 0 and net margin below 0%, while projected growth is below 30% or gross margin below 50%.',
    finding: 'The business makes a loss (net margin {{nm}}%).',
    action:
      'Work out what each offer and each larger customer earns. Change the price of the worst or stop them, and hold back costs that can wait.',
    expectedOutcome: 'Break-even within two quarters.',
    priority: 'critical',
    timeline: '30-180 days',
    resources: { owner: '4 hours a week', outside: 'Accountant: two days in all' },
    sources: ['MAR2'],
  },
  {
    id: 'M-16',
    inputs: ['rev', 'nm', 'gm', 'industry'],
    when: (a) =>
      marginsGiven(a) &&
      a.nm >= 0 &&
      a.nm < goodNetMargin(a) / 2 &&
      !(a.gm !== 0 && grossGap(a) >= 0),
    condition:
      'Revenue is above 0, the margins are not both 0%, net margin is at least 0% but below half of what is good in the industry, and gross margin is below the orientation value for the industry.',
    finding:
      "A net margin of {{nm}}% leaves little to pay for people who take over the owner's work.",
    action:
      'Work out what a deputy would cost, and which prices or costs have to change to pay for one.',
    expectedOutcome: 'A margin that can carry the next level of leadership.',
    priority: 'high',
    timeline: '90-180 days',
    resources: { owner: '6 hours in all', outside: 'Accountant: half a day' },
    sources: ['MAR2', 'MAR1'],
  },
  {
    id: 'M-17',
    inputs: ['rev', 'nm', 'gm', 'industry'],
    when: (a) => marginsGiven(a) && a.gm !== 0 && grossGap(a) <= -15 && a.nm < goodNetMargin(a),
    condition:
      'Revenue is above 0, gross margin is not 0% and at least 15 percentage points below the orientation value for the industry, and net margin is below what is good in the industry.',
    finding:
      'Gross margin of {{gm}}% is {{gmGapAbs}} percentage points below the orientation value for the industry ({{gmBase}}%).',
    action: 'For the ten largest products or services, check price, discounts and direct costs.',
    expectedOutcome: 'A third of the distance is made up.',
    priority: 'medium',
    timeline: '90-180 days',
    resources: {
      owner: '2 hours a week',
      staff: 'Purchasing and sales: 2 hours a week',
      outside: 'Accountant: costs for each product or service',
    },
    sources: ['MAR1', 'MAR3'],
  },
  {
    id: 'M-18',
    inputs: ['growth', 'deleg', 'proc'],
    when: (a) => a.growth > 20 && (a.deleg <= 2 || a.proc <= 2),
    condition:
      'Projected growth is above 20%, while delegation is rated 2 of 5 or less or core processes are rated 2 of 5 or less.',
    published: ['20%'],
    finding:
      'The plan is to grow by {{growth}}%, with delegation rated {{deleg}}/5 and processes rated {{proc}}/5.',
    action:
      'Divide the plan into steps. Start each step only when the people and processes it needs are in place.',
    expectedOutcome: 'Growth without the usual problems of quality and cash.',
    priority: 'high',
    timeline: '30-60 days',
    resources: {
      owner: 'one day, then 2 hours a month',
      staff: 'Those in charge of people and processes: half a day',
    },
    sources: ['OECD', 'FL'],
  },
  {
    id: 'M-19',
    inputs: ['growth'],
    when: (a) => a.growth >= 0 && a.growth <= 2,
    condition: 'Projected growth is at least 0% and at most 2%.',
    finding: 'Little or no growth is planned ({{growth}}%).',
    action:
      'Decide openly between a steady income and growth. For growth, choose one group of customers and one way to reach them.',
    expectedOutcome: 'A clear aim that fits the change in leadership.',
    priority: 'medium',
    timeline: '30-60 days',
    resources: { owner: 'half a day to decide, then 2 hours a week' },
    sources: ['CL'],
  },
  {
    id: 'M-20',
    inputs: ['growth', 'spec'],
    when: (a) => a.growth >= 50 && a.spec >= 50,
    condition:
      "Projected growth is at least 50%, and at least 50% of next year's revenue is speculative.",
    finding:
      "Growth of {{growth}}% is planned, while {{spec}}% of next year's revenue is speculative.",
    action: 'Plan a low, a middle and a high case, and say what is done in each.',
    expectedOutcome: 'Costs follow signed business.',
    priority: 'high',
    timeline: '14-30 days',
    resources: {
      owner: 'half a day, then 1 hour a month',
      outside: 'Accountant: checks the three cases',
    },
    sources: ['RV'],
  },
  {
    id: 'M-21',
    inputs: ['ownerS', 'top', 'rels', 'emp'],
    when: (a) => a.ownerS >= 50 && a.top >= 30 && !a.rels.includes('key_clients') && !isSolo(a),
    condition:
      'The owner makes at least 50% of sales, the three largest clients bring at least 30% of revenue, key clients are not held by the company, and there are more than 2 employees (or none stated).',
    finding:
      'The owner makes {{ownerS}}% of sales, the largest clients bring {{top}}% of revenue, and the company does not yet hold these relationships: each risk adds to the others.',
    action:
      'For the three largest clients, agree a second contact, written terms, regular reviews together and a date of handover.',
    expectedOutcome: 'The revenue of these clients stays when the owner is away.',
    priority: 'critical',
    timeline: '60-120 days',
    resources: {
      owner: '3 hours a week',
      staff: 'A second contact for each of the three: 2 hours a week',
    },
    sources: ['TA', 'CC1', 'OC'],
  },
  {
    id: 'M-22',
    inputs: ['rev', 'nm', 'gm', 'growth'],
    when: (a) => marginsGiven(a) && a.nm < 0 && a.growth >= 30 && a.gm >= 50,
    condition:
      'Revenue is above 0 and net margin below 0%, while projected growth is at least 30% and gross margin at least 50%.',
    finding:
      'The business makes a loss (net margin {{nm}}%) while it plans to grow by {{growth}}%; the gross margin of {{gm}}% leaves room.',
    action:
      'Show the way to profit: how many months the money lasts, what a new customer costs and earns back, and which costs stop if growth is slower.',
    expectedOutcome: 'A dated way to break-even that lenders and partners can follow.',
    priority: 'high',
    timeline: '30-60 days',
    resources: {
      owner: '4 hours a week',
      outside: 'Accountant or finance adviser: two days in all',
    },
    sources: ['MAR2', 'RV'],
  },
  {
    id: 'M-23',
    inputs: ['growth'],
    when: (a) => a.growth < 0,
    condition: 'Projected growth is below 0%.',
    finding: 'Revenue is expected to fall by {{growthAbs}}%.',
    action:
      'Find out where: list the ten largest changes by customer and offer, and decide for each one whether to win back, replace or let go.',
    expectedOutcome: 'The fall is explained, and costs are adjusted before the cash is gone.',
    priority: 'high',
    timeline: '30-90 days',
    resources: { owner: '3 hours a week', staff: 'Sales and service: half a day for the list' },
    sources: ['CL', 'FL'],
  },
  {
    id: 'M-24',
    inputs: ['otherS'],
    when: (a) => a.otherS >= 50,
    condition: 'Other ways than the owner and the sales team make at least 50% of sales.',
    finding:
      '{{otherS}}% of sales comes neither from the owner nor from a sales team, but in other ways, such as partners, platforms, a web shop or passing customers.',
    action:
      'List each way with its share, its cost and who controls it. Where one outside partner brings more than half, open a second way.',
    expectedOutcome: 'No single outside partner decides on sales.',
    priority: 'low',
    timeline: '60-120 days',
    resources: {
      owner: '4 hours in all',
      staff: 'Whoever looks after these ways of selling: 2 hours a week',
    },
    sources: ['SWI'],
  },
  {
    id: 'M-25',
    inputs: ['rev', 'nm', 'gm', 'industry'],
    when: (a) =>
      marginsGiven(a) && a.nm >= 0 && a.nm < goodNetMargin(a) / 2 && a.gm !== 0 && grossGap(a) >= 0,
    condition:
      'Revenue is above 0, net margin is at least 0% but below half of what is good in the industry, and gross margin is not below the orientation value for the industry.',
    finding:
      'Gross margin is in order ({{gm}}%), but only {{nm}}% remains as net margin: running costs take most of it.',
    action:
      'Go through the ten largest running costs, including what the owner takes out, and set a limit for each as a share of revenue.',
    expectedOutcome: 'A margin that can carry the next level of leadership.',
    priority: 'high',
    timeline: '60-120 days',
    resources: { owner: '4 hours in all', outside: 'Accountant: half a day' },
    sources: ['MAR1', 'MAR2'],
  },
];
