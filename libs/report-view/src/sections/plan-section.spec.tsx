import { beforeEach, expect, it } from '@jest/globals';
import type { ActionPlan } from '@ellac/contracts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen, within } from '@testing-library/react';
import { phasesText } from '../words/plan/phases-text.js';
import { exampleAnalysis } from '../testing/example-analysis.js';
import { exampleAnalysisWithPageOne } from '../testing/example-with-page-one.js';
import { ImplementationPlan } from './plan-section.js';

beforeEach(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  cleanup();
});

const show = (plan: ActionPlan) =>
  render(
    <FluentProvider theme={webLightTheme}>
      <ImplementationPlan analysis={{ ...exampleAnalysis, actionPlan: plan }} />
    </FluentProvider>,
  );

const headings = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const itemsBelow = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('gives each action its dates', () => {
  show(exampleAnalysisWithPageOne.actionPlan);
  const step = document.getElementById('plan-1-1')!.closest('li')!;
  expect(step.textContent).toContain('by Mar 21, 2027');
  expect(step.textContent).toContain('from Jan 4, 2027');
  expect(step.textContent).toContain('Needs step 1');
  expect(phasesText(exampleAnalysisWithPageOne.actionPlan)).toBeNull();
});

it('ends with what waits and what to leave alone', () => {
  show(exampleAnalysisWithPageOne.actionPlan);
  expect(headings().slice(-2)).toEqual(['Later, on purpose', 'Not now']);
  expect(itemsBelow('Later, on purpose')[0]).toBe(
    'Hand over renewals and smaller customers first from Mar 22, 2027It needs people who know the clients, and they begin with the three largest.',
  );
  expect(itemsBelow('Not now')[1]).toBe('A new department.Nobody could lead it but you.');
});

it('has nothing of it for a report of older rules', () => {
  show(exampleAnalysis.actionPlan);
  expect(headings()).toEqual(['Critical Path', 'Days 0 to 30', 'Days 31 to 90']);
  expect(screen.getByText(phasesText(exampleAnalysis.actionPlan)!)).toBeTruthy();
  expect(screen.queryByText('When:')).toBeNull();
});
