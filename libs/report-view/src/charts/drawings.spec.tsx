import { beforeEach, describe, expect, it } from '@jest/globals';
import { themePalette } from '@ellac/web';
import { cleanup, render } from '@testing-library/react';
import { exampleAnalysis } from '../testing/example-analysis.js';
import { areaRows, itemRows, shareRows } from '../pieces/chart-rows.js';
import { barRowsHeight, shareRowsHeight } from './chart-sizes.js';
import { BarRows, ShareRows } from './drawings.js';

beforeEach(cleanup);

const drawn = () => {
  const svg = document.querySelector('svg.recharts-surface');
  return {
    texts: [...(svg?.querySelectorAll('text') ?? [])].map((text) => text.textContent),
    bars: svg?.querySelectorAll('.recharts-bar-rectangle path').length,
    height: Number(svg?.getAttribute('height')),
    colours: [...(svg?.querySelectorAll('[fill]') ?? [])].map((each) => each.getAttribute('fill')),
  };
};

const hex = {
  text: '#111111',
  quietText: '#222222',
  line: '#333333',
  track: '#444444',
  page: '#555555',
  bar: '#666666',
  parts: ['#777777', '#888888', '#999999'],
} as const;

describe('a drawing', () => {
  it('of the areas says their scores, their levels and where the levels begin', () => {
    const rows = areaRows(exampleAnalysis);
    render(<BarRows rows={rows} width={515} palette={themePalette} withLevels />);
    const { texts, bars, height } = drawn();
    for (const text of [
      'Leadership',
      '3.3, weak',
      'weak',
      'in the making',
      'sound',
      'strong',
      '7.5',
    ]) {
      expect(texts).toContain(text);
    }
    expect(bars).toBe(3);
    expect(height).toBe(barRowsHeight(3, true));
  });

  it('of an area’s answers begins with the weakest and draws also what earned nothing', () => {
    const rows = itemRows(exampleAnalysis.scoreBreakdown, 'systems');
    render(<BarRows rows={rows} width={515} palette={themePalette} />);
    const { texts, height } = drawn();
    expect(texts.slice(0, 2)).toEqual(['Process documentation', '0.0']);
    expect(height).toBe(barRowsHeight(rows.length));
  });

  it('of the shares names all their parts, in the colours that it is given', () => {
    const rows = shareRows(exampleAnalysis.revenueShares).flatMap(({ row }) => row ?? []);
    render(<ShareRows rows={rows} width={515} palette={hex} />);
    const { texts, height, colours } = drawn();
    for (const text of ['Owner 70%', 'Recurring 12%', 'Speculative 25%', 'All others 58%']) {
      expect(texts).toContain(text);
    }
    expect(height).toBe(shareRowsHeight(4));
    expect(colours.filter((colour) => colour !== 'none').every((c) => c?.startsWith('#'))).toBe(
      true,
    );
  });
});

describe('the shares', () => {
  it('leave out what the owner does not know, and keep its name', () => {
    const shares = { ...exampleAnalysis.revenueShares, kind: null, largestClients: null };
    expect(shareRows(shares).flatMap(({ label, row }) => (row === null ? label : []))).toEqual([
      'Kind of revenue',
      'Largest clients',
    ]);
  });
});
