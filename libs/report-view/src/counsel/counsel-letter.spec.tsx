import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { analysisSchema, type Analysis, type Counsel } from '@ellac/contracts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { PdfDocument } from '../pdf/document/pdf-document.js';
import { belowPageOne, ReportView } from '../report-view.js';
import { axeFaultsOf } from '../testing/axe-faults.js';
import { exampleCounsel } from '../testing/example-counsel.js';
import { exampleAnalysisWithLetter, exampleLetter } from '../testing/example-letter.js';

// Loaded once here, so that no test waits for it.
beforeAll(() => belowPageOne.load());

beforeEach(() => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  cleanup();
});

const show = (analysis: Analysis = exampleAnalysisWithLetter) =>
  render(
    <FluentProvider theme={webLightTheme}>
      <ReportView analysis={analysis} />
    </FluentProvider>,
  );

const withCounsel = (changed: Partial<Counsel>): Analysis => ({
  ...exampleAnalysisWithLetter,
  counsel: { ...exampleLetter, ...changed },
});

const withoutSteps: Analysis = {
  ...withCounsel({ steps: [] }),
  page: { ...exampleAnalysisWithLetter.page!, steps: [] },
};

const pdfOf = (analysis: Analysis = exampleAnalysisWithLetter): HTMLElement =>
  render(<PdfDocument analysis={analysis} />).container;

const [figures, how] = exampleLetter.letter!;

const region = (name: string) => within(screen.getByRole('region', { name }));

const headings = () =>
  region('Executive Summary')
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** A section of the letter, with all that stands in it. */
const section = (title: string) =>
  within(screen.getByRole('heading', { name: title, level: 3 }).parentElement!);

/** The card of a step among the recommendations. */
const card = (title: string) =>
  within(region('Recommendations').getByRole('heading', { name: title, level: 3 }).closest('li')!);

const restsOn = (of: string) =>
  [...document.querySelectorAll('details')].filter(
    (details) => details.querySelector('summary')!.textContent === `What this rests on: ${of}`,
  );

const linesOf = (details: Element | undefined) =>
  [...(details?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

const textsOf = (elements: Iterable<Element>) =>
  [...elements].map(({ textContent }) => textContent);

describe('the letter of a counsel', () => {
  it('is shown from an answer that the contracts accept', () =>
    expect(analysisSchema.parse(exampleAnalysisWithLetter)).toEqual(exampleAnalysisWithLetter));

  it('opens the summary with its sections in their order, in place of the older parts', () => {
    show();
    expect(headings()).toEqual([
      'Overview',
      figures!.title,
      how!.title,
      'Key Highlights',
      'Critical Considerations',
      'Transition Readiness',
      'What the next level still needs',
    ]);
    expect(screen.getByText(/^A language model wrote this from/)).toBeTruthy();
    expect(screen.getByText('How the figures above were worked out')).toBeTruthy();
  });

  it('says where it ends, and leads from there to the steps', () => {
    show();
    const end = screen.getByText('End of the letter.').closest('div')!;
    const links = within(end).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#recommendations', '#plan']);
    expect(pdfOf().textContent).toContain('End of the letter.');
    cleanup();
    show({ ...exampleAnalysisWithLetter, counsel: exampleCounsel });
    expect(screen.queryByText('End of the letter.')).toBeNull();
  });

  it('tells each paragraph as it is written, with its list below it', () => {
    show();
    const [paragraph] = how!.paragraphs;
    // The words to be said stay where the letter says them.
    const told = section(how!.title).getByText(paragraph!.text).closest('p')!;
    const list = told.nextElementSibling!;
    expect(list.tagName).toBe('UL');
    expect(textsOf(list.children)).toEqual(paragraph!.points);
    expect(screen.getAllByText(exampleLetter.heart.text)).toHaveLength(1);
  });

  it('sets words to say apart, and the key of a section bold', () => {
    show();
    const [, , speech] = how!.paragraphs;
    const said = section(how!.title).getByText(speech!.text);
    expect(said.closest('blockquote')!.textContent).toBe(speech!.text);
    expect(section(how!.title).getByText(how!.key!).closest('strong')).not.toBeNull();
    expect(section(figures!.title).queryByText('', { selector: 'strong' })).toBeNull();
  });

  it('sets figures side by side in a table with a name', () => {
    show();
    const table = section(figures!.title).getByRole('table', {
      name: `Figures: ${figures!.title}`,
    });
    const rows = within(table).getAllByRole('row');
    expect(
      rows.map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row).getByRole('cell').textContent,
      ]),
    ).toEqual([
      ['Sales that you make yourself', '£1,295,000'],
      ['Sales that a week of quotes stands for', '£24,900'],
    ]);
    expect(section(how!.title).queryByRole('table')).toBeNull();
  });

  it('names the columns of a table that has several', () => {
    const letter = exampleLetter.letter!.map((each) => ({
      ...each,
      paragraphs: each.paragraphs.map((paragraph) =>
        paragraph.figures === undefined
          ? paragraph
          : {
              ...paragraph,
              heads: ['A year', 'What to do'],
              figures: paragraph.figures.map((row) => ({ ...row, others: ['Leave it'] })),
            },
      ),
    }));
    const analysis = withCounsel({ letter });
    expect(analysisSchema.parse(analysis)).toEqual(analysis);
    show(analysis);
    const table = section(figures!.title).getByRole('table');
    const cells = (one: HTMLElement) =>
      [...one.querySelectorAll('tr')].map((row) => textsOf(row.children));
    const told = [
      ['', 'A year', 'What to do'],
      ['Sales that you make yourself', '£1,295,000', 'Leave it'],
      ['Sales that a week of quotes stands for', '£24,900', 'Leave it'],
    ];
    expect(cells(table)).toEqual(told);
    expect(textsOf(within(table).getAllByRole('columnheader'))).toEqual(['A year', 'What to do']);
    expect(cells(pdfOf(analysis).querySelector('table.figures')!)).toEqual(told);
  });

  it('opens at the end of a section what all of it rests on, each line once', () => {
    show();
    const [details, ...others] = restsOn(figures!.title);
    expect(others).toEqual([]);
    expect(details!.nextElementSibling).toBeNull();
    expect(linesOf(details)).toEqual([
      'Share of sales made by the owner: 70%',
      'You write: “A quote takes us two weeks in spring.”',
      'Revenue of a year: £1,850,000',
    ]);
  });

  it('is where a step leads that says how it is done', () => {
    show();
    const [first, second] = exampleLetter.steps;
    const link = card(first!.title).getByRole('link', { name: how!.title });
    expect(link.closest('p')!.textContent).toBe(`How: ${how!.title}`);
    expect(link.getAttribute('href')).toBe('#letter-2');
    const place = document.getElementById('letter-2')!;
    expect(place.textContent).toBe(how!.title);
    fireEvent.click(link);
    expect(document.activeElement).toBe(place);
    // The second names no section.
    expect(card(second!.title).queryByText(/^How:/)).toBeNull();
  });

  it('leads nowhere from a step that names a section which it lacks', () => {
    const [first] = exampleLetter.steps;
    show(withCounsel({ steps: [{ ...first!, section: 3 }] }));
    expect(card(first!.title).getByText(/^Done when:/)).toBeTruthy();
    expect(card(first!.title).queryByText(/^How:/)).toBeNull();
  });

  it('leaves to each step its title, date and measure, where page one leads', () => {
    show();
    const [first] = exampleLetter.steps;
    const onPageOne = within(document.getElementById('page-one')!);
    const link = onPageOne.getByRole('link', { name: first!.title });
    const place = document.getElementById(link.getAttribute('href')!.slice(1))!;
    expect(place.textContent).toBe(first!.title);
    const told = place.closest('li')!;
    expect(told.textContent).toContain('by Dec 11, 2026');
    expect(told.textContent).toContain(`Done when: ${first!.measure}`);
    expect(within(told).queryAllByRole('list')).toEqual([]);
  });

  it('opens with the reasons of a step what it rests on', () => {
    const [first] = exampleLetter.steps;
    const evidence = ['Quotes in the last year: 240', 'Share of sales made by the owner: 70%'];
    show(withCounsel({ steps: [{ ...first!, evidence }] }));
    const why = card(first!.title).getByRole('button', { name: `Why? ${first!.title}` });
    fireEvent.click(why);
    const reasons = document.getElementById(why.getAttribute('aria-controls')!)!;
    expect(linesOf(reasons).slice(0, 2)).toEqual(evidence);
  });

  it('leaves the points of each answer to those who open them', () => {
    show();
    const folds = region('Qualitative Findings').getAllByText('What each answer earned');
    expect(folds.map((fold) => fold.closest('details')!.open)).toEqual([false, false, false]);
  });

  it('says what a step of one week takes of the owner, and of a longer one what a week takes', () => {
    const steps = exampleLetter.steps.map((step, index) => ({
      ...step,
      isFirst: true,
      hours: 4,
      weeks: index + 1,
    }));
    show(withCounsel({ steps }));
    const told = [...document.getElementById('page-one')!.querySelectorAll('li')]
      .map(({ textContent }) => /You: .*$/u.exec(textContent)?.[0])
      .filter((each) => each !== undefined);
    expect(told).toEqual(['You: 4 hours', 'You: 4 hours a week']);
  });

  it('says on page one with what to begin, and opens what that rests on', () => {
    show();
    const begin = screen.getByText('Begin here:').closest('p')!;
    expect(begin.textContent).toBe(`Begin here: ${exampleLetter.begin!.text}`);
    expect(document.getElementById('page-one')!.contains(begin)).toBe(true);
    expect(linesOf(restsOn('Begin here')[0])).toEqual(exampleLetter.begin!.evidence);
  });

  it('says that in place of the first action, and without a first step too', () => {
    const steps = exampleLetter.steps.map((step) => ({ ...step, actions: ['Ring the office.'] }));
    show(withCounsel({ steps }));
    expect(screen.getByText('Begin here:').closest('p')!.textContent).toBe(
      `Begin here: ${exampleLetter.begin!.text}`,
    );
    cleanup();
    show(withoutSteps);
    expect(screen.getByText('Begin here:')).toBeTruthy();
  });

  it('has what it rests on at the end of the paper', () => {
    show();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const entries = textsOf(
      screen.getByRole('region', { name: 'What this rests on' }).querySelectorAll('p'),
    );
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(entries.slice(0, 4)).toEqual([
      'The verdict. Share of sales made by the owner: 70%',
      'Begin here. A proposal, not from your answers: this Friday',
      `${figures!.title}. Share of sales made by the owner: 70%; You write: “A quote takes us two weeks in spring.”; Revenue of a year: £1,850,000`,
      `${how!.title}. A proposal, not from your answers: three kinds`,
    ]);
    expect(entries).toContain('Overall Conclusion. Quotes in the last year: 240');
    expect(entries.join('')).not.toContain('What decides now');
  });

  it('opens what its conclusion rests on', () => {
    show();
    expect(region('Discussion').getByText(exampleLetter.conclusion!.text)).toBeTruthy();
    const [told] = restsOn(exampleLetter.conclusion!.text);
    expect(linesOf(told)).toEqual(exampleLetter.conclusion!.evidence);
  });

  it('has no fault that axe finds', async () => {
    show();
    expect(await axeFaultsOf(screen.getByRole('article'))).toEqual([]);
  }, 30_000);

  it('leaves older counsels as they are', () => {
    show({ ...exampleAnalysisWithLetter, counsel: exampleCounsel });
    expect(headings()).toContain('What decides now');
    expect(headings()).toContain('How to go about it');
    expect(document.querySelector('[id^="letter-"]')).toBeNull();
  });
});

describe('the letter in the PDF', () => {
  it('has its sections with their lists and tables below page one', () => {
    const container = pdfOf();
    const titles = textsOf(container.querySelectorAll('h2, h3'));
    const start = titles.indexOf('Not now');
    expect(titles.slice(start + 1, start + 4)).toEqual([
      figures!.title,
      how!.title,
      'How the figures above were worked out',
    ]);
    const [first, second] = figures!.paragraphs;
    const table = [...container.querySelectorAll('p')].find(
      ({ textContent }) => textContent === second!.text,
    )!.nextElementSibling!;
    expect([...table.querySelectorAll('tr')].map(({ cells }) => textsOf(cells))).toEqual(
      second!.figures!.map(({ label, value }) => [label, value]),
    );
    const paragraph = [...container.querySelectorAll('p')].find(
      ({ textContent }) => textContent === how!.paragraphs[0]!.text,
    )!;
    const list = paragraph.nextElementSibling!;
    expect(textsOf(list.querySelectorAll('.item'))).toEqual(how!.paragraphs[0]!.points);
    // A sheet does not end between them.
    expect(paragraph.className).toBe('leads');
    expect(container.textContent.split(first!.text)).toHaveLength(2);
    const [said] = container.querySelectorAll('blockquote');
    expect(said!.textContent).toBe(how!.paragraphs[2]!.text);
    expect(said!.previousElementSibling!.className).toBe('leads');
    expect(textsOf(list.querySelectorAll('.strong'))).toEqual([how!.key]);
  });

  it('has with what to begin, and each step with where the letter tells it', () => {
    const container = pdfOf();
    const [first, second] = exampleLetter.steps;
    const { textContent } = container;
    const begin = `Begin here: ${exampleLetter.begin!.text}`;
    expect(textContent.split(begin)).toHaveLength(2);
    expect(pdfOf(withoutSteps).textContent).toContain(begin);
    const blocks = textsOf(container.querySelectorAll('.recommendation'));
    const blockOf = (title: string) => blocks.find((text) => text.includes(title))!;
    expect(blockOf(first!.title)).toContain(`Done when: ${first!.measure}How: “${how!.title}”`);
    expect(blockOf(second!.title)).toContain(`Done when: ${second!.measure}`);
    expect(blockOf(second!.title)).not.toContain('How:');
  });

  it('has what it rests on in the appendix', () => {
    const [told, appendix] = pdfOf().textContent.split('What this rests onThe verdict.');
    expect(appendix).toContain('Begin here. A proposal, not from your answers: this Friday');
    expect(appendix).toContain(`${how!.title}. A proposal, not from your answers: three kinds`);
    expect(told).not.toContain('A proposal, not from your answers: three kinds');
  });
});
