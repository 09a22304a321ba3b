import type { ActionPlan, Analysis } from '@ellac/contracts';
import { exampleAnalysis } from './example-analysis.js';

const { summary, actionPlan } = exampleAnalysis;

const steps = {
  tasks: 'Write down the ten tasks that come up most often',
  emergency: 'Prepare the emergency file',
  clients: 'Agree a second contact and a date of handover for the three largest clients',
  renewals: 'Hand over renewals and smaller customers first',
};

const phases: ActionPlan['implementationPhases'] = [
  {
    phase: 'Days 0 to 30',
    timeline: 'Nov 21, 2026 to Dec 21, 2026',
    actions: [
      {
        stepId: 'L-20',
        description: steps.emergency,
        duration: '14-30 days',
        priority: 'high',
        dependencies: [],
        successMetrics: ['Parts of the file that are complete'],
        resources: ['Lawyer: one review of who may act'],
        from: '2026-11-23',
        to: '2026-12-20',
        ownerHoursPerWeek: 1.5,
      },
    ],
  },
  {
    phase: 'Days 31 to 90',
    timeline: 'Dec 22, 2026 to Feb 19, 2027',
    actions: [
      {
        stepId: 'S-01',
        description: steps.tasks,
        duration: '30-60 days',
        priority: 'high',
        dependencies: [],
        successMetrics: ['Tasks that somebody has done from the record alone'],
        resources: ['Those who do the tasks: an hour for each record'],
        from: '2026-12-14',
        to: '2027-01-31',
        ownerHoursPerWeek: 2,
      },
      {
        stepId: 'M-21',
        description: steps.clients,
        duration: '60-120 days',
        priority: 'critical',
        dependencies: [steps.emergency],
        successMetrics: ['Clients with a second contact, terms and a date'],
        resources: ['A second contact for each of the three: 2 hours a week'],
        from: '2027-01-04',
        to: '2027-03-21',
        ownerHoursPerWeek: 1,
      },
    ],
  },
];

/** The same business by the rules that know its situation: page one, two marks, a plan with dates. */
export const exampleAnalysisWithPageOne: Analysis = {
  ...exampleAnalysis,
  situation: {
    id: 'owner-bound',
    variant: 'plain',
    because: ['sales.sales_distribution.owner', 'owner_dependency.max_absence_days', 'T01'],
  },
  page: {
    situation: {
      id: 'owner-bound',
      variant: 'plain',
      sentences: [
        'Maren carries seven of ten sales and every quote, and can be away for 14 days.',
        'Until a second person can do it, every other plan waits for that one.',
      ],
    },
    numbers: [
      {
        id: 'owner-sales',
        text: 'You make about £1,300,000 of sales a year yourself.',
        caption: 'is about what you sell yourself in a year, 70% of the revenue',
        formula: '70% of £1,850,000 in revenue is £1,295,000.',
      },
      {
        id: 'profit',
        text: 'About £130,000 of a year’s revenue is left as profit.',
        formula: '7% of £1,850,000 in revenue is £129,500.',
      },
      {
        id: 'price-1',
        text: 'One per cent of price is worth £18,500 a year, 14% of that profit.',
        formula: '1% of £1,850,000 is £18,500; £18,500 divided by £129,500 is 14%.',
      },
    ],
    steps: [
      {
        id: 'L-20',
        step: steps.emergency,
        by: '2026-12-20',
        why: 'If you are ill in March, nobody can approve wages.',
      },
      {
        id: 'S-01',
        step: steps.tasks,
        by: '2027-01-31',
        why: 'Whoever stands in for you has to know how the work is done.',
      },
      {
        id: 'M-21',
        step: steps.clients,
        by: '2027-03-21',
        why: 'About £780,000 of revenue speaks only with you.',
      },
    ],
    notNow: {
      text: 'The range of fitted kitchens.',
      why: 'It needs quotes that leave the house without you.',
    },
  },
  marks: {
    systems: { ratings: 4.6, facts: 4.1 },
    leadership: { ratings: 5.4, facts: 1.9 },
    market: { ratings: 7.5, facts: 3.9 },
  },
  summary: {
    ...summary,
    executiveSummary: {
      ...summary.executiveSummary,
      overview:
        'Maren carries seven of ten sales and every quote. The first step is the emergency file, by December 20.',
      keyHighlights: ['Four of five customers come back: that is what the business can build on.'],
      criticalConsiderations: ['If you were away, 42% of revenue would miss its main contact.'],
    },
  },
  actionPlan: {
    ...actionPlan,
    criticalPath: {
      ...actionPlan.criticalPath,
      description:
        'The dates follow from what each step needs and from your four hours a week. Never more than five steps are open at once.',
    },
    implementationPhases: phases,
    firstSteps: [steps.emergency, steps.tasks, steps.clients],
    later: [
      {
        stepId: 'L-05',
        step: steps.renewals,
        from: '2027-03-22',
        why: 'It needs people who know the clients, and they begin with the three largest.',
      },
      {
        stepId: 'M-02',
        step: 'Approach 30 customers who resemble the best ones',
        from: '2027-06-01',
        why: 'New customers need quotes, and until spring each quote comes from you.',
      },
    ],
    notNow: [
      {
        text: 'The range of fitted kitchens.',
        why: 'It needs quotes that leave the house without you.',
      },
      {
        text: 'A new department.',
        why: 'Nobody could lead it but you.',
      },
    ],
  },
};
