import { isSolo, topGiven } from '../derived.js';
import type { AdvisingRule } from './rule.js';

/** Leadership: how far the business runs, sells and is planned without the owner. */
export const leadershipRules: readonly AdvisingRule[] = [
  {
    id: 'L-01',
    inputs: ['absd'],
    when: (a) => a.absd < 7,
    condition: 'The owner can be away for fewer than 7 days.',
    finding:
      'The business is said to cope for less than a week without the owner (days stated: {{absd}}).',
    action:
      'Plan three days without calls or mail, note every problem, remove its cause, and then try a full week.',
    expectedOutcome: 'A tested absence of one week.',
    priority: 'critical',
    timeline: '30-90 days',
    resources: {
      owner: 'three test days, then a test week',
      staff: 'A stand-in: 2 hours a week to prepare',
    },
    sources: ['VAC', 'VB'],
  },
  {
    id: 'L-02',
    inputs: ['absd'],
    when: (a) => a.absd >= 7 && a.absd < 30,
    condition: 'The owner can be away for at least 7 but fewer than 30 days.',
    published: ['30 days'],
    finding:
      'The owner can be away for {{absd}} days; some advisers use about 30 days as a practical test.',
    action:
      'Name a stand-in who may decide on spending and staff up to agreed limits. Try two weeks of absence, then 30 days.',
    expectedOutcome: 'An absence of 30 days, with a written list of what went wrong.',
    priority: 'high',
    timeline: '90-180 days',
    resources: {
      owner: '2 hours a week, then the absence itself',
      staff: 'The stand-in: half a day a week',
    },
    sources: ['VAC', 'F90'],
  },
  {
    id: 'L-03',
    inputs: ['absd'],
    when: (a) => a.absd >= 30 && a.absd < 90,
    condition: 'The owner can be away for at least 30 but fewer than 90 days.',
    published: ['90 days'],
    finding:
      'The owner can be away for {{absd}} days; about three months is often named for a company that can change hands.',
    action:
      'List what still stops after {{absd}} days, hand it over, and plan a stand-in period of 90 days.',
    expectedOutcome: 'Proof that the business performs for a quarter of a year without the owner.',
    priority: 'medium',
    timeline: '6-12 months',
    resources: { owner: '2 hours a week', staff: 'The deputy as lead: one day a week' },
    sources: ['VB8', 'F90'],
  },
  {
    id: 'L-04',
    inputs: ['ownerS', 'emp'],
    when: (a) => a.ownerS >= 75 && !isSolo(a),
    condition:
      'The owner makes at least 75% of sales, and there are more than 2 employees (or none stated).',
    finding: 'The owner makes {{ownerS}}% of sales.',
    action:
      'Give one group of customers or one product, with targets, to a named person. The owner joins only when asked.',
    expectedOutcome: "Owner's share of sales below 50% within two quarters.",
    priority: 'critical',
    timeline: '60-180 days',
    resources: {
      owner: '4 hours a week at first, then half of it',
      staff: 'The person who takes over the customers: one day a week',
    },
    sources: ['OC', 'VB'],
  },
  {
    id: 'L-05',
    inputs: ['ownerS', 'emp'],
    when: (a) => a.ownerS >= 50 && a.ownerS < 75 && !isSolo(a),
    condition:
      'The owner makes at least 50% but less than 75% of sales, and there are more than 2 employees (or none stated).',
    finding: 'The owner makes {{ownerS}}% of sales.',
    action:
      'Hand over renewals and smaller customers first, then larger ones one by one. The owner stays as second contact.',
    expectedOutcome: "Owner's share of sales below 30% within a year.",
    priority: 'high',
    timeline: '3-12 months',
    resources: { owner: '3 hours a week', staff: 'Those who sell: half a day a week' },
    sources: ['OC'],
  },
  {
    id: 'L-06',
    inputs: ['ownerS', 'emp'],
    when: (a) => a.ownerS >= 30 && a.ownerS < 50 && !isSolo(a),
    condition:
      'The owner makes at least 30% but less than 50% of sales, and there are more than 2 employees (or none stated).',
    published: ['30%'],
    finding:
      'The owner makes {{ownerS}}% of sales; from about 30% advisers speak of a high dependence.',
    action:
      'Add a colleague to each account the owner still holds, and hand over one account a month.',
    expectedOutcome: 'No account that only the owner knows.',
    priority: 'medium',
    timeline: '6-9 months',
    resources: { owner: '2 hours a week', staff: 'One colleague for each account: 1 hour a week' },
    sources: ['OC', 'TA'],
  },
  {
    id: 'L-07',
    inputs: ['team', 'ownerS', 'emp', 'industry'],
    when: (a) => a.team === 0 && a.ownerS >= 50 && !isSolo(a) && a.industry !== 'healthcare',
    condition:
      'There is no sales team (0 people), the owner makes at least 50% of sales, and there are more than 2 employees (or none stated); the industry is not healthcare.',
    finding: "There is no sales team that could take over the owner's {{ownerS}}% of sales.",
    action:
      'Appoint or hire the first person for sales. Plan for two, so that results can be compared and absences covered.',
    expectedOutcome: 'Selling goes on when the owner is away.',
    priority: 'high',
    timeline: '90-150 days',
    resources: {
      owner: '3 hours a week while hiring and training',
      staff: 'A first person for sales, a second one later',
    },
    sources: ['BTS'],
  },
  {
    id: 'L-08',
    inputs: ['deleg', 'emp'],
    when: (a) => a.deleg <= 2 && !isSolo(a),
    condition:
      'Delegation is rated 2 of 5 or less, and there are more than 2 employees (or none stated).',
    finding: 'Delegation is rated {{deleg}}/5.',
    action:
      'For each person who reports to the owner, write down what they decide alone, what they decide and report, and what they ask first.',
    expectedOutcome: 'Decisions move to where the work is; the owner gains time to plan.',
    priority: 'high',
    timeline: '30-60 days',
    resources: {
      owner: '3 hours a week for a month',
      staff: 'Each person who reports to the owner: 2 hours in all',
    },
    sources: ['CL', 'GR', 'AD'],
  },
  {
    id: 'L-09',
    inputs: ['plan'],
    when: (a) => a.plan <= 2,
    condition: 'Planning is rated 2 of 5 or less.',
    finding: 'Planning by the leadership is rated {{plan}}/5.',
    action:
      'Set three goals for the next 12 months and review them every quarter with those who work towards them.',
    expectedOutcome: "Goals steer the work, not the day's pressures.",
    priority: 'high',
    timeline: '30-45 days',
    resources: {
      owner: 'one day for the goals, then half a day a quarter',
      staff: 'Those who work towards the goals: half a day a quarter',
    },
    sources: ['BR', 'FL'],
  },
  {
    id: 'L-10',
    inputs: ['trans'],
    when: (a) => a.trans <= 2,
    condition: 'Readiness to hand over is rated 2 of 5 or less.',
    finding: 'Readiness to hand over leadership is rated {{trans}}/5.',
    action:
      "Put the handover on one page: the owner's roles, who takes each one, by when, and what they have to learn first.",
    expectedOutcome: 'A dated path from a company led by its owner to one led by managers.',
    priority: 'high',
    timeline: '60-90 days',
    resources: {
      owner: 'two half days, then 1 hour a month',
      staff: 'Those who take over a role: an hour each to agree it',
    },
    sources: ['EPI', 'AD'],
  },
  {
    id: 'L-11',
    inputs: ['funcs', 'emp'],
    when: (a) => a.funcs.length <= 1 && !isSolo(a),
    condition:
      'At most 1 of 6 functions runs without the owner, and there are more than 2 employees (or none stated).',
    finding: 'Functions that run without the owner: {{funcCount}} of 6.',
    action:
      "Choose the function that takes most of the owner's hours and hand it over fully, with one figure that shows how it goes.",
    expectedOutcome: 'At least three functions run on their own within a year.',
    priority: 'critical',
    timeline: '3-12 months',
    resources: {
      owner: '3 hours a week',
      staff: 'The person who takes over the function: one day a week',
    },
    sources: ['VB', 'CL'],
  },
  {
    id: 'L-12',
    inputs: ['funcs', 'emp'],
    when: (a) =>
      a.funcs.length > 1 &&
      a.funcs.length <= 3 &&
      !isSolo(a) &&
      (a.funcs.includes('operations') || a.funcs.includes('service_delivery')),
    condition:
      'At least 2 and at most 3 of 6 functions run without the owner, operations or service delivery among them, and there are more than 2 employees (or none stated).',
    finding: '{{funcCount}} of 6 functions run without the owner.',
    action:
      'Put the remaining functions in an order, name a responsible person for the next two, and go on from there.',
    expectedOutcome: 'Five functions run without the owner within 12 months.',
    priority: 'high',
    timeline: '3-12 months',
    resources: {
      owner: '2 hours a week',
      staff: 'The next two function leads: half a day a week each',
    },
    sources: ['VB', 'CL'],
  },
  {
    id: 'L-13',
    inputs: ['funcs'],
    when: (a) => !a.funcs.includes('financial_management'),
    condition: 'Financial management is not marked as a function that runs without the owner.',
    finding: 'Financial management still needs the owner.',
    action:
      'Hand the bookkeeping to a second person inside or outside the company. Let two people approve payments above a limit.',
    expectedOutcome: 'Bills, wages and reports go on while the owner is away.',
    priority: 'medium',
    timeline: '45-90 days',
    resources: {
      owner: '2 hours a week at first',
      outside: 'Bookkeeper or tax adviser: a few hours a week',
    },
    sources: ['VBC'],
  },
  {
    id: 'L-14',
    inputs: ['funcs', 'emp'],
    when: (a) =>
      a.funcs.length >= 2 &&
      !isSolo(a) &&
      !a.funcs.includes('service_delivery') &&
      !a.funcs.includes('operations'),
    condition:
      'At least 2 of 6 functions run without the owner, but neither service delivery nor operations, and there are more than 2 employees (or none stated).',
    finding: 'Neither operations nor service delivery runs without the owner.',
    action: 'Appoint someone to lead operations, with three to five figures to report every week.',
    expectedOutcome: 'Customers get the usual quality when the owner is away.',
    priority: 'high',
    timeline: '60-120 days',
    resources: {
      owner: '3 hours a week',
      staff: 'A lead for operations: most of the working week',
    },
    sources: ['EM', 'TAB'],
  },
  {
    id: 'L-15',
    inputs: ['rels', 'emp', 'top', 'ret', 'ownerS'],
    when: (a) =>
      !a.rels.includes('key_clients') &&
      !isSolo(a) &&
      !(topGiven(a) && a.top < 10) &&
      !(a.ownerS >= 50 && a.top >= 30),
    condition:
      'The company has more than 2 employees (or none stated) but does not hold key clients; the largest bring at least 10% (or 0% with retention also 0%), and below 30% unless the owner sells below 50%.',
    finding: 'Relationships with key clients are personal and not yet held by the company.',
    action:
      'For the ten largest clients add a second contact, keep terms and history in one shared system, and hold a meeting together.',
    expectedOutcome: 'Every key client knows two people, and the company knows what was agreed.',
    priority: 'high',
    timeline: '60-120 days',
    resources: {
      owner: '2 hours a week',
      staff: 'A second contact for each client: 1 hour a week',
    },
    sources: ['TA'],
  },
  {
    id: 'L-16',
    inputs: ['rels'],
    when: (a) => !a.rels.includes('banking'),
    condition: 'The relationship with the bank is not marked as held by the company.',
    finding: 'The relationship with the bank depends on the owner.',
    action: 'Introduce a second person to the bank and agree who may act when the owner cannot.',
    expectedOutcome: 'Credit and payments keep working in an emergency.',
    priority: 'medium',
    timeline: '14-30 days',
    resources: { owner: '2 hours in all', outside: "The bank's adviser: one meeting" },
    sources: ['TA'],
  },
  {
    id: 'L-17',
    inputs: ['rels'],
    when: (a) => !a.rels.includes('vendors'),
    condition: 'The relationships with suppliers are not marked as held by the company.',
    finding: 'Relationships with suppliers depend on the owner.',
    action:
      'Put the terms in writing, name a second contact, and find a second source for what the company cannot do without.',
    expectedOutcome: 'Supply goes on at known terms without the owner.',
    priority: 'medium',
    timeline: '60-90 days',
    resources: { owner: '1 hour a week', staff: 'Purchasing or office as lead: 2 hours a week' },
    sources: ['SWI', 'TA'],
  },
  {
    id: 'L-18',
    inputs: ['bp'],
    when: (a) => !a.bp,
    condition: 'No business plan is marked as available.',
    finding: 'There is no written business plan.',
    action:
      'Write a short plan (goals, customers, figures, risks) and bring it up to date twice a year.',
    expectedOutcome:
      'One direction for everyone; research finds the benefit largest in established companies.',
    priority: 'medium',
    timeline: '45-60 days',
    resources: {
      owner: 'two half days, then half a day twice a year',
      outside: 'Accountant: the figures',
    },
    sources: ['BR'],
  },
  {
    id: 'L-19',
    inputs: ['emp', 'funcs'],
    when: (a) => a.emp >= 10 && a.funcs.length <= 2,
    condition:
      'There are at least 10 employees, and at most 2 of 6 functions run without the owner.',
    published: ['10 employees'],
    finding:
      'With {{emp}} employees and {{funcCount}} of 6 functions independent, more may rest on the owner than one person can lead well.',
    action:
      'Create a first level of two to four leads, each with clear results to reach, and meet every week.',
    expectedOutcome: 'The owner leads leaders instead of everyone.',
    priority: 'high',
    timeline: '90-180 days',
    resources: {
      owner: '4 hours a week',
      staff: 'Two to four leads: one day a week each for leading',
    },
    sources: ['ELF', 'TAB'],
  },
  {
    id: 'L-20',
    inputs: ['partners', 'trans'],
    when: (a) => a.partners === 1 && a.trans <= 3,
    condition:
      'There is exactly 1 active partner, and readiness to hand over is rated 3 of 5 or less.',
    finding:
      'There is one active partner, and handover is rated {{trans}}/5: an unplanned absence may have no cover.',
    action:
      'Prepare an emergency file: who may act, key contacts, access, insurance, and what to do in the first week.',
    expectedOutcome: 'The company can act from the first day of an emergency.',
    priority: 'high',
    timeline: '14-30 days',
    resources: { owner: '6 hours in all', outside: 'Lawyer: one review of who may act' },
    sources: ['EPI', 'EPIX'],
  },
  {
    id: 'L-21',
    inputs: ['partners', 'silent', 'trans'],
    when: (a) => (a.partners >= 2 || a.silent >= 1) && a.trans <= 3,
    condition:
      'There are at least 2 active partners or at least 1 silent partner, and readiness to hand over is rated 3 of 5 or less.',
    finding:
      'Ownership is shared (active partners: {{partners}}, silent partners: {{silent}}), and handover is rated {{trans}}/5.',
    action:
      'Agree on roles, who decides what, how a partner may leave and how a share is valued, and have it put in writing by an expert.',
    expectedOutcome: 'No standstill when a partner leaves or disagrees.',
    priority: 'medium',
    timeline: '60-120 days',
    resources: {
      owner: 'two half days with all partners',
      outside: 'Lawyer or tax adviser: drafts the agreement',
    },
    sources: ['EPIX'],
  },
  {
    id: 'L-22',
    inputs: ['emp', 'funcs'],
    when: (a) => isSolo(a) && a.funcs.length <= 2,
    condition:
      'The stated number of employees is at most 2, and at most 2 of 6 functions run without the owner.',
    finding: 'The company is one or two people, so nearly everything rests on the owner.',
    action:
      'Decide which way to go. Either build a company: a standard offer first, then the first person to deliver it. Or stay a practice: agree with a trusted colleague to stand in for each other.',
    expectedOutcome: 'A deliberate choice, and a plan that fits the size.',
    priority: 'critical',
    timeline: '30-60 days',
    resources: {
      owner: 'two half days, then 2 hours a month',
      outside: 'A trusted colleague from the trade: 2 hours a month',
    },
    sources: ['CL', 'BTS'],
  },
  {
    id: 'L-23',
    inputs: ['ownerS', 'emp'],
    when: (a) => a.ownerS >= 50 && isSolo(a),
    condition:
      'The owner makes at least 50% of sales, and the stated number of employees is at most 2.',
    finding: 'The owner makes {{ownerS}}% of sales, as is usual for a company of this size.',
    action:
      "Make two ways to new customers that do not need the owner's time, such as a referral agreement and a small offer with a fixed price.",
    expectedOutcome: "Some enquiries and orders come in without the owner's effort.",
    priority: 'high',
    timeline: '60-120 days',
    resources: {
      owner: '2 hours a week',
      outside: 'Two or three businesses that could recommend the company: one talk each',
    },
    sources: ['OC', 'TVR'],
  },
];
