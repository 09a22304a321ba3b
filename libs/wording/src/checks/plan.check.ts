import type { ActionPlan } from '@ellac/contracts';
import type { Fault } from './fault.js';

/** V9: a plan has no cycles, and every date, priority and place comes from the server. */
export function planFaults(plan: ActionPlan, servers: ActionPlan): readonly Fault[] {
  const fault = (place: string, why: string): Fault => ({ check: 'V9', place, why });
  const milestones = plan.criticalPath.keyMilestones;
  const actions = plan.implementationPhases.flatMap((phase) => phase.actions);
  return [
    ...(hasCircle(milestones.map((each) => [each.milestone, each.dependencies]))
      ? [fault('milestones', 'depend on each other in a circle')]
      : []),
    ...(hasCircle(actions.map((each) => [each.description, each.dependencies]))
      ? [fault('actions', 'depend on each other in a circle')]
      : []),
    ...(same(milestonesOf(plan), milestonesOf(servers))
      ? []
      : [fault('milestones', 'are not those of the server, in its order and with its dates')]),
    ...(same(phasesOf(plan), phasesOf(servers))
      ? []
      : [fault('phases', 'are not those of the server, with its steps, priorities and timelines')]),
    ...(same(plan.firstSteps, servers.firstSteps)
      ? []
      : [fault('first steps', 'are not those of the server')]),
  ];
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const milestonesOf = ({ criticalPath }: ActionPlan) =>
  criticalPath.keyMilestones.map(({ milestone, targetDate, dependencies }) => [
    milestone,
    targetDate,
    dependencies,
  ]);

const phasesOf = ({ implementationPhases }: ActionPlan) =>
  implementationPhases.map(({ phase, timeline, actions }) => [
    phase,
    timeline,
    actions.map((each) => [each.description, each.duration, each.priority, each.dependencies]),
  ]);

function hasCircle(steps: readonly (readonly [string, readonly string[]])[]): boolean {
  const needs = new Map(steps);
  const done = new Set<string>();
  const under = new Set<string>();
  const leadsBack = (step: string): boolean => {
    if (done.has(step)) return false;
    if (under.has(step)) return true;
    under.add(step);
    const back = (needs.get(step) ?? []).some(leadsBack);
    under.delete(step);
    done.add(step);
    return back;
  };
  return steps.some(([step]) => leadsBack(step));
}
