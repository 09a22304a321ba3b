import { beforeEach, expect, it } from '@jest/globals';
import type { TwoMarks } from '@ellac/contracts';
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { farMarks } from '../words/far-marks.js';
import { exampleAnalysis } from '../testing/example-analysis.js';
import { exampleAnalysisWithPageOne } from '../testing/example-with-page-one.js';
import { ScoreBar } from './score-bar.js';

beforeEach(cleanup);

const show = (marks: TwoMarks | null) =>
  render(
    <FluentProvider theme={webLightTheme}>
      <ScoreBar label="Market Context" score={6.1} marks={marks} />
    </FluentProvider>,
  );

it('marks where ratings and facts stand, for screen readers too', () => {
  show({ ratings: 7.5, facts: 3.9 });
  const bar = screen.getByRole('meter', { name: 'Market Context' });
  expect(bar.getAttribute('aria-valuetext')).toBe('6.1 / 10');
  const words = document.getElementById(bar.getAttribute('aria-describedby')!);
  expect(words!.textContent).toBe('by your ratings 7.5, by your facts 3.9');
  const places = [...bar.parentElement!.querySelectorAll('svg > svg')];
  expect(places.map((place) => place.getAttribute('x'))).toEqual(['75%', '39%']);
});

it('is a bar alone where there is nothing to compare', () => {
  show(null);
  const bar = screen.getByRole('meter');
  expect(bar.hasAttribute('aria-describedby')).toBe(false);
  expect(document.querySelector('svg')).toBeNull();
});

it('has marks in the areas in which they are far apart', () => {
  expect(farMarks(exampleAnalysisWithPageOne, 'systems')).toBeNull();
  expect(farMarks(exampleAnalysisWithPageOne, 'leadership')).toEqual({ ratings: 5.4, facts: 1.9 });
  expect(farMarks(exampleAnalysis, 'leadership')).toBeNull();
});
