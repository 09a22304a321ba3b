import type { ConsistencyRule } from './rule.js';

/** Answers that do not fit together. Such a question is never critical or high. */
const rules = {
  'C-01': {
    priority: 'medium',
    when: { all: [{ above: ['rev', 0] }, { above: ['nm', 'gm'] }] },
    finding:
      'Net margin ({{nm}}%) is higher than gross margin ({{gm}}%), which ordinary accounts do not show.',
    action: 'Please check both margins.',
    expectedOutcome: 'A correct basis for the financial findings.',
    timeline: 'before submit',
    sources: ['ARITH'],
  },
  'C-02': {
    priority: 'medium',
    when: { all: [{ atLeast: ['indep', 4] }, { below: ['absd', 7] }] },
    finding:
      'Independence is rated {{indep}}/5, but the owner can be away for less than a week (days stated: {{absd}}).',
    action: 'Which of the two is closer to daily life?',
    expectedOutcome: 'A realistic picture of dependence.',
    timeline: 'coach call',
    sources: ['SELF'],
  },
  'C-03': {
    priority: 'medium',
    when: { all: [{ atLeast: ['docu', 4] }, { is: ['pd', false] }] },
    finding: 'Documentation is rated {{docu}}/5, but no process documents are marked as available.',
    action: 'What is documented, and where?',
    expectedOutcome: 'Evidence behind the rating.',
    timeline: 'coach call',
    sources: ['SELF'],
  },
  'C-04': {
    priority: 'medium',
    when: { all: [{ atLeast: ['deleg', 4] }, { atLeast: ['ownerS', 75] }] },
    finding: 'Delegation is rated {{deleg}}/5, while the owner makes {{ownerS}}% of sales.',
    action: 'Which areas are delegated apart from sales?',
    expectedOutcome: 'A fair leadership score.',
    timeline: 'coach call',
    sources: ['SELF'],
  },
  'C-05': {
    priority: 'medium',
    when: { all: [{ is: ['team', 0] }, { above: ['teamS', 0] }] },
    finding: '{{teamS}}% of sales is credited to a sales team, but the size of the team is 0.',
    action: 'Please check the size of the team or the shares.',
    expectedOutcome: 'Sales figures that fit together.',
    timeline: 'before submit',
    sources: ['ARITH'],
  },
  'C-06': {
    priority: 'medium',
    when: { all: [{ atLeast: ['rec', 60] }, { below: ['guar', 20] }] },
    finding: '{{rec}}% of revenue recurs, but {{guar}}% of next year is secured.',
    action: 'Is the recurring part fixed by contract, or do customers come back by habit?',
    expectedOutcome: 'The right view of how safe revenue is.',
    timeline: 'coach call',
    sources: ['RR2'],
  },
  'C-07': {
    priority: 'low',
    when: { all: [{ atLeast: ['ret', 90] }, { atLeast: ['one', 80] }] },
    finding: 'Retention of {{ret}}% together with {{one}}% one-off sales is unusual.',
    action: 'How is retention measured?',
    expectedOutcome: 'A figure that can be compared.',
    timeline: 'coach call',
    sources: ['RET1'],
  },
  'C-08': {
    priority: 'low',
    when: { all: [{ atLeast: ['plan', 4] }, { is: ['bp', false] }] },
    finding: 'Planning is rated {{plan}}/5, but no business plan is marked as available.',
    action: 'Where is the plan kept?',
    expectedOutcome: 'Evidence behind the rating.',
    timeline: 'coach call',
    sources: ['SELF'],
  },
  'C-09': {
    priority: 'low',
    when: { all: [{ atLeast: ['mon', 4] }, { is: ['ma', false] }] },
    finding:
      'Watching the industry is rated {{mon}}/5, but no market analysis is marked as available.',
    action: 'What comes out of it, and who uses it?',
    expectedOutcome: 'Evidence behind the rating.',
    timeline: 'coach call',
    sources: ['SELF'],
  },
  'C-10': {
    priority: 'medium',
    when: { judged: 'equalRatings' },
    finding: 'All ratings have the same value.',
    action: 'Please take a second look: ratings that differ give a more useful report.',
    expectedOutcome: 'Ratings that show strong and weak points.',
    timeline: 'before submit',
    sources: ['SELF'],
  },
  'C-11': {
    priority: 'medium',
    when: { all: [{ given: ['rev', 'emp'] }, { judged: 'unusualRevenuePerEmployee' }] },
    finding: 'Revenue for each employee comes to {{rpe}}, which is unusual.',
    action: 'Please check revenue (a full year, all digits) and the number of employees.',
    expectedOutcome: 'A correct basis for findings that depend on size.',
    timeline: 'before submit',
    sources: ['RPE'],
  },
  'C-12': {
    priority: 'medium',
    when: {
      any: [{ is: ['rev', 0] }, { is: ['ret', 0] }, { is: ['top', 0] }, { not: { given: ['nm'] } }],
    },
    finding:
      'Some figures stand at zero: revenue, both margins, retention or the share of the largest clients.',
    action: 'Please fill in those you know. If zero is right, or you do not know, leave it.',
    expectedOutcome: 'A score that rests on answers, not on fields left empty.',
    timeline: 'before submit',
    sources: ['ARITH'],
  },
  'C-13': {
    priority: 'medium',
    when: { all: [{ has: ['funcs', 'sales'] }, { atLeast: ['ownerS', 75] }] },
    finding:
      'Sales is named as running without the owner, while the owner makes {{ownerS}}% of sales.',
    action: 'Which of the two is right?',
    expectedOutcome: 'A realistic picture of who sells.',
    timeline: 'before submit',
    sources: ['SELF'],
  },
  'C-14': {
    priority: 'medium',
    when: { all: [{ has: ['funcs', 'service_delivery'] }, { atMost: ['deliv', 2] }] },
    finding:
      'Service delivery is named as running without the owner, but delivery without the owner is rated {{deliv}}/5.',
    action: 'Which of the two is closer to daily life?',
    expectedOutcome: 'A realistic picture of delivery.',
    timeline: 'coach call',
    sources: ['SELF'],
  },
  'C-15': {
    priority: 'medium',
    when: { all: [{ atLeast: ['absd', 30] }, { count: ['funcs', 'atMost', 1] }] },
    finding:
      'The owner can be away for {{absd}} days, but functions that run without the owner number {{funcCount}} of 6.',
    action: 'Who does the work of the other functions during that time?',
    expectedOutcome: 'A realistic picture of dependence.',
    timeline: 'coach call',
    sources: ['SELF'],
  },
} as const satisfies Readonly<Record<`C-${number}`, ConsistencyRule>>;

export type ConsistencyRuleId = keyof typeof rules;

/** The consistency questions with their ids, in the order of the model. */
export const consistencyRules = Object.entries(rules) as readonly (readonly [
  ConsistencyRuleId,
  ConsistencyRule,
])[];
