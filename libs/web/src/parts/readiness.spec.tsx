import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ReadinessChip } from './readiness-chip.js';
import { ReadinessIcon, type ReadinessStep } from './readiness-icon.js';

/** How many of the icon's four bars are drawn as filled. */
const filledBars = (step: ReadinessStep): number => {
  const { container } = render(<ReadinessIcon step={step} />);
  const bars = [...container.querySelectorAll('rect')];
  expect(bars).toHaveLength(4);
  return bars.filter((bar) => bar.getAttribute('class') === null).length;
};

describe('readiness', () => {
  it.each([null, 1, 2, 3, 4] as const)('step %p has as many filled bars', (step) => {
    expect(filledBars(step)).toBe(step ?? 0);
  });

  it('is told in figure and word beside the icon, which is hidden from screen readers', () => {
    const { container } = render(<ReadinessChip step={3} figure="6.1" word="sound" />);
    expect(container.textContent).toBe('6.1 sound');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
