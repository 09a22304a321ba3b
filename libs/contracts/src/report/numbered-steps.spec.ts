import { describe, expect, it } from '@jest/globals';
import { numberedSteps, type Planned } from './numbered-steps.js';
import type { PhaseAction } from './report.js';

const action = (stepId: string, to?: string): PhaseAction => ({
  stepId,
  description: `Do ${stepId}`,
  duration: '30 days',
  priority: 'high',
  dependencies: [],
  successMetrics: [],
  resources: [],
  ...(to !== undefined && { from: '2026-11-23', to }),
});

const planOf = (actions: readonly PhaseAction[], firstSteps?: string[]): Planned => ({
  actionPlan: {
    criticalPath: { description: '', keyMilestones: [] },
    implementationPhases: actions.map((each) => ({ phase: '', timeline: '', actions: [each] })),
    ...(firstSteps !== undefined && { firstSteps }),
  },
});

const dated = planOf([
  action('A', '2027-03-01'),
  action('B', '2027-01-01'),
  action('C', '2027-02-01'),
]);

const pageWith = (...ids: string[]): Planned['page'] => ({
  situation: { id: 'owner-bound', sentences: [] },
  numbers: [],
  steps: ids.map((id) => ({ id, step: '', by: '2026-12-01', why: '' })),
});

const idsOf = (planned: Planned) =>
  numberedSteps(planned).map((step) => `${step.number} ${step.action.stepId}`);

describe('the numbers of the steps', () => {
  it('begin with those of page one, in its order', () => {
    expect(idsOf({ ...dated, page: pageWith('C', 'A') })).toEqual(['1 C', '2 A', '3 B']);
  });

  it('begin with those that a counsel puts first', () => {
    const steps = [
      { stepId: 'A', isFirst: true },
      { stepId: 'C', isFirst: false },
    ];
    const counsel = { steps } as unknown as NonNullable<Planned['counsel']>;
    expect(idsOf({ ...dated, page: pageWith('C'), counsel })).toEqual(['1 A', '2 B', '3 C']);
  });

  it('follow the ends of the others', () => {
    expect(idsOf(dated)).toEqual(['1 B', '2 C', '3 A']);
  });

  it('of a report of older rules begin with its first steps, and keep the order of the plan', () => {
    const plan = planOf([action('A'), action('B'), action('C')], ['Do B']);
    expect(idsOf(plan)).toEqual(['1 B', '2 A', '3 C']);
  });
});
