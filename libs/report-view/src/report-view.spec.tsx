import { beforeEach, describe, expect, it } from '@jest/globals';
import { analysisSchema } from '@ellac/contracts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen, within } from '@testing-library/react';
import { shortParagraphs } from './pieces/short-paragraphs.js';
import { ReportView } from './report-view.js';
import { exampleAnalysis } from './testing/example-analysis.js';

beforeEach(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  cleanup();
});

const show = (changes: Partial<typeof exampleAnalysis> = {}) =>
  render(
    <FluentProvider theme={webLightTheme}>
      <ReportView analysis={{ ...exampleAnalysis, ...changes }} />
    </FluentProvider>,
  );

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent);

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the report', () => {
  it('is shown from an answer that the contracts accept', () => {
    expect(analysisSchema.parse(exampleAnalysis)).toEqual(exampleAnalysis);
  });

  it('has the specification’s sections in their order', () => {
    show();
    expect(headings(2)).toEqual([
      'Executive Summary',
      'Introduction',
      'Findings',
      'Qualitative Findings',
      'Key Inferences',
      'Discussion',
      'Recommendations',
      'Implementation Plan',
    ]);
  });

  it('ends with the coach’s comments where there are any', () => {
    show({ coachComments: ['Well prepared.', 'Let us speak about sales.'] });
    expect(headings(2).at(-1)).toBe('Business Coach Comments');
    expect(section('Business Coach Comments').getAllByRole('listitem')).toHaveLength(2);
  });

  it('says whose it is, how ready the business is and what is still missing', () => {
    show();
    expect(headings(1)).toEqual(['Alder & Finch Joinery']);
    expect(screen.getByText('Maren Finch')).toBeTruthy();
    expect(screen.getByText(exampleAnalysis.readiness.label)).toBeTruthy();
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual(expect.arrayContaining(['4.4', '3.3', '6.1']));
    for (const missing of exampleAnalysis.readiness.missing) {
      expect(screen.getByText(missing)).toBeTruthy();
    }
  });

  it.each([
    ['Business Systems', '4.4 / 10', '44'],
    ['Leadership', '3.3 / 10', '33'],
    ['Market Context', '6.1 / 10', '61'],
  ])('shows %s as a bar of its score, in words too', (name, words, percent) => {
    show();
    const bar = section('Findings').getByRole('meter', { name });
    expect(bar.getAttribute('aria-valuetext')).toBe(words);
    expect(bar.getAttribute('aria-valuenow')).toBe(percent);
  });

  it('shows every text of the plan, with plain dates', () => {
    show();
    const plan = section('Implementation Plan');
    const { criticalPath, implementationPhases } = exampleAnalysis.actionPlan;
    for (const paragraph of shortParagraphs(criticalPath.description)) {
      expect(plan.getByText(paragraph)).toBeTruthy();
    }
    expect(plan.getByText('Mar 21, 2027')).toBeTruthy();
    for (const { phase, actions } of implementationPhases) {
      expect(plan.getByRole('heading', { name: phase })).toBeTruthy();
      for (const action of actions) expect(plan.getByText(action.description)).toBeTruthy();
    }
  });

  it('gives the reason for a finding: the owner’s own answers and the rule', () => {
    show();
    const why = section('Qualitative Findings').getAllByText('Why?')[0]?.closest('details');
    expect(why?.textContent).toContain('Documentation: 2 of 5');
    expect(why?.textContent).toContain('Rule S-01');
  });

  it('shows text that looks like markup as text', () => {
    const overview = '<img src=x onerror="alert(1)"> & <b>bold</b>';
    const { summary } = exampleAnalysis;
    show({
      summary: { ...summary, executiveSummary: { ...summary.executiveSummary, overview } },
    });
    expect(screen.getByText(overview)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});
