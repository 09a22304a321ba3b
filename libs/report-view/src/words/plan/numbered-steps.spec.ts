import { describe, expect, it } from '@jest/globals';
import type { Analysis } from '@ellac/contracts';
import { exampleAnalysis } from '../../testing/example-analysis.js';
import { exampleCounsel } from '../../testing/example-counsel.js';
import { exampleAnalysisWithPageOne } from '../../testing/example-with-page-one.js';
import { numberedSteps } from './numbered-steps.js';

const idsOf = (analysis: Analysis) =>
  numberedSteps(analysis).map(
    ({ number, action }) => `${number} ${action.stepId ?? action.description}`,
  );

const page = exampleAnalysisWithPageOne.page!;

describe('the numbers of the steps', () => {
  it('begin with those of page one, in its order', () => {
    const [emergency, tasks, clients] = page.steps;
    const steps = [clients!, emergency!];
    expect(idsOf({ ...exampleAnalysisWithPageOne, page: { ...page, steps } })).toEqual([
      `1 ${clients!.id}`,
      `2 ${emergency!.id}`,
      `3 ${tasks!.id}`,
    ]);
  });

  it('begin with those that a counsel puts first', () => {
    const steps = exampleCounsel.steps.map((step) => ({ ...step, isFirst: true, stepId: 'M-21' }));
    const counsel = { ...exampleCounsel, steps: steps.slice(0, 1) };
    expect(idsOf({ ...exampleAnalysisWithPageOne, counsel })[0]).toBe('1 M-21');
  });

  it('follow the ends of the others', () => {
    const none = { ...page, steps: [] };
    const actionPlan = { ...exampleAnalysisWithPageOne.actionPlan, firstSteps: [] };
    const ends = numberedSteps({ ...exampleAnalysisWithPageOne, page: none, actionPlan }).map(
      ({ action }) => action.to,
    );
    expect(ends).toEqual([...ends].sort());
    expect(ends.length).toBeGreaterThan(1);
  });

  it('of a report of older rules begin with its first steps', () => {
    const first = idsOf(exampleAnalysis).slice(0, 3);
    expect(first).toEqual(
      exampleAnalysis.actionPlan.firstSteps!.map((step, index) => `${index + 1} ${step}`),
    );
  });
});
