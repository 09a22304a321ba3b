import { describe, expect, it } from '@jest/globals';
import { planStepsOf } from './plan-steps.js';
import type { PhaseAction } from './report.js';

const action = (stepId: string | undefined, description: string): PhaseAction => ({
  ...(stepId !== undefined && { stepId }),
  description,
  duration: '30 days',
  priority: 'high',
  dependencies: [],
  successMetrics: ['Tasks written down'],
  resources: [],
  from: '2026-11-23',
  to: '2026-12-20',
  ownerHoursPerWeek: 1.5,
});

const planOf = (...actions: PhaseAction[]) => ({
  actionPlan: {
    criticalPath: { description: '', keyMilestones: [] },
    implementationPhases: actions.map((each) => ({ phase: '', timeline: '', actions: [each] })),
  },
});

const tasks = {
  stepId: 'S-01',
  number: 1,
  title: 'Write down the ten tasks',
  from: '2026-11-23',
  by: '2026-12-20',
  isFirstResult: false,
  to: '2026-12-20',
  measures: ['Tasks written down'],
  hoursPerWeek: 1.5,
};

describe('the steps of a plan', () => {
  it('are its actions, each once, by their numbers', () => {
    const plan = planOf(
      action('S-01', 'Write down the ten tasks'),
      action('L-20', 'Prepare the emergency file'),
      action('S-01', 'Write down the ten tasks'),
    );
    expect(planStepsOf(plan)).toEqual([
      tasks,
      { ...tasks, stepId: 'L-20', number: 2, title: 'Prepare the emergency file' },
    ]);
  });

  it('are none in a report whose actions have no ids', () => {
    expect(planStepsOf(planOf(action(undefined, 'Write down the ten tasks')))).toEqual([]);
  });

  it('have the date of a first result where page one has it', () => {
    const page = {
      situation: { id: 'owner-bound' as const, sentences: [] },
      numbers: [],
      steps: [{ id: 'S-01', step: '', by: '2026-12-01', isFirstResult: true, why: '' }],
    };
    expect(planStepsOf({ ...planOf(action('S-01', tasks.title)), page })).toEqual([
      { ...tasks, by: '2026-12-01', isFirstResult: true },
    ]);
  });

  it('have the words, the date and the hours of the counsel, as the report shows them', () => {
    const step = { stepId: 'S-01', title: 'Ten tasks on paper', by: '2027-01-10', measure: 'Ten' };
    const counsel = { steps: [{ ...step, hours: 3 }] } as never;
    expect(planStepsOf({ ...planOf(action('S-01', tasks.title)), counsel })).toEqual([
      {
        ...tasks,
        title: 'Ten tasks on paper',
        by: '2027-01-10',
        measures: ['Ten'],
        hoursPerWeek: 3,
      },
    ]);
  });
});
