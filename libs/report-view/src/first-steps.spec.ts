import { describe, expect, it } from '@jest/globals';
import type { ActionPlan, Priority } from '@ellac/contracts';
import { firstSteps } from './first-steps.js';

const action = (description: string, priority: Priority, ...dependencies: string[]) => ({
  description,
  priority,
  dependencies,
  duration: '30-60 days',
  successMetrics: [],
  resources: [],
});

const plan = (...phases: ReturnType<typeof action>[][]): ActionPlan => ({
  criticalPath: { description: '', keyMilestones: [] },
  implementationPhases: phases.map((actions, index) => ({
    phase: `Phase ${index}`,
    timeline: '',
    actions,
  })),
});

describe('what to do first', () => {
  it('is the most urgent, whatever phase its first result falls in', () => {
    const steps = firstSteps(
      plan([action('a', 'high'), action('b', 'medium')], [action('c', 'critical')]),
    );
    expect(steps.map(({ id }) => id)).toEqual(['plan-1-0', 'plan-0-0', 'plan-0-1']);
  });

  it('waits for nothing that is not done before it', () => {
    const steps = firstSteps(
      plan(
        [action('a', 'high'), action('later', 'critical', 'a', 'd')],
        [action('second', 'high', 'a'), action('b', 'low')],
      ),
    );
    expect(steps.map((step) => step.action.description)).toEqual(['a', 'second', 'b']);
  });

  it('is what there is, where all wait for each other or there is little', () => {
    expect(firstSteps(plan([action('a', 'high', 'b'), action('b', 'high', 'a')]))).toHaveLength(2);
    expect(firstSteps(plan())).toEqual([]);
  });
});
