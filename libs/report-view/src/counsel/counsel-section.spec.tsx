import { beforeEach, describe, expect, it } from '@jest/globals';
import { analysisSchema, type Analysis, type Counsel } from '@ellac/contracts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { PdfDocument } from '../pdf/document/pdf-document.js';
import { ExecutiveSummary } from '../sections/executive-summary-section.js';
import { ImplementationPlan } from '../sections/plan-section.js';
import { Recommendations } from '../sections/recommendations-section.js';
import { writtenBy } from '../words/written-by.js';
import { exampleCounsel } from '../testing/example-counsel.js';
import { exampleAnalysisWithPageOne } from '../testing/example-with-page-one.js';

beforeEach(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  cleanup();
});

const example = (counsel: Counsel = exampleCounsel) => ({ ...exampleAnalysisWithPageOne, counsel });

/** The sections of the report that show the counsel. */
const showAnalysis = (analysis: Analysis) =>
  render(
    <FluentProvider theme={webLightTheme}>
      <main>
        <ExecutiveSummary analysis={analysis} />
        <Recommendations analysis={analysis} />
        <ImplementationPlan analysis={analysis} />
      </main>
    </FluentProvider>,
  );
const show = (counsel?: Counsel) => showAnalysis(example(counsel));

const below = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement!);

const headings = (): (string | null)[] =>
  within(screen.getByRole('region', { name: 'Executive Summary' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the counsel of a language model', () => {
  it('is shown from an answer that the contracts accept', () =>
    expect(analysisSchema.parse(example())).toEqual(example()));

  it('follows page one and says whose words it is', () => {
    show();
    const all = headings();
    const start = all.indexOf('Not now') + 1;
    expect(all.slice(start, start + 5)).toEqual([
      'What decides now',
      'How to go about it',
      'What would change the plan',
      'What your answers leave open',
      'Overview',
    ]);
    expect(screen.getByText(/^A language model wrote this from/)).toBeTruthy();
    const worded = { ...example(), provenance: { engine: 'openai' as const, rulesVersion: '1' } };
    expect(writtenBy(worded)).toContain('added what it makes of the answers');
  });

  it('names for each step its date, how it is done, and when it is done', () => {
    show();
    const [list] = below('How to go about it').getAllByRole('list');
    const steps = [...list!.children];
    expect(steps[0]!.textContent).toContain('Take the last twenty quotes apart by Dec 11, 2026');
    expect(steps[0]!.textContent).toContain(
      'Done when: One kind of quote needs no question to Maren',
    );
    expect(steps[1]!.textContent).toContain('first result by Dec 20, 2026');
  });

  it('opens what a text rests on, which paper leaves out', () => {
    show();
    const details = screen.getByText('Share of sales made by the owner: 70%').closest('details')!;
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')!.textContent).toBe(
      'What this rests on: What decides now',
    );
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const figures = screen
      .getByText('Sales that a week of quotes stands for:', { exact: false })
      .closest('details')!;
    expect(figures.open).toBe(true);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(figures.textContent).toContain('£24,900 = £1,295,000 (what the owner sells in a year)');
  });

  it('is where a recommendation leads that it tells in full', () => {
    const [recommended] = exampleAnalysisWithPageOne.conclusions.recommendations.leadership;
    const { conclusions } = exampleAnalysisWithPageOne;
    const leadership = [{ ...recommended!, stepId: 'L-20' }];
    const recommendations = { ...conclusions.recommendations, leadership };
    const analysis = { ...example(), conclusions: { ...conclusions, recommendations } };
    showAnalysis(analysis);
    const section = within(screen.getByRole('region', { name: 'Recommendations' }));
    const link = section.getByRole('link', { name: exampleCounsel.steps[1]!.title });
    expect(link.getAttribute('href')).toBe('#counsel-2');
    expect(document.getElementById('counsel-2')!.textContent).toContain(link.textContent);
    expect(section.queryByText(recommended!.action)).toBeNull();
    cleanup();
    const { container } = render(<PdfDocument analysis={analysis} />);
    expect(container.textContent).toContain(
      `Step 2 of “How to go about it”: ${exampleCounsel.steps[1]!.title}`,
    );
  });

  it('says on page one what comes first, and leads to how it is done', () => {
    show();
    const link = below('Your first step').getByRole('link', {
      name: exampleCounsel.steps[0]!.title,
    });
    expect(link.getAttribute('href')).toBe('#counsel-1');
    expect(below('Your first step').getAllByRole('listitem')[0]!.textContent).toBe(
      `${exampleCounsel.steps[0]!.title} by Dec 11, 2026Done when: ${exampleCounsel.steps[0]!.measure}`,
    );
    const { container } = render(<PdfDocument analysis={example()} />);
    expect(container.textContent).toContain('Your first step1. Take the last twenty quotes apart');
  });

  it('leaves page one to the rules where it says nothing of what comes first', () => {
    const steps = exampleCounsel.steps.map((step) => ({ ...step, isFirst: undefined }));
    show({ ...exampleCounsel, steps });
    expect(below('Your first three steps').getAllByRole('listitem')).toHaveLength(3);
  });

  it('is where a step of the plan leads, and its own steps stand in the plan too', () => {
    const { actionPlan } = exampleAnalysisWithPageOne;
    const [phase] = actionPlan.implementationPhases;
    const action = { ...phase!.actions[0]!, stepId: 'L-20' };
    const after = { ...action, stepId: 'L-21', dependencies: [action.description] };
    const analysis = {
      ...example(),
      actionPlan: {
        ...actionPlan,
        implementationPhases: [{ ...phase!, actions: [action, after] }],
      },
    };
    showAnalysis(analysis);
    const plan = within(screen.getByRole('region', { name: 'Implementation Plan' }));
    expect(plan.getByText('Depends on:').parentElement!.textContent).toContain(
      exampleCounsel.steps[1]!.title,
    );
    const places = exampleCounsel.steps.map(({ title }) =>
      plan.getByRole('link', { name: title }).getAttribute('href'),
    );
    expect(places).toEqual(['#counsel-1', '#counsel-2']);
    expect(below('Further steps').getByRole('listitem').textContent).toBe(
      exampleCounsel.steps[0]!.title +
        `When: by Dec 11, 2026Done when: ${exampleCounsel.steps[0]!.measure}`,
    );
    cleanup();
    const { container } = render(<PdfDocument analysis={analysis} />);
    const [, planned] = container.textContent.split('Critical Path');
    for (const { title } of exampleCounsel.steps) expect(planned).toContain(title);
  });

  it('leaves out what it has not', () => {
    show({ ...exampleCounsel, turns: [], open: [], figures: [] });
    expect(headings()).not.toContain('What would change the plan');
    expect(headings()).not.toContain('What your answers leave open');
    expect(screen.queryByText('How the figures above were worked out')).toBeNull();
  });

  it('has no fault that axe finds', async () => {
    show();
    const { violations } = await axe.run(screen.getByRole('main'), {
      resultTypes: ['violations'],
      // Needs a browser: jsdom has no layout.
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }, 30_000);

  it('stands in the PDF with its figures, without what only a screen can open', () => {
    const { container } = render(<PdfDocument analysis={example()} />);
    const text = container.textContent;
    expect(text).toContain('1. Take the last twenty quotes apart by Dec 11, 2026');
    expect(text).toContain('Done when: One kind of quote needs no question to Maren');
    expect(text).toContain('Sales that a week of quotes stands for: £24,900 = £1,295,000');
    expect(text).not.toContain('Your answer to “Challenges”');
  });
});
