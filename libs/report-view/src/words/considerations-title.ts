import { areas, type Analysis } from '@ellac/contracts';

/** Above what of an almost empty form cannot be used. */
const unusableTitle = 'What we cannot use, and why';

/** The heading of the considerations; reports of older rules always call them critical. */
export function considerationsTitle(analysis: Analysis): string {
  const { situation, page, readiness, conclusions, actionPlan } = analysis;
  if (page?.cases !== undefined) return unusableTitle;
  const steps = [
    ...areas.flatMap((area) => conclusions.recommendations[area]),
    ...actionPlan.implementationPhases.flatMap(({ actions }) => actions),
  ];
  const isCritical =
    readiness.redFlags.length > 0 || steps.some(({ priority }) => priority === 'critical');
  return situation === undefined || isCritical ? 'Critical Considerations' : 'Considerations';
}
