import { isSolo } from '../derived.js';
import { soundsInformal } from '../conditions/informal-training.js';
import type { AdvisingRule } from './rule.js';

/** Business systems: processes, documents, what is sold and how. */
export const systemsRules: readonly AdvisingRule[] = [
  {
    id: 'S-01',
    inputs: ['docu', 'pd'],
    when: (a) => a.docu <= 2 && !a.pd,
    condition:
      'Documentation is rated 2 of 5 or less, and no process documents are marked as available.',
    finding:
      'Little of how the work is done is written down: documentation is rated {{docu}}/5 and no process documents are marked as available.',
    action:
      'List the ten tasks that come up most often. Record each one once, as a short video or checklist, name one person in charge of each, and keep them all in one place.',
    expectedOutcome:
      'Someone new, or standing in, can do the ten core tasks without asking the owner.',
    priority: 'high',
    timeline: '30-60 days',
    resources: {
      owner: '2 hours a week',
      staff: 'Those who do the tasks: an hour for each record',
    },
    sources: ['FOS', 'VB', 'EM'],
  },
  {
    id: 'S-02',
    inputs: ['pd', 'docu'],
    when: (a) => !a.pd && a.docu >= 3,
    condition:
      'Documentation is rated 3 of 5 or more, and no process documents are marked as available.',
    finding: 'Documentation is rated {{docu}}/5, but no process documents are marked as available.',
    action:
      'Turn the habits that work into one-page checklists and collect them, with dates, in one operations manual.',
    expectedOutcome:
      "Proof that the work does not depend on the owner's memory, for a deputy, a bank or a buyer.",
    priority: 'medium',
    timeline: '60-90 days',
    resources: {
      owner: '1 hour a week',
      staff: 'Someone in the office as lead, who collects the checklists',
    },
    sources: ['FOS'],
  },
  {
    id: 'S-19',
    inputs: ['docu', 'pd'],
    when: (a) => a.docu <= 2 && a.pd,
    condition:
      'Documentation is rated 2 of 5 or less, although process documents are marked as available.',
    finding:
      'Process documents exist, yet documentation is rated only {{docu}}/5: they may be out of date or unused.',
    action:
      'Ask the people who do the work which documents they use. Drop the others, and give each one that stays a person in charge and a review date.',
    expectedOutcome: 'Fewer documents, which people trust and use.',
    priority: 'medium',
    timeline: '30-90 days',
    resources: { owner: '1 hour a week', staff: 'One person for each document: 2 hours a month' },
    sources: ['FOS'],
  },
  {
    id: 'S-03',
    inputs: ['proc', 'emp'],
    when: (a) => a.proc <= 2 && a.emp < 20,
    condition:
      'Core processes are rated 2 of 5 or less, and there are fewer than 20 employees (or none stated).',
    finding: 'Core processes are rated {{proc}}/5: results depend on who does the work.',
    action:
      'Draw the path from order to payment, mark the three steps where most work is done twice, and agree one standard way for each.',
    expectedOutcome: 'Fewer errors in the three steps, and a standard to train people by.',
    priority: 'high',
    timeline: '30-90 days',
    resources: {
      owner: '3 hours a week',
      staff: 'One person for each of the three steps: 2 hours a week',
    },
    sources: ['EM', 'WMS'],
  },
  {
    id: 'S-04',
    inputs: ['indep', 'emp'],
    when: (a) => a.indep <= 2 && !isSolo(a),
    condition:
      'Daily work without the owner is rated 2 of 5 or less, and there are more than 2 employees (or none stated).',
    finding: 'Independence of the daily work from the owner is rated {{indep}}/5.',
    action:
      'For two weeks, note every question that reaches the owner. For each one that comes back, set a rule, a limit or a person who decides.',
    expectedOutcome:
      'Fewer questions reach the owner; routine decisions are taken where the work is done.',
    priority: 'high',
    timeline: '14-45 days',
    resources: {
      owner: '20 minutes a day for two weeks, then 2 hours a week',
      staff: 'Those who ask most often: 1 hour a week',
    },
    sources: ['VB', 'GR'],
  },
  {
    id: 'S-05',
    inputs: ['deliv', 'emp'],
    when: (a) => a.deliv <= 2 && !isSolo(a),
    condition:
      'Delivery without the owner is rated 2 of 5 or less, and there are more than 2 employees (or none stated).',
    finding:
      'The product or service can hardly be delivered without the owner (rated {{deliv}}/5).',
    action:
      'Choose the job that is done most often. Let a team member lead it from start to finish while the owner only watches, and then works from a checklist alone.',
    expectedOutcome: 'At least one standard job is delivered without the owner.',
    priority: 'critical',
    timeline: '60-120 days',
    resources: {
      owner: '3 hours a week, falling to none',
      staff: 'The team member who takes the job: half a day a week',
    },
    sources: ['TVR', 'VB'],
  },
  {
    id: 'S-06',
    inputs: ['custom', 'industry'],
    when: (a) => a.custom >= 75 && !['services', 'healthcare'].includes(a.industry),
    condition:
      'At least 75% of the work is made to measure, in an industry other than services or healthcare.',
    finding:
      '{{custom}}% of the work is made to measure, which is hard to teach, to price and to hand over.',
    action:
      'Define one standard package with fixed content and price. Offer it first, and count how often it does not fit.',
    expectedOutcome: 'A growing share of work that staff can deliver without special knowledge.',
    priority: 'high',
    timeline: '60-120 days',
    resources: { owner: '3 hours a week', staff: 'Whoever works out prices: 2 hours a week' },
    sources: ['TVR', 'BTS'],
  },
  {
    id: 'S-07',
    inputs: ['custom', 'industry'],
    when: (a) => a.custom >= 85 && ['services', 'healthcare'].includes(a.industry),
    condition: 'At least 85% of the work is made to measure, in services or healthcare.',
    finding:
      '{{custom}}% of the service is made to measure, which is high even where personal service is the rule.',
    action:
      'Divide the service into a standard core and extras. Write the core down and give it a clear price.',
    expectedOutcome:
      'Less experienced people can deliver the core; experts are needed only for the extras.',
    priority: 'medium',
    timeline: '90-150 days',
    resources: {
      owner: '2 hours a week',
      staff: 'An experienced colleague, who writes the core down: 2 hours a week',
    },
    sources: ['TVR'],
  },
  {
    id: 'S-08',
    inputs: ['core', 'industry'],
    when: (a) => a.core === 'less-25' && a.industry !== 'retail',
    condition: 'The main offer brings less than 25% of revenue, in an industry other than retail.',
    finding:
      'Less than a quarter of revenue comes from the main offer, so effort may be spread thinly.',
    action:
      'Judge each offer by three questions: can it be taught, do customers value it, do they buy it again? Stop the two weakest or raise their price.',
    expectedOutcome: 'More time for the offers that can grow without the owner.',
    priority: 'medium',
    timeline: '60-90 days',
    resources: { owner: '6 hours in all', outside: 'Bookkeeper: figures for each offer' },
    sources: ['TVR'],
  },
  {
    id: 'S-09',
    inputs: ['core'],
    when: (a) => a.core === 'more-90',
    condition: 'The main offer brings more than 90% of revenue.',
    finding:
      'Nearly all revenue comes from one offer: that is good focus, but there is no cushion.',
    action: 'Test one related offer with existing customers before building it.',
    expectedOutcome: 'A second source of revenue that does not weaken the first.',
    priority: 'low',
    timeline: '120-180 days',
    resources: {
      owner: '4 hours a month',
      staff: 'One person who talks to customers: 2 hours a week',
    },
    sources: ['CVD'],
  },
  {
    id: 'S-10',
    inputs: ['elems'],
    when: (a) => a.elems.length === 0,
    condition: 'None of the parts of selling is written down (0 of 6).',
    finding: 'No part of selling is written down (0 of 6 elements).',
    action:
      'Write down the steps from first contact to order, and what must be true before a case moves to the next step.',
    expectedOutcome: 'Selling can be taught, measured and handed over.',
    priority: 'high',
    timeline: '30-45 days',
    resources: { owner: '2 hours a week', staff: 'Whoever else sells: 1 hour a week' },
    sources: ['SP', 'CSO'],
  },
  {
    id: 'S-11',
    inputs: ['elems'],
    when: (a) => a.elems.length > 0 && !a.elems.includes('process'),
    condition: 'At least 1 of 6 parts of selling is written down, but not the sales process.',
    finding:
      'Some sales material is written down ({{elemCount}} of 6 elements), but not the sales process itself.',
    action:
      'Agree the steps of a sale and what each one means, and go through all open cases once a week.',
    expectedOutcome: 'Forecasts that can be compared, and a basis for training people who sell.',
    priority: 'high',
    timeline: '30-45 days',
    resources: { owner: '1 hour a week', staff: 'Everyone who sells: 1 hour a week' },
    sources: ['SP', 'CSO'],
  },
  {
    id: 'S-12',
    inputs: ['elems'],
    when: (a) =>
      a.elems.includes('process') && !a.elems.includes('follow_up') && !a.elems.includes('leads'),
    condition:
      'The sales process is written down, but neither lead handling nor follow-up steps are.',
    finding:
      'How enquiries are handled and followed up is not written down, so much depends on memory.',
    action: 'For each source of enquiries set who answers, how quickly, and when to ask again.',
    expectedOutcome: 'No enquiry without a next step and a date.',
    priority: 'medium',
    timeline: '14-30 days',
    resources: { owner: '3 hours in all', staff: 'Office or sales as lead: half a day' },
    sources: ['SP'],
  },
  {
    id: 'S-13',
    inputs: ['team', 'elems', 'industry'],
    when: (a) =>
      a.team >= 2 &&
      a.elems.length > 0 &&
      !a.elems.includes('commission') &&
      a.industry !== 'healthcare',
    condition:
      'The sales team has at least 2 people, and at least 1 of 6 parts of selling is written down, but no commission plan; the industry is not healthcare.',
    finding: '{{team}} people sell, but how they are paid for results is not written down.',
    action:
      'Write one page on pay in sales: what is paid, when, and on which result, within the rules of the trade. If pay is fixed, say so.',
    expectedOutcome: 'Sellers aim at the business the company wants; fewer disputes.',
    priority: 'medium',
    timeline: '45-60 days',
    resources: { owner: '4 hours in all', outside: 'Tax adviser or employment lawyer: one review' },
    sources: ['CSO'],
  },
  {
    id: 'S-14',
    inputs: ['team', 'elems'],
    when: (a) =>
      a.team >= 2 &&
      a.elems.length > 0 &&
      !a.elems.includes('scripts') &&
      !a.elems.includes('proposals'),
    condition:
      'The sales team has at least 2 people, and at least 1 of 6 parts of selling is written down, but neither conversation guides nor proposal templates are.',
    finding:
      '{{team}} people sell without shared guides for conversations or templates for proposals.',
    action:
      'Collect the three best proposals and the answers to the most frequent questions, and turn them into templates.',
    expectedOutcome: 'New sellers find their feet sooner; proposals have one quality.',
    priority: 'medium',
    timeline: '45-75 days',
    resources: { owner: '3 hours in all', staff: 'The best seller as lead: 2 hours a week' },
    sources: ['CSO'],
  },
  {
    id: 'S-15',
    inputs: ['fs'],
    when: (a) => !a.fs,
    condition: 'No financial statements of the last two years are marked as available.',
    finding: 'Financial statements are not marked as available.',
    action:
      'Have an accountant prepare the statements of the last two years, and close the books every month by a fixed day.',
    expectedOutcome: 'Figures that others can trust, for talks with a bank, a partner or a buyer.',
    priority: 'critical',
    timeline: '30-60 days',
    resources: {
      owner: '2 hours a week at first, then 1 hour a month',
      outside: 'Accountant as lead',
    },
    sources: ['VBF', 'EPI'],
  },
  {
    id: 'S-16',
    inputs: ['oc', 'emp'],
    when: (a) => !a.oc && a.emp >= 8,
    condition: 'No organisation chart is marked as available, and there are at least 8 employees.',
    finding: 'The company has {{emp}} employees but no organisation chart.',
    action:
      'Draw the chart by role rather than by name, with one responsible person and one stand-in for each role.',
    expectedOutcome: 'Everyone knows who decides; gaps and double roles become visible.',
    priority: 'medium',
    timeline: '14-30 days',
    resources: { owner: '3 hours in all', staff: 'Office manager as lead: half a day' },
    sources: ['EOSQ', 'FL'],
  },
  {
    id: 'S-17',
    inputs: ['emp', 'proc'],
    when: (a) => a.emp >= 20 && a.proc <= 3,
    condition: 'There are at least 20 employees, and core processes are rated 3 of 5 or less.',
    published: ['20 employees'],
    finding:
      'For {{emp}} employees, a process rating of {{proc}}/5 suggests that the systems have not kept up with the size.',
    action:
      'Name one person in charge of the main process in each department, and look at one improvement together every month.',
    expectedOutcome: 'Systems catch up with the number of people.',
    priority: 'high',
    timeline: '60-120 days',
    resources: { owner: '2 hours a week', staff: 'Department leads: 2 hours a week each' },
    sources: ['FI', 'FL'],
  },
  {
    id: 'S-18',
    inputs: ['emp', 'training'],
    when: (a) => a.emp !== 1 && soundsInformal(a.training),
    condition:
      'The answer on training begins by saying that there is none, or that it is informal, ad hoc, learning by doing or just on the job; the number of employees is not stated as 1.',
    finding: 'Training is described as missing or informal.',
    action:
      'Write a plan of the first 30 days for the two most common roles, and check one skill a quarter.',
    expectedOutcome: 'New people are productive sooner and need the owner less as a trainer.',
    priority: 'medium',
    timeline: '45-90 days',
    resources: {
      owner: '4 hours in all',
      staff: 'The most experienced person in each role: 1 hour a week',
    },
    sources: ['WMS', 'EM'],
  },
];
