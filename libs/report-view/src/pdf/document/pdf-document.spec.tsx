import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Analysis } from '@ellac/contracts';
import { cleanup, render } from '@testing-library/react';
import { exampleAnalysis } from '../../testing/example-analysis.js';
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
      '3. Agree a second contact and a date of handover for the three largest clients by Mar 21, 2027',
    );
    expect(container.textContent).not.toContain('What to do first');
  });

  it('has the dates of the plan, what waits and what to leave alone', () => {
    const container = show(exampleAnalysisWithPageOne);
    const plan = between(container, 'Implementation Plan', 'Scored and written');
    for (const text of [
      'When: Nov 23, 2026 to Dec 20, 2026',
      'Approach 30 customers who resemble the best ones from Jun 1, 2027',
      'A new department.',
    ]) {
      expect(plan).toContain(text);
    }
    expect(titles(container).slice(-2)).toEqual(['Later, on purpose', 'Not now']);
  });

  it('has two marks where ratings and facts are far apart, drawn and in words', () => {
    const container = show(exampleAnalysisWithPageOne);
    const words = [...container.querySelectorAll('th .marks')].map((each) => each.textContent);
    expect(words).toEqual([
      'by your ratings 5.4, by your facts 1.9',
      'by your ratings 7.5, by your facts 3.9',
    ]);
    expect(container.querySelectorAll('figure svg circle')).toHaveLength(2);
    expect(container.querySelectorAll('figure svg polygon')).toHaveLength(2);
    expect(container.textContent).toContain('The ring stands where your ratings put an area');
  });
});

it('of a report of older rules has nothing of it', () => {
  const container = show(exampleAnalysis);
  const all = titles(container);
  const start = all.indexOf('Executive Summary');
  expect(all.slice(start, start + 4)).toEqual([
    'Executive Summary',
    'Overview',
    'Key Highlights',
    'Critical Considerations',
  ]);
  expect(container.textContent).toContain('What to do first');
  expect(container.textContent).not.toMatch(/Not now|The ring stands|When:/);
  expect(container.querySelector('polygon')).toBeNull();
});

it('puts a business with too few answers on no scale', () => {
  const label = 'Not judged: too little is known';
  const missing = ['Your revenue of a year.'];
  const readiness = { ...exampleAnalysis.readiness, label, missing, judged: false };
  const container = show({ ...exampleAnalysis, readiness });
  const cover = container.textContent.split('Contents')[0]!;
  expect(cover).toContain(label);
  expect(cover).toContain('so there is no verdict');
  expect(cover).toContain('What a verdict still needs');
  expect(cover).not.toMatch(/\/ 10|No red flags|next level/);
  expect(container.textContent).not.toContain('Where each area stands, from weak to strong');
});

it('holds no empty paragraph, which would part a heading from what it leads', () => {
  const paragraphs = [...show(exampleAnalysisWithPageOne).querySelectorAll('p')];
  expect(paragraphs.filter(({ textContent }) => textContent === '')).toEqual([]);
});
