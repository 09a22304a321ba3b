import type { Answers } from '../answers.js';
import { allRatingsEqual, revenuePerEmployee } from '../derived.js';
import type { ConsistencyRule } from './rule.js';

/**
 * Revenue for each employee that still looks plausible, in the country's currency. Wide on purpose:
 * it asks for a second look at a slip of the keyboard, and nothing is scored by it (source RPE).
 */
const plausible = { least: 10_000, most: 2_000_000 };
const plausibleInRand = { least: 100_000, most: 30_000_000 };

function isUnusualRevenuePerEmployee(a: Answers): boolean {
  const { least, most } = a.country === 'ZA' ? plausibleInRand : plausible;
  const amount = revenuePerEmployee(a);
  return amount < least || amount > most;
}

/** Consistency questions: answers that do not fit together. They are never critical or high. */
export const consistencyRules: readonly ConsistencyRule[] = [
  {
    id: 'C-01',
    inputs: ['rev', 'nm', 'gm'],
    when: (a) => a.rev > 0 && a.nm > a.gm,
    finding:
      'Net margin ({{nm}}%) is higher than gross margin ({{gm}}%), which ordinary accounts do not show.',
    action: 'Please check both margins.',
    expectedOutcome: 'A correct basis for the financial findings.',
    priority: 'medium',
    timeline: 'before submit',
    sources: ['ARITH'],
  },
  {
    id: 'C-02',
    inputs: ['indep', 'absd'],
    when: (a) => a.indep >= 4 && a.absd < 7,
    finding:
      'Independence is rated {{indep}}/5, but the owner can be away for less than a week (days stated: {{absd}}).',
    action: 'Which of the two is closer to daily life?',
    expectedOutcome: 'A realistic picture of dependence.',
    priority: 'medium',
    timeline: 'coach call',
    sources: ['SELF'],
  },
  {
    id: 'C-03',
    inputs: ['docu', 'pd'],
    when: (a) => a.docu >= 4 && !a.pd,
    finding: 'Documentation is rated {{docu}}/5, but no process documents are marked as available.',
    action: 'What is documented, and where?',
    expectedOutcome: 'Evidence behind the rating.',
    priority: 'medium',
    timeline: 'coach call',
    sources: ['SELF'],
  },
  {
    id: 'C-04',
    inputs: ['deleg', 'ownerS'],
    when: (a) => a.deleg >= 4 && a.ownerS >= 75,
    finding: 'Delegation is rated {{deleg}}/5, while the owner makes {{ownerS}}% of sales.',
    action: 'Which areas are delegated apart from sales?',
    expectedOutcome: 'A fair leadership score.',
    priority: 'medium',
    timeline: 'coach call',
    sources: ['SELF'],
  },
  {
    id: 'C-05',
    inputs: ['team', 'teamS'],
    when: (a) => a.team === 0 && a.teamS > 0,
    finding: '{{teamS}}% of sales is credited to a sales team, but the size of the team is 0.',
    action: 'Please check the size of the team or the shares.',
    expectedOutcome: 'Sales figures that fit together.',
    priority: 'medium',
    timeline: 'before submit',
    sources: ['ARITH'],
  },
  {
    id: 'C-06',
    inputs: ['rec', 'guar'],
    when: (a) => a.rec >= 60 && a.guar < 20,
    finding: '{{rec}}% of revenue recurs, but {{guar}}% of next year is secured.',
    action: 'Is the recurring part fixed by contract, or do customers come back by habit?',
    expectedOutcome: 'The right view of how safe revenue is.',
    priority: 'medium',
    timeline: 'coach call',
    sources: ['RR2'],
  },
  {
    id: 'C-07',
    inputs: ['ret', 'one'],
    when: (a) => a.ret >= 90 && a.one >= 80,
    finding: 'Retention of {{ret}}% together with {{one}}% one-off sales is unusual.',
    action: 'How is retention measured?',
    expectedOutcome: 'A figure that can be compared.',
    priority: 'low',
    timeline: 'coach call',
    sources: ['RET1'],
  },
  {
    id: 'C-08',
    inputs: ['plan', 'bp'],
    when: (a) => a.plan >= 4 && !a.bp,
    finding: 'Planning is rated {{plan}}/5, but no business plan is marked as available.',
    action: 'Where is the plan kept?',
    expectedOutcome: 'Evidence behind the rating.',
    priority: 'low',
    timeline: 'coach call',
    sources: ['SELF'],
  },
  {
    id: 'C-09',
    inputs: ['mon', 'ma'],
    when: (a) => a.mon >= 4 && !a.ma,
    finding:
      'Watching the industry is rated {{mon}}/5, but no market analysis is marked as available.',
    action: 'What comes out of it, and who uses it?',
    expectedOutcome: 'Evidence behind the rating.',
    priority: 'low',
    timeline: 'coach call',
    sources: ['SELF'],
  },
  {
    id: 'C-10',
    inputs: ['proc', 'indep', 'docu', 'trans', 'plan', 'deleg', 'pos', 'adv', 'mon', 'deliv'],
    when: (a) => allRatingsEqual(a),
    finding: 'All ten ratings have the same value.',
    action: 'Please take a second look: ratings that differ give a more useful report.',
    expectedOutcome: 'Ratings that show strong and weak points.',
    priority: 'medium',
    timeline: 'before submit',
    sources: ['SELF'],
  },
  {
    id: 'C-11',
    inputs: ['rev', 'emp', 'country'],
    when: (a) => a.rev > 0 && a.emp > 0 && isUnusualRevenuePerEmployee(a),
    finding: 'Revenue for each employee comes to {{rpe}}, which is unusual.',
    action: 'Please check revenue (a full year, all digits) and the number of employees.',
    expectedOutcome: 'A correct basis for findings that depend on size.',
    priority: 'medium',
    timeline: 'before submit',
    sources: ['RPE'],
  },
  {
    id: 'C-12',
    inputs: ['rev', 'ret', 'top', 'nm', 'gm'],
    when: (a) => a.rev === 0 || a.ret === 0 || a.top === 0 || (a.nm === 0 && a.gm === 0),
    finding:
      'Some figures stand at zero: revenue, both margins, retention or the share of the largest clients.',
    action: 'Please fill in those you know. If zero is right, or you do not know, leave it.',
    expectedOutcome: 'A score that rests on answers, not on fields left empty.',
    priority: 'medium',
    timeline: 'before submit',
    sources: ['ARITH'],
  },
  {
    id: 'C-13',
    inputs: ['funcs', 'ownerS'],
    when: (a) => a.funcs.includes('sales') && a.ownerS >= 75,
    finding:
      'Sales is named as running without the owner, while the owner makes {{ownerS}}% of sales.',
    action: 'Which of the two is right?',
    expectedOutcome: 'A realistic picture of who sells.',
    priority: 'medium',
    timeline: 'before submit',
    sources: ['SELF'],
  },
  {
    id: 'C-14',
    inputs: ['funcs', 'deliv'],
    when: (a) => a.funcs.includes('service_delivery') && a.deliv <= 2,
    finding:
      'Service delivery is named as running without the owner, but delivery without the owner is rated {{deliv}}/5.',
    action: 'Which of the two is closer to daily life?',
    expectedOutcome: 'A realistic picture of delivery.',
    priority: 'medium',
    timeline: 'coach call',
    sources: ['SELF'],
  },
  {
    id: 'C-15',
    inputs: ['absd', 'funcs'],
    when: (a) => a.absd >= 30 && a.funcs.length <= 1,
    finding:
      'The owner can be away for {{absd}} days, but functions that run without the owner number {{funcCount}} of 6.',
    action: 'Who does the work of the other functions during that time?',
    expectedOutcome: 'A realistic picture of dependence.',
    priority: 'medium',
    timeline: 'coach call',
    sources: ['SELF'],
  },
];
