import { areas, type Analysis } from '@ellac/contracts';

/** The heading of the considerations; reports of older rules always call them critical. */
export function considerationsTitle(analysis: Analysis): string {
  const { situation, readiness, conclusions, actionPlan } = analysis;
  const steps = [
    ...areas.flatMap((area) => conclusions.recommendations[area]),
    ...actionPlan.implementationPhases.flatMap(({ actions }) => actions),
  ];
  const isCritical =
    readiness.redFlags.length > 0 || steps.some(({ priority }) => priority === 'critical');
  return situation === undefined || isCritical ? 'Critical Considerations' : 'Considerations';
}
