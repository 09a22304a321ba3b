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
  const phases = plan([action('a', 'high'), action('b', 'medium')], [action('c', 'critical')]);

  it('is what the report says, each with its place in the plan', () => {
    const steps = firstSteps({ ...phases, firstSteps: ['c', 'a'] });
    expect(steps.map(({ id, action: { priority } }) => [id, priority])).toEqual([
      ['plan-1-0', 'critical'],
      ['plan-0-0', 'high'],
    ]);
  });

  it('is left out where a report does not say, or the plan has no such action', () => {
    expect(firstSteps(phases)).toEqual([]);
    expect(firstSteps({ ...phases, firstSteps: ['gone'] })).toEqual([]);
  });
});
