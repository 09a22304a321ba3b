import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { analysisSchema, type Analysis, type Counsel } from '@ellac/contracts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { PdfDocument } from '../pdf/document/pdf-document.js';
import { PageOne } from '../page-one/page-one-section.js';
import { belowPageOne, ReportView } from '../report-view.js';
import { ExecutiveSummary } from '../sections/executive-summary-section.js';
import { ImplementationPlan } from '../sections/plan-section.js';
import { Recommendations } from '../sections/recommendations-section.js';
import { writtenBy } from '../words/written-by.js';
import { axeFaultsOf } from '../testing/axe-faults.js';
import { exampleCounsel } from '../testing/example-counsel.js';
import { exampleAnalysisWithPageOne } from '../testing/example-with-page-one.js';

// Loaded once here, so that no test waits for it.
beforeAll(() => belowPageOne.load());

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
        <PageOne analysis={analysis} />
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
    expect(headings()).toEqual([
      'Overview',
      'What decides now',
      'Key Highlights',
      'Critical Considerations',
      'How to go about it',
      'What would change the plan',
      'What your answers leave open',
      'Transition Readiness',
      'What the next level still needs',
    ]);
    expect(screen.getByText(/^A language model wrote this from/)).toBeTruthy();
    const worded = { ...example(), provenance: { engine: 'openai' as const, rulesVersion: '1' } };
    expect(writtenBy(worded)).toContain('wrote the advice from the answers');
  });

  it('folds what the next level needs where it has said what that is', () => {
    const readiness = { text: 'Niamh has to decide for the whole.', evidence: [] };
    show({ ...exampleCounsel, readiness });
    expect(headings()).not.toContain('What the next level still needs');
    const folded = screen.getByText('What the next level still needs').closest('details')!;
    expect(folded.open).toBe(false);
    expect(folded.textContent).toContain('The overall score is 4.6');
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

  it('has at the end of the paper what its texts rest on', () => {
    render(
      <FluentProvider theme={webLightTheme}>
        <ReportView analysis={example()} />
      </FluentProvider>,
    );
    const evidence = () => screen.queryByRole('region', { name: 'What this rests on' });
    expect(evidence()).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(evidence()!.textContent).toContain(
      `What decides now. ${exampleCounsel.heart.evidence.join('; ')}`,
    );
    expect(evidence()!.textContent).toContain('Rule S-01');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(evidence()).toBeNull();
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

  it('tells each step once, among the recommendations, as a list of actions', () => {
    const actions = ['Put the last twenty quotes on one table.', 'Sort them into three heaps.'];
    const steps = exampleCounsel.steps.map(({ how: _, ...step }, index) => ({
      ...step,
      stepId: `own-${index + 1}`,
      ...(index === 0 && { why: 'It shows where the hours go.' }),
      actions,
    }));
    const { conclusions } = exampleAnalysisWithPageOne;
    const [recommended] = conclusions.recommendations.leadership;
    const analysis = {
      ...example({ ...exampleCounsel, steps }),
      conclusions: {
        ...conclusions,
        recommendations: {
          ...conclusions.recommendations,
          leadership: [{ ...recommended!, stepId: 'own-1' }],
        },
      },
    };
    expect(analysisSchema.parse(analysis)).toEqual(analysis);
    showAnalysis(analysis);
    expect(headings()).not.toContain('How to go about it');
    expect(below('Your first step').getByRole('listitem').textContent).toContain(
      'It shows where the hours go.',
    );
    expect(screen.getByText('Begin here:').closest('p')!.textContent).toBe(
      `Begin here: ${actions[0]}`,
    );
    const place = document.getElementById('counsel-1')!;
    expect(place.closest('section')!.textContent).toContain('Recommendations');
    expect(place.textContent).toBe('Take the last twenty quotes apart');
    const card = place.closest('li')!;
    expect(card.textContent).toContain('by Dec 11, 2026');
    const [list] = within(card).getAllByRole('list');
    expect([...list!.children].map(({ textContent }) => textContent)).toEqual(actions);
    cleanup();
    const { container } = render(<PdfDocument analysis={analysis} />);
    // Page one says with what to begin.
    const told = actions.map((action) => container.textContent.split(action).length - 1);
    expect(told).toEqual([2, 1]);
  });

  it('says on page one what comes first, and leads to how it is done', () => {
    show();
    const link = below('Your first step').getByRole('link', {
      name: exampleCounsel.steps[0]!.title,
    });
    expect(link.getAttribute('href')).toBe('#counsel-1');
    expect(below('Your first step').getAllByRole('listitem')[0]!.textContent).toBe(
      `1 by Dec 11, 2026${exampleCounsel.steps[0]!.title}Done when: ${exampleCounsel.steps[0]!.measure}`,
    );
    const { container } = render(<PdfDocument analysis={example()} />);
    expect(container.textContent).toContain('Your first step1Take the last twenty quotes apart');
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
    const after = {
      ...action,
      stepId: 'L-21',
      description: 'What follows it',
      dependencies: [action.description],
    };
    const analysis = {
      ...example(),
      actionPlan: {
        ...actionPlan,
        implementationPhases: [{ ...phase!, actions: [action, after] }],
      },
    };
    showAnalysis(analysis);
    const plan = within(screen.getByRole('region', { name: 'Implementation Plan' }));
    expect(plan.getByText(/^Needs step/).textContent).toBe('Needs step 1');
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
    expect(await axeFaultsOf(screen.getByRole('main'))).toEqual([]);
  }, 30_000);

  it('stands in the PDF with its figures, and what they rest on at its end', () => {
    const { container } = render(<PdfDocument analysis={example()} />);
    const text = container.textContent;
    expect(text).toContain('1. Take the last twenty quotes apart by Dec 11, 2026');
    expect(text).toContain('Done when: One kind of quote needs no question to Maren');
    expect(text).toContain('Sales that a week of quotes stands for: £24,900 = £1,295,000');
    const [told, appendix] = text.split('What this rests onWhat decides now.');
    expect(told).not.toContain('Your answer to “Challenges”');
    expect(appendix).toContain('Your answer to “Challenges”');
  });
});
