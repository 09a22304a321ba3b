import { expect, it } from '@jest/globals';
import type { Analysis, Priority } from '@ellac/contracts';
import { considerationsTitle } from './considerations-title.js';
import { exampleAnalysis } from '../testing/example-analysis.js';
import { exampleOfTooLittle } from '../testing/example-of-too-little.js';
import { exampleAnalysisWithPageOne } from '../testing/example-with-page-one.js';

/** The report with another priority where it has a critical one. */
function calm(analysis: Analysis): Analysis {
  const { conclusions, actionPlan } = analysis;
  const { systems, leadership, market } = conclusions.recommendations;
  const calmed = <Step extends { priority: Priority }>(steps: Step[]): Step[] =>
    steps.map((step) => (step.priority === 'critical' ? { ...step, priority: 'high' } : step));
  return {
    ...analysis,
    conclusions: {
      ...conclusions,
      recommendations: {
        systems: calmed(systems),
        leadership: calmed(leadership),
        market: calmed(market),
      },
    },
    actionPlan: {
      ...actionPlan,
      implementationPhases: actionPlan.implementationPhases.map((phase) => ({
        ...phase,
        actions: calmed(phase.actions),
      })),
    },
  };
}

const withFlag = (analysis: Analysis): Analysis => ({
  ...analysis,
  readiness: { ...analysis.readiness, redFlags: ['The owner makes 90% of sales.'] },
});

it.each([
  ['a critical step', exampleAnalysisWithPageOne, 'Critical Considerations'],
  ['nothing critical', calm(exampleAnalysisWithPageOne), 'Considerations'],
  ['a red flag', withFlag(calm(exampleAnalysisWithPageOne)), 'Critical Considerations'],
  ['an almost empty form', exampleOfTooLittle, 'What we cannot use, and why'],
  ['older rules', calm(exampleAnalysis), 'Critical Considerations'],
])('with %s', (_, analysis, title) => {
  expect(considerationsTitle(analysis)).toBe(title);
});
