import { describe, expect, it } from '@jest/globals';
import { wcagContrast } from 'culori/fn';
import type { BrandColors, SurfaceColors } from './brand-colors.js';
import { defaultBrandColors, defaultThemeColor } from './default-colors.js';
import { darkFixedColors, lightFixedColors, type FixedColors } from './fixed-colors.js';
import { brandColorsFrom } from './from-color.js';

const colorsOf = (color: string): BrandColors => {
  const colors = brandColorsFrom(color);
  if (colors === null) throw new Error(`${color} is no colour`);
  return colors;
};

/** Text and what it stands on: 4.5 to 1. */
const texts = ({ ramp }: BrandColors, on: SurfaceColors): readonly (readonly string[])[] => [
  [on.onField, on.field, on.field2],
  [on.onField2, on.field, on.field2],
  [on.text1, on.page, on.card, on.sunken, on.subtle, on.tint],
  [on.text2, on.page, on.card, on.sunken, on.subtle, on.tint],
  [on.text3, on.page, on.card, on.sunken, on.subtle],
  [on.link, on.page, on.card, on.sunken],
  [on.onTint, on.tint],
  [on.onHigh, on.high],
  ['#ffffff', ramp[80], ramp[70], ramp[60]],
];

/** Edges, icons and marks and what they stand on: 3 to 1. */
const shapes = (on: SurfaceColors): readonly (readonly string[])[] => [
  [on.controlEdge, on.page, on.card],
  [on.fieldAccent, on.field, on.field2],
];

const leastContrast = (pairs: readonly (readonly string[])[]): number =>
  Math.min(
    ...pairs.flatMap(([first, ...grounds]) =>
      grounds.map((ground) => wcagContrast(first!, ground)),
    ),
  );

describe('the colours of a brand', () => {
  it('are written down for the default as the rule makes them', () => {
    expect(defaultBrandColors).toEqual(brandColorsFrom(defaultThemeColor));
  });

  it.each([
    ...['#006a80', '#7a1f5c', '#c00000', '#ffd400'],
    ...['#0f6cbd', '#00a651', '#808080', '#000000'],
  ])('can be read with %s', (color) => {
    const colors = colorsOf(color);
    for (const surface of [colors.light, colors.dark]) {
      expect(leastContrast(texts(colors, surface))).toBeGreaterThanOrEqual(4.5);
      expect(leastContrast(shapes(surface))).toBeGreaterThanOrEqual(3);
    }
  });

  it('keep a high priority apart from red', () => {
    const { light, ramp } = colorsOf('#c00000');
    expect(light.high).toBe(light.text1);
    expect(light.high).not.toBe(ramp[80]);
    const { light: plum, ramp: plumRamp } = colorsOf('#7a1f5c');
    expect(plum.high).toBe(plumRamp[80]);
    const { light: grey, ramp: greyRamp } = colorsOf('#808080');
    expect(grey.high).toBe(greyRamp[80]);
  });

  it('take short and transparent notations', () => {
    expect(brandColorsFrom('#0a6')).toEqual(brandColorsFrom('#00aa66'));
    expect(brandColorsFrom('#00aa6680')).toEqual(brandColorsFrom('#00aa66'));
  });

  it.each(['', 'red', '00aa66', '#00aa6', 'rgb(0 0 0)', '#00aa66 '])('are none of %p', (color) => {
    expect(brandColorsFrom(color)).toBeNull();
  });
});

describe.each([
  ['day', lightFixedColors, defaultBrandColors.light],
  ['night', darkFixedColors, defaultBrandColors.dark],
] as const)('the colours that judge, by %s', (_, fixed: FixedColors, { card, page }) => {
  it('are seen as a bar on the bands below them', () => {
    fixed.readiness.forEach(({ solid }, step) => {
      const bands = fixed.readiness.slice(0, step + 1).map(({ tint }) => tint);
      expect(leastContrast([[solid, ...bands]])).toBeGreaterThanOrEqual(3);
    });
  });

  it('can be read on their tint, and seen on a card', () => {
    for (const { text, solid, tint } of [...fixed.readiness, fixed.failed]) {
      expect(leastContrast([[text, tint, card, page]])).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(solid, card)).toBeGreaterThanOrEqual(3);
    }
    // A value lies over the bands of all levels.
    for (const { solid } of fixed.readiness)
      for (const { tint } of fixed.readiness)
        expect(wcagContrast(solid, tint)).toBeGreaterThanOrEqual(3);
    expect(leastContrast([['#ffffff', fixed.critical]])).toBeGreaterThanOrEqual(4.5);
    expect(leastContrast([[fixed.private.text, fixed.private.tint]])).toBeGreaterThanOrEqual(4.5);
  });
});
