import type { ActionPlan } from '@ellac/contracts';
import { describe, expect, it } from '@jest/globals';
import { planFaults } from './plan.check.js';

const action = (description: string, dependencies: string[] = []) => ({
  description,
  duration: '30-60 days',
  priority: 'high' as const,
  dependencies,
  successMetrics: ['done'],
  resources: [],
});
const servers: ActionPlan = {
  criticalPath: {
    description: 'One step after the other.',
    keyMilestones: [
      { milestone: 'A is done', targetDate: '2026-12-21', dependencies: [] },
      { milestone: 'B is done', targetDate: '2027-01-20', dependencies: ['A is done'] },
    ],
  },
  implementationPhases: [
    { phase: 'Days 0 to 30', timeline: 'Nov to Dec', actions: [action('A'), action('B', ['A'])] },
    { phase: 'From month 6', timeline: 'From May', actions: [action('C', ['A', 'B'])] },
  ],
  firstSteps: ['A'],
};
const [first, second] = servers.criticalPath.keyMilestones;
const [early, late] = servers.implementationPhases;
const milestones = (...keyMilestones: ActionPlan['criticalPath']['keyMilestones']): ActionPlan => ({
  ...servers,
  criticalPath: { ...servers.criticalPath, keyMilestones },
});
const phases = (...all: ActionPlan['implementationPhases']): ActionPlan => ({
  ...servers,
  implementationPhases: all,
});

describe('a plan', () => {
  it('is good as the server made it', () => expect(planFaults(servers, servers)).toEqual([]));

  it('may be described in other words', () => {
    const criticalPath = { ...servers.criticalPath, description: 'Worded anew.' };
    expect(planFaults({ ...servers, criticalPath }, servers)).toEqual([]);
  });

  it.each([
    ['another date', milestones(first!, { ...second!, targetDate: '2027-01-19' })],
    ['another order', milestones(second!, first!)],
    ['a milestone less', milestones(first!)],
    ['another dependency', milestones(first!, { ...second!, dependencies: [] })],
    ['another phase', phases({ ...early!, phase: 'Someday' }, late!)],
    ['another timeline', phases({ ...early!, timeline: 'Later' }, late!)],
    [
      'a lower priority',
      phases(
        { ...early!, actions: [{ ...action('A'), priority: 'low' }, action('B', ['A'])] },
        late!,
      ),
    ],
    ['a step moved', phases(early!, { ...late!, actions: [] })],
    ['other first steps', { ...servers, firstSteps: ['C'] }],
  ])('is at fault: %s', (_, plan) => {
    expect(planFaults(plan, servers)).toMatchObject([{ check: 'V9' }]);
  });

  it('has no circle, even where it is the server’s own', () => {
    const circle = phases({ ...early!, actions: [action('A', ['B']), action('B', ['A'])] }, late!);
    expect(planFaults(circle, circle)).toMatchObject([
      { place: 'actions', why: 'depend on each other in a circle' },
    ]);
    const itself = milestones({ ...first!, dependencies: ['A is done'] });
    expect(planFaults(itself, itself)).toMatchObject([{ place: 'milestones' }]);
  });
});
