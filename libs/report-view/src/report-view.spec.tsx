import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { analysisSchema, formatDateTime } from '@ellac/contracts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { shortParagraphs } from './pieces/text/short-paragraphs.js';
import { belowPageOne, ReportView } from './report-view.js';
import { takenApart } from './words/text-pieces.js';
import { exampleAnalysis } from './testing/example-analysis.js';
import { exampleAnalysisWithLetter } from './testing/example-letter.js';
import { exampleOfTooLittle } from './testing/example-of-too-little.js';
import { exampleAnalysisWithPageOne } from './testing/example-with-page-one.js';

// Loaded once here, so that no test waits for it.
beforeAll(() => belowPageOne.load());

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

const specifiedSections = [
  'Executive Summary',
  'Introduction',
  'Findings',
  'Qualitative Findings',
  'Key Inferences',
  'Discussion',
  'Recommendations',
  'Implementation Plan',
];

describe('the report', () => {
  it('is shown from an answer that the contracts accept', () => {
    expect(analysisSchema.parse(exampleAnalysis)).toEqual(exampleAnalysis);
  });

  it('has the first screen, then the specification’s sections in their order', () => {
    show();
    expect(headings(2)).toEqual([
      'In transition',
      'Your situation',
      'Your first three steps',
      'What the next level still needs',
      ...specifiedSections,
    ]);
  });

  it('folds what is for looking things up where a letter has told what counts', () => {
    const folded = ['Transition Readiness', 'Introduction', 'Findings', 'Discussion'];
    const foldsOf = () =>
      folded.map((name) =>
        screen.getByRole('heading', { name, hidden: true }).closest<HTMLDetailsElement>('details'),
      );
    show();
    expect(foldsOf()).toEqual(folded.map(() => null));
    cleanup();
    show(exampleAnalysisWithLetter);
    expect(foldsOf().map((fold) => fold!.open)).toEqual(folded.map(() => false));
    expect(section('Recommendations').getAllByRole('heading').length).toBeGreaterThan(1);
    fireEvent.click(screen.getAllByRole('link', { name: 'Findings' })[0]!);
    expect(foldsOf().map((fold) => fold!.open)).toEqual([false, true, true, true]);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(foldsOf().map((fold) => fold!.open)).toEqual(folded.map(() => true));
  });

  it.each([
    [[], [], 'No strength and no weakness stands out in the answers.'],
    [
      [],
      exampleAnalysis.summary.executiveSummary.criticalConsiderations,
      'The weaknesses stand above, under “Critical Considerations”. No strength stands out in the answers.',
    ],
  ])('says so where it has no key inferences', (keyStrengths, keyWeaknesses, sentence) => {
    const { findings } = exampleAnalysis;
    const overallFindings = { ...findings.overallFindings, keyStrengths, keyWeaknesses };
    show({ findings: { ...findings, overallFindings } });
    expect(section('Key Inferences').getByText(sentence)).toBeTruthy();
  });

  it('ends with the coach’s comments where there are any', () => {
    show({ coachComments: ['Well prepared.', 'Let us speak about sales.'] });
    expect(headings(2).at(-1)).toBe('Business Coach Comments');
    expect(section('Business Coach Comments').getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    [['Joan Walsh', 'Joan Walsh'], 'Joan Walsh wrote to you ↓'],
    [['Joan Walsh', null], 'Your coaches wrote to you ↓'],
    [[null], 'Your coach wrote to you ↓'],
  ] as const)('signs each note with name and time, and leads to them: %j', (authors, link) => {
    const createdAt = '2026-11-24T14:45:00.000Z';
    const time = formatDateTime(new Date(createdAt));
    show({
      coachComments: authors.map(() => 'Well prepared.'),
      signedComments: authors.map((author) => ({ content: 'Well prepared.', author, createdAt })),
    });
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('#comments');
    const notes = section('Business Coach Comments').getAllByRole('listitem');
    expect(notes.map(({ textContent }) => textContent)).toEqual(
      authors.map((author) =>
        author === null
          ? `Your coach · ${time}Well prepared.`
          : `JW${author} · your coach · ${time}Well prepared.`,
      ),
    );
  });

  it('gives every recommendation a title of its own', () => {
    show();
    const titles = section('Recommendations')
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    const all = Object.values(exampleAnalysis.conclusions.recommendations).flat();
    expect(titles).toHaveLength(all.length);
    expect(new Set(titles).size).toBe(all.length);
    expect(titles).not.toContain('');
  });

  it('begins with what can be done with it, and then says whose it is', () => {
    show();
    const text = screen.getByRole('article').textContent;
    expect(text.startsWith('Download PDF')).toBe(true);
    expect(headings(1)).toEqual(['Alder & Finch Joinery']);
    expect(screen.getByText('Maren Finch')).toBeTruthy();
  });

  it('says on its first screen how ready the business is, and what is still missing', () => {
    show();
    expect(
      screen.getByRole('heading', { level: 2, name: exampleAnalysis.readiness.label }),
    ).toBeTruthy();
    expect(screen.getByText('Not ready for Phase 2 yet, but on the way.')).toBeTruthy();
    expect(screen.getByText('No red flags.')).toBeTruthy();
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts.slice(0, 3)).toEqual(['4.4in the making', '3.3weak', '6.1sound']);
    expect(
      screen.getByText('4.6 of 10: In transition. Next: Ready, with gaps, from 6.0.'),
    ).toBeTruthy();
    for (const missing of exampleAnalysis.readiness.missing) {
      expect(screen.getByText(missing)).toBeTruthy();
    }
  });

  it('names no score for the next band where the score is high enough', () => {
    show({ overallScore: 6.3 });
    expect(screen.getByText('6.3 of 10: In transition. Next: Ready, with gaps.')).toBeTruthy();
  });

  it('names the red flags where there are any', () => {
    const redFlags = ['The owner makes 90% of sales.'];
    show({ readiness: { ...exampleAnalysis.readiness, redFlags } });
    const flags = within(screen.getByRole('heading', { name: 'Red flags' }).parentElement!);
    expect(flags.getByText(redFlags[0]!)).toBeTruthy();
  });

  it('leaves out a red flag with which a consideration begins', () => {
    const flag = 'Cash is short now.';
    const executiveSummary = {
      ...exampleAnalysis.summary.executiveSummary,
      criticalConsiderations: [`${flag} Wages come before every plan.`],
    };
    show({
      readiness: { ...exampleAnalysis.readiness, redFlags: [flag] },
      summary: { ...exampleAnalysis.summary, executiveSummary },
    });
    expect(screen.queryByRole('heading', { name: 'Red flags' })).toBeNull();
    expect(screen.queryByText(/^No red flag/)).toBeNull();
  });

  it('leads from the first three things to do to their places in the plan', () => {
    show();
    const links = within(
      screen.getByRole('heading', { name: 'Your first three steps' }).parentElement!,
    ).getAllByRole('link');
    expect(links).toHaveLength(3);
    for (const link of links) {
      const place = document.getElementById(link.getAttribute('href')!.slice(1));
      expect(place?.textContent).toContain(link.textContent);
    }
  });

  it('says too little is known instead of a verdict on mostly open answers', () => {
    show({ readiness: { ...exampleAnalysis.readiness, completeness: 40 } });
    expect(screen.getAllByText(/this is a first guess and no verdict/)).not.toHaveLength(0);
    expect(screen.getByText('No red flag shows in the answers that were given.')).toBeTruthy();
  });

  it('puts a business with too few answers on no scale', () => {
    const label = 'Not judged: too little is known';
    show({ readiness: { ...exampleAnalysis.readiness, label, judged: false, completeness: 70 } });
    expect(headings(2).slice(0, 4)).toEqual([
      label,
      'Your situation',
      'Your first three steps',
      'What a verdict still needs',
    ]);
    expect(screen.getAllByText(/so there is no verdict/)).not.toHaveLength(0);
    expect(screen.queryByText(/^No red flag/)).toBeNull();
    expect(screen.queryByText('Where each area stands, from weak to strong')).toBeNull();
    expect(screen.getByRole('banner').textContent).not.toContain('/ 10');
    expect(section('Findings').queryByRole('meter')).toBeNull();
    expect(section('Findings').getByText(/^No scores are shown/)).toBeTruthy();
    // Its shares would be those of an empty form.
    expect(screen.queryByText('Where revenue comes from')).toBeNull();
    expect(screen.getByRole('link', { name: 'Answer them in the form' }).getAttribute('href')).toBe(
      '/',
    );
  });

  it('has each section, and says each thought once, where too little is known', () => {
    show(exampleOfTooLittle);
    expect(headings(2)).toEqual([
      'Not judged: too little is known',
      'Your situation',
      'Which of these is it?',
      'Your first step',
      'What a verdict still needs',
      ...specifiedSections,
    ]);
    expect(screen.queryByRole('group', { name: /^Show the recommendations/ })).toBeNull();
    expect(screen.getAllByText(/Any advice would be a guess/)).toHaveLength(1);
    expect(screen.getAllByText(/Annual revenue/)).toHaveLength(1);
    expect(section('Recommendations').getByText('An hour is enough.')).toBeTruthy();
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

  it('names the heaviest gap of an area, and compares it with no industry there', () => {
    const retention = exampleAnalysis.scoreBreakdown.find(({ id }) => id === 'ret')!;
    show({ scoreBreakdown: [{ ...retention, points: 0, given: true }] });
    const gap = section('Findings').getByText('Customer retention').closest('p')!;
    expect(gap.textContent).toBe('Heaviest gap: Customer retention, 81%');
  });

  it('shows every text of the plan, with plain dates', () => {
    show();
    const plan = section('Implementation Plan');
    const { criticalPath, implementationPhases } = exampleAnalysis.actionPlan;
    const { rest } = takenApart(criticalPath.description);
    for (const paragraph of shortParagraphs(rest)) {
      expect(plan.getByText(paragraph)).toBeTruthy();
    }
    expect(plan.getByText('Mar 21, 2027')).toBeTruthy();
    for (const { phase, actions } of implementationPhases) {
      expect(plan.getByRole('heading', { name: phase })).toBeTruthy();
      for (const action of actions) expect(plan.getByText(action.description)).toBeTruthy();
    }
  });

  it('writes its days in the order of the company’s country', () => {
    const company = { ...exampleAnalysis.company, country: 'GB' };
    show({ company });
    expect(section('Implementation Plan').getByText('21 Mar 2027')).toBeTruthy();
    const text = document.body.textContent;
    expect(text).toMatch(/ELLAC Business Evaluation · \d{1,2} Nov 2026 · for/);
    expect(text).toMatch(/the answers submitted on \d{1,2} Nov 2026/);
  });

  it('gives the reason for a finding: the owner’s own answers and the rule', () => {
    show();
    const why = section('Qualitative Findings').getAllByText('Why?')[0]?.closest('details');
    expect(why?.textContent).toContain('Documentation: 2 of 5');
    expect(why?.textContent).toContain('Rule S-01');
  });

  it('has every plot as a table too, and says in words what is not known', () => {
    const revenueShares = { ...exampleAnalysis.revenueShares, certainty: null };
    show({ revenueShares });
    const figures = screen.getAllByRole('figure', { name: /the points of each answer/ });
    expect(figures).toHaveLength(3);
    for (const figure of figures) expect(figure.querySelector('details table')).not.toBeNull();
    expect(
      screen.getByText('Marked as not known, so not drawn: How sure next year’s revenue is.'),
    ).toBeTruthy();
  });

  it('marks what was not given where the score is explained', () => {
    const [first, ...others] = exampleAnalysis.scoreBreakdown;
    show({
      readiness: { ...exampleAnalysis.readiness, completeness: 86 },
      scoreBreakdown: [{ ...first!, answer: 'Not known', given: false, points: 4 }, ...others],
    });
    expect(screen.getByText('Not known: counts 4 points')).toBeTruthy();
    expect(screen.getByText(/^10 of 11 scored questions were answered/).textContent).toContain(
      '86% complete',
    );
  });

  it('compares with the report before, where there is one', () => {
    show();
    const title = 'What changed since the report before';
    expect(screen.queryByText(title)).toBeNull();
    cleanup();
    const side = (answer: string, points: number) => ({ answer, points, given: true });
    show({
      previous: {
        earlier: { id: 'a', submittedAt: '2026-05-04T10:00:00.000Z' },
        later: { id: 'b', submittedAt: '2026-11-21T10:00:00.000Z' },
        overall: { before: 4.15, after: 4.6 },
        areas: [{ area: 'market', before: 6.6, after: 6.1 }],
        items: [
          {
            id: 'absd',
            area: 'leadership',
            label: 'Longest absence',
            before: side('7 days', 2),
            after: side('14 days', 4),
          },
        ],
      },
    });
    const findings = section('Findings');
    expect(findings.getByRole('heading', { level: 3, name: title })).toBeTruthy();
    expect(findings.getByText('4.2 → 4.6').parentElement?.textContent).toContain('about the same');
    expect(findings.getByText('6.6 → 6.1').parentElement?.textContent).toContain('0.5 worse');
    expect(findings.getByText(/points 2.0 → 4.0, 2.0 better/)).toBeTruthy();
  });

  it('draws both marks over the bar where ratings and facts are far apart, and says them', () => {
    const { marks } = exampleAnalysisWithPageOne;
    show({ marks });
    const [systems, leadership] = section('Findings').getAllByRole('meter');
    const drawnOn = (meter: HTMLElement | undefined) =>
      [...meter!.querySelectorAll('circle, polygon')].map((mark) => [
        mark.tagName,
        mark.parentElement?.getAttribute('x'),
      ]);
    expect(drawnOn(leadership)).toEqual([
      ['circle', '54%'],
      ['polygon', '19%'],
    ]);
    const words = document.getElementById(leadership!.getAttribute('aria-describedby')!);
    expect(words?.textContent).toBe('by your ratings 5.4 by your facts 1.9');
    // Less than three points apart, they say nothing.
    expect(drawnOn(systems)).toEqual([]);
    expect(systems!.hasAttribute('aria-describedby')).toBe(false);
  });

  it('goes in each area from its state to the points, the gaps, and what the owner wrote', () => {
    const { findings } = exampleAnalysis;
    const words = 'Every quote still crosses my desk, so customers wait for an answer';
    const { systemsAnalysis } = findings;
    const currentState = `Business systems are sound. Maren puts it like this: “${words}.”`;
    show({ findings: { ...findings, systemsAnalysis: { ...systemsAnalysis, currentState } } });
    const text = screen.getByRole('region', { name: 'Qualitative Findings' }).textContent;
    const places = [
      'Business systems are sound.',
      'the points of each answer',
      'Key gaps',
      systemsAnalysis.keyGaps.at(-1)!,
      words,
    ].map((each) => text.indexOf(each));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('ends with where it comes from', () => {
    show();
    expect(document.getElementById('end-of-report')?.textContent).toMatch(
      /^Scored and written by the built-in analyst, rules of version 2026.11, from the answers submitted on Nov 2\d, 2026\.$/,
    );
  });

  const { rulesVersion } = exampleAnalysis.provenance;
  it.each([
    [
      'a language model',
      { engine: 'openai', rulesVersion, model: 'gpt-5-mini' },
      /a language model worded them, and everything it wrote was checked\./,
      /^Worded by a language model \(gpt-5-mini\) from what the rules of version 2026\.11 found in the answers submitted on .*; the server filled in the figures and checked the texts\.$/,
    ],
    [
      'the built-in analyst in its place',
      { engine: 'builtin', rulesVersion, isFallback: true },
      /wrote this report because the language model was not available\./,
      /^The built-in analyst wrote this report because the language model was not available; rules of version 2026\.11, from the answers/,
    ],
  ] as const)('says at both ends that %s wrote it', (_, provenance, note, line) => {
    show({ provenance });
    expect(screen.getByText('Important Note').parentElement?.textContent).toMatch(note);
    expect(document.getElementById('end-of-report')?.textContent).toMatch(line);
  });

  it('lets no name turn the direction of the words around it', () => {
    const name = 'Alder \u202eyrenioJ hcniF';
    show({ company: { name, ownerName: '\u202ehcniF neraM' } });
    expect(headings(1)).toEqual([name]);
    const turned = [...document.querySelectorAll('bdi')].filter(
      (each) => each.children.length === 0 && each.textContent.includes('\u202e'),
    );
    expect(turned.map((each) => each.textContent)).toEqual([
      '\u202ehcniF',
      '\u202eyrenioJ',
      '\u202eyrenioJ',
    ]);
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
