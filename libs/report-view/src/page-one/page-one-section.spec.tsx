import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { analysisSchema, formatScore, type Analysis } from '@ellac/contracts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { PdfDocument } from '../pdf/document/pdf-document.js';
import { belowPageOne, ReportView } from '../report-view.js';
import { axeFaultsOf } from '../testing/axe-faults.js';
import { exampleAnalysis } from '../testing/example-analysis.js';
import { exampleCounsel } from '../testing/example-counsel.js';
import { asTicked, deniedNote, deniedTitle } from '../words/scores/denied-answers.js';
import { exampleAnalysisWithPageOne } from '../testing/example-with-page-one.js';

// Loaded once here, so that no test waits for it.
beforeAll(() => belowPageOne.load());

beforeEach(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  cleanup();
});

const example = exampleAnalysisWithPageOne;
const page = example.page!;

const show = (analysis: Analysis = example) =>
  render(
    <FluentProvider theme={webLightTheme}>
      <ReportView analysis={analysis} />
    </FluentProvider>,
  );

const headings = () =>
  within(screen.getByRole('region', { name: 'Executive Summary' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

const pageOneHeadings = () =>
  within(document.getElementById('page-one')!)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

const readinessText = () =>
  screen.getByRole('heading', { name: 'Transition Readiness' }).parentElement!.textContent;

const listBelow = (title: string) =>
  within(screen.getAllByRole('heading', { name: title })[0]!.parentElement!);

describe('answers that the owner’s own words deny', () => {
  const ticked = 'Largest clients’ share of revenue: 15%';
  const text = 'One client alone brings 44%. A list of last year’s invoices settles it.';
  const analysis: Analysis = {
    ...example,
    counsel: {
      ...exampleCounsel,
      denied: [
        { path: 'customer.top_clients_revenue', ticked, text, evidence: ['You write: “44%”'] },
      ],
    },
  };
  const area = example.scoreBreakdown.find(({ paths }) =>
    paths.includes('customer.top_clients_revenue'),
  )!;

  it('are named on page one, before the steps, and stand in the summary', () => {
    show(analysis);
    const table = listBelow(deniedTitle);
    expect(table.getByRole('rowheader').textContent).toBe(ticked);
    expect(table.getByRole('cell').textContent).toBe(text);
    const link = within(document.getElementById('page-one')!).getByRole('link', {
      name: deniedTitle,
    });
    const [steps] = screen.getAllByRole('heading', { name: /^Your first/ });
    expect(link.compareDocumentPosition(steps!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.querySelector(link.getAttribute('href')!)!.textContent).toBe(deniedTitle);
  });

  it('send the scores behind page one where they are several', () => {
    const score = formatScore(example.overallScore);
    const head = () => document.querySelector('header')!.textContent;
    show(analysis);
    expect(head()).toContain(score);
    cleanup();
    const [one] = analysis.counsel!.denied!;
    const two = { ...one!, path: 'leadership_assessment.delegation' };
    show({ ...analysis, counsel: { ...analysis.counsel!, denied: [one!, two] } });
    expect(head()).not.toContain(score);
    expect(head()).not.toContain(example.readiness.label);
    expect(head()).toContain('Not ready yet, by your own words');
    // It explains words that stand in the folded scores alone.
    expect(screen.queryByText(asTicked)).toBeNull();
    expect(readinessText()).toContain(
      `The ticks alone come to “${example.readiness.label}”; what you write does not.`,
    );
    expect(screen.getAllByText(/^Overall score/)[0]!.textContent).toContain(score);
    expect(screen.getAllByText(/the three, by ticks alone$/).length).toBeGreaterThan(0);
    cleanup();
    const readiness = { ...example.readiness, band: 'phase-1-owner-led' as const };
    show({ ...analysis, readiness, counsel: { ...analysis.counsel!, denied: [one!, two] } });
    expect(head()).toContain(example.readiness.label);
  });

  it('give their area no level, decide no score and are not drawn', () => {
    show();
    const levels = () => screen.queryAllByText('by ticks alone').length;
    expect(levels()).toBe(0);
    expect(screen.getAllByText(/the three largest clients bring/)).toHaveLength(1);
    cleanup();
    show(analysis);
    expect(levels()).toBeGreaterThanOrEqual(2);
    expect(screen.getByText(asTicked)).toBeTruthy();
    expect(screen.queryByText(/the three largest clients bring/)).toBeNull();
    expect(
      screen.getByText('Your own words say otherwise, so not drawn: Largest clients.'),
    ).toBeTruthy();
    expect(screen.getAllByText(`${area.label}, ${deniedNote}`)).toHaveLength(1);
  });
});

describe('a report of a business that is to stay small', () => {
  const small: Analysis = { ...example, situation: { id: 'stay-small', because: [] } };

  it('opens with that wish, and tells scores and verdict further down', () => {
    show(small);
    const head = document.querySelector('header')!.textContent;
    expect(head).toContain('Small by choice');
    expect(head).not.toContain(example.readiness.label);
    expect(head).not.toContain(formatScore(example.overallScore));
    expect(readinessText()).toContain(
      `The scores, which measure the way to Phase 2 alone, come to “${example.readiness.label}”.`,
    );
  });

  it('is not told so where nothing can be judged', () => {
    show({ ...small, readiness: { ...example.readiness, judged: false } });
    expect(document.querySelector('header')!.textContent).not.toContain('Small by choice');
  });
});

describe('a report after something that has just happened', () => {
  const urgent: Analysis = { ...example, counsel: { ...exampleCounsel, isUrgent: true } };

  it('opens with what cannot wait, and tells scores and verdict further down', () => {
    show(urgent);
    const head = document.querySelector('header')!.textContent;
    expect(head).toContain('First what cannot wait');
    expect(head).not.toContain(example.readiness.label);
    expect(head).not.toContain(formatScore(example.overallScore));
    expect(readinessText()).toContain(`The scores come to “${example.readiness.label}”.`);
    const overall = screen.getAllByText(/^Overall score/)[0]!;
    expect(overall.textContent).toContain(formatScore(example.overallScore));
    expect(overall.closest('details')!.open).toBe(false);
    expect(screen.getAllByText('What each answer earned')).toHaveLength(3);
    expect(screen.queryByText('What the next level still needs')).toBeNull();
  });

  it('says the same in the PDF', () => {
    const { container } = render(<PdfDocument analysis={urgent} />);
    const cover = container.querySelector('.cover')!.textContent;
    expect(cover).toContain('First what cannot wait');
    expect(cover).not.toContain(example.readiness.label);
    expect(container.textContent).toContain(`The scores come to “${example.readiness.label}”.`);
    expect(container.textContent).not.toContain('What the next level still needs');
  });
});

describe('page one', () => {
  it('is shown from an answer that the contracts accept', () => {
    expect(analysisSchema.parse(example)).toEqual(example);
  });

  it('opens the executive summary with the two sentences', () => {
    show();
    expect(screen.getByText(page.situation.sentences.join(' '))).toBeTruthy();
    expect(pageOneHeadings()).toEqual(['Your situation', 'Your first three steps']);
    expect(headings()).toEqual([
      'Overview',
      'Key Highlights',
      'Critical Considerations',
      'Transition Readiness',
      'What the next level still needs',
    ]);
    expect(screen.queryByRole('group', { name: 'What the next level still needs' })).toBeNull();
    const [notNow] = screen.getAllByText(page.notNow!.why);
    expect(notNow!.parentElement!.textContent).toContain(`Not now: ${page.notNow!.text}`);
  });

  it('explains each figure behind its disclosure, and always on paper', () => {
    show();
    const group = screen.getByRole('group', { name: 'What this means in money' });
    const figures = within(group).getAllByRole('listitem');
    expect(figures).toHaveLength(3);
    figures.forEach((figure, index) => {
      const details = figure.querySelector('details')!;
      expect(details.open).toBe(false);
      const { text, caption = text, formula } = page.numbers[index]!;
      expect(within(figure).getByText(formula)).toBeTruthy();
      const summary = details.querySelector('summary')!.textContent;
      expect(summary).toMatch(/^How we come to this: /);
      expect(summary.endsWith(caption)).toBe(true);
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      expect(details.open).toBe(true);
      act(() => void window.dispatchEvent(new Event('afterprint')));
      expect(details.open).toBe(false);
    });
  });

  it('leads from each dated step to its place in the plan', () => {
    show();
    const steps = listBelow('Your first three steps').getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      `1 by Dec 20, 2026${page.steps[0]!.step}${page.steps[0]!.why} You: 1.5 hours a week`,
      `2 by Jan 31, 2027${page.steps[1]!.step}${page.steps[1]!.why} You: 2 hours a week`,
      `3 by Mar 21, 2027${page.steps[2]!.step}${page.steps[2]!.why} You: 1 hour a week`,
    ]);
    for (const step of steps) {
      const link = within(step).getByRole('link');
      const place = document.getElementById(link.getAttribute('href')!.slice(1));
      expect(place?.tagName).toBe('H4');
      expect(place?.textContent).toBe(link.textContent);
    }
  });

  it('names a step that the plan does not have without a link', () => {
    const plan = { ...example.actionPlan, implementationPhases: [] };
    show({ ...example, actionPlan: plan });
    expect(listBelow('Your first three steps').queryByRole('link')).toBeNull();
  });

  it('has no dates in a report of older rules', () => {
    show(exampleAnalysis);
    expect(pageOneHeadings()).toEqual([
      'Your situation',
      'Your first three steps',
      'What the next level still needs',
    ]);
    expect(screen.queryByRole('button', { name: 'Print page 1' })).toBeNull();
  });

  it('leaves out what a report that knows little has not', () => {
    const [first] = page.steps;
    const short = { situation: page.situation, numbers: [], steps: [first!] };
    show({ ...example, page: short });
    expect(pageOneHeadings()).toEqual(['Your situation', 'Your first step']);
  });

  it('is printed alone, and the next time everything again', () => {
    const printed = jest.fn(() => document.documentElement.dataset['printed']);
    globalThis.print = printed;
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Print page 1' }));
    expect(printed).toHaveReturnedWith('page-one');
    const onPaper = [...document.querySelectorAll('[data-page-one]')];
    expect(onPaper.map((part) => part.contains(screen.getByRole('heading', { level: 1 })))).toEqual(
      [true, false],
    );
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.documentElement.dataset['printed']).toBeUndefined();
  });

  it('has no fault that axe finds', async () => {
    show();
    expect(await axeFaultsOf(screen.getByRole('article'))).toEqual([]);
  }, 30_000);
});
