import { beforeEach, describe, expect, it } from '@jest/globals';
import { formatDateTime, type Analysis } from '@ellac/contracts';
import { cleanup, render } from '@testing-library/react';
import { exampleAnalysis } from '../../testing/example-analysis.js';
import { exampleCounsel } from '../../testing/example-counsel.js';
import { asTicked, deniedTitle } from '../../words/scores/denied-answers.js';
import { exampleOfTooLittle } from '../../testing/example-of-too-little.js';
import { exampleAnalysisWithPageOne } from '../../testing/example-with-page-one.js';
import { PdfDocument } from './pdf-document.js';

beforeEach(cleanup);

const show = (analysis: Analysis): HTMLElement => {
  const { container } = render(<PdfDocument analysis={analysis} />);
  return container;
};

const titles = (container: HTMLElement) =>
  [...container.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);

/** The text between two titles. */
const between = (container: HTMLElement, title: string, next: string) =>
  container.textContent.split(title).at(-1)!.split(next)[0]!;

describe('the PDF of a report with page one', () => {
  it('has it at the top of the executive summary, with its formulas', () => {
    const container = show(exampleAnalysisWithPageOne);
    const all = titles(container);
    const start = all.indexOf('Executive Summary');
    expect(all.slice(start, start + 5)).toEqual([
      'Executive Summary',
      'What this means in money',
      'Your first three steps',
      'Not now',
      'Overview',
    ]);
    const money = between(container, 'What this means in money', 'Your first three steps');
    expect(money).toContain('How we come to this: 70% of £1,850,000 in revenue is £1,295,000.');
    const steps = between(container, 'Your first three steps', 'Not now');
    expect(steps).toContain(
      '3Agree a second contact and a date of handover for the three largest clients by Mar 21, 2027',
    );
    expect(container.textContent).not.toContain('What to do first');
  });

  it('has the dates of the plan, what waits and what to leave alone', () => {
    const container = show(exampleAnalysisWithPageOne);
    const plan = between(container, 'Critical Path', 'Appendix');
    for (const text of [
      'Nov 23, 2026 to Dec 20, 2026',
      'Approach 30 customers who resemble the best onesfrom Jun 1, 2027',
      'A new department.',
    ]) {
      expect(plan).toContain(text);
    }
    const all = titles(container);
    const end = all.indexOf('Appendix');
    expect(all.slice(end - 2, end)).toEqual(['Later, on purpose', 'Not now']);
  });

  it('writes its days in the order of the company’s country', () => {
    const company = { ...exampleAnalysisWithPageOne.company, country: 'ZA' };
    const container = show({ ...exampleAnalysisWithPageOne, company });
    const { textContent } = container;
    for (const text of [
      'for the three largest clients by 21 Mar 2027',
      '23 Nov 2026 to 20 Dec 2026',
      'from 1 Jun 2027',
    ]) {
      expect(textContent).toContain(text);
    }
    const timeline = container.querySelector('svg[aria-label^="Timeline"]');
    expect(timeline?.getAttribute('aria-label')).toContain('to 20 Dec 2026');
  });

  it('names the answers that the owner’s own words deny, and builds nothing on them', () => {
    const text = 'You tick 15% for the largest clients, and write that one brings 44%.';
    const denied = [{ path: 'customer.top_clients_revenue', text, evidence: ['You write: “44%”'] }];
    const container = show({
      ...exampleAnalysisWithPageOne,
      counsel: { ...exampleCounsel, denied },
    });
    const title = [...container.querySelectorAll('h3')].find(
      ({ textContent }) => textContent === deniedTitle,
    );
    expect(title!.nextElementSibling!.textContent).toContain(text);
    expect(container.textContent).toContain(asTicked);
    expect(between(container, 'Where revenue comes from', 'Findings')).toContain(
      'Your own words say otherwise, so not drawn: Largest clients.',
    );
    expect(
      [...container.querySelectorAll('.chip')].filter((each) =>
        each.textContent.endsWith('by ticks alone'),
      ),
    ).toHaveLength(2);
  });

  it('has two marks where ratings and facts are far apart, drawn and in words', () => {
    const container = show(exampleAnalysisWithPageOne);
    const words = [...container.querySelectorAll('th .marks')].map((each) => each.textContent);
    expect(words).toEqual([
      'by your ratings 5.4, by your facts 1.9',
      'by your ratings 7.5, by your facts 3.9',
    ]);
    expect(container.querySelectorAll('table svg circle')).toHaveLength(2);
    expect(container.querySelectorAll('table svg polygon')).toHaveLength(2);
    expect(container.textContent).toContain('The ring stands where your ratings put an area');
  });
});

it('of a report of older rules has nothing of it', () => {
  const container = show(exampleAnalysis);
  const all = titles(container);
  const start = all.indexOf('Executive Summary');
  expect(all.slice(start, start + 4)).toEqual([
    'Executive Summary',
    'What to do first',
    'What the next level still needs',
    'Overview',
  ]);
  expect(container.textContent).not.toMatch(/Not now|The ring stands|When:/);
  expect(container.querySelector('table polygon')).toBeNull();
});

it('puts a business with too few answers on no scale', () => {
  const label = 'Not judged: too little is known';
  const missing = ['Your revenue of a year.'];
  const readiness = { ...exampleAnalysis.readiness, label, missing, judged: false };
  const container = show({ ...exampleAnalysis, readiness });
  const cover = container.textContent.split('Contents')[0]!;
  expect(cover).toContain(label);
  expect(cover).toContain('so there is no verdict');
  expect(container.textContent).toContain('What a verdict still needs');
  expect(cover).not.toMatch(/\/ 10|No red flags|next level/);
  expect(container.querySelectorAll('.scores, .chip, .cover .path')).toHaveLength(0);
});

it('of a form that is mostly as it came has no part without a text', () => {
  const container = show(exampleOfTooLittle);
  expect(container.textContent).toContain('A plan comes with the ten answers.');
  expect(container.textContent).toContain('It was a trial. There is nothing to do.');
  const paragraphs = [...container.querySelectorAll('p')];
  expect(paragraphs.filter(({ textContent }) => textContent === '')).toEqual([]);
});

it('holds no empty paragraph, which would part a heading from what it leads', () => {
  const paragraphs = [...show(exampleAnalysisWithPageOne).querySelectorAll('p')];
  expect(paragraphs.filter(({ textContent }) => textContent === '')).toEqual([]);
});

/** Structure elements that a screen reader finds without their words. */
const silent = (container: HTMLElement) =>
  [...container.querySelectorAll('svg')].filter(
    (drawing) =>
      drawing.getAttribute('aria-hidden') !== 'true' &&
      (drawing.getAttribute('aria-label') ?? '').trim() === '',
  );

it.each([
  ['with page one', exampleAnalysisWithPageOne],
  ['of older rules', exampleAnalysis],
])('%s has words for each drawing, and its headings in order', (_, analysis) => {
  const container = show(analysis);
  expect(silent(container)).toEqual([]);
  const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) =>
    Number(tagName[1]),
  );
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
});

it('lists the recommendations and the plan by the numbers of the steps', () => {
  const { conclusions, actionPlan } = exampleAnalysisWithPageOne;
  const [first] = conclusions.recommendations.systems;
  const recommendations = {
    systems: [{ ...first!, stepId: 'S-01' }],
    leadership: [{ ...first!, stepId: 'L-20' }],
    market: [{ ...first!, stepId: 'M-21' }],
  };
  const container = show({
    ...exampleAnalysisWithPageOne,
    conclusions: { ...conclusions, recommendations },
  });
  const names = actionPlan.implementationPhases
    .flatMap(({ actions }) => actions)
    .map(({ description }, index) => `Step ${index + 1}: ${description}`);
  const told = [...container.querySelectorAll('.recommendation h3')];
  expect(told.map(({ textContent }) => textContent)).toEqual(names);
  const numbers = [...container.querySelectorAll('.plan tbody td:first-child')];
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
});

it('ends with the coach’s notes, each signed with its time', () => {
  const createdAt = '2026-11-24T14:45:00.000Z';
  const author = 'Joan Walsh';
  const { textContent } = show({
    ...exampleAnalysis,
    coachComments: ['Well prepared.'],
    signedComments: [{ content: 'Well prepared.', author, createdAt }],
  });
  expect(textContent).toContain(
    `Well prepared.${author} · your coach · ${formatDateTime(new Date(createdAt))}`,
  );
});

it('names no strengths and no weaknesses where there are none', () => {
  const { findings } = exampleAnalysis;
  const overallFindings = { ...findings.overallFindings, keyStrengths: [] };
  const some = show({ ...exampleAnalysis, findings: { ...findings, overallFindings } }).textContent;
  expect(some).not.toContain('Key Strengths');
  expect(some).toContain('Key Weaknesses');
  const empty = { ...overallFindings, keyWeaknesses: [] };
  const none = show({ ...exampleAnalysis, findings: { ...findings, overallFindings: empty } });
  expect(none.textContent).toContain(
    'Key InferencesNo strength and no weakness stands out in the answers.',
  );
});
