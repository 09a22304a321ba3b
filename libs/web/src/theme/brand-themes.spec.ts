import { describe, expect, it } from '@jest/globals';
import { brandColorsFrom } from '@ellac/contracts/brand/from-color';
import { wcagContrast } from 'culori/fn';
import fc from 'fast-check';
import { brandThemes, defaultThemes, type BrandTheme } from './brand-themes.js';
import { brandTokens } from './brand-tokens.js';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** The minimum contrast of text in the theme's colours, or on them, with its background. */
const leastContrast = (theme: BrandTheme): number =>
  Math.min(
    ...[
      theme.colorBrandBackground,
      theme.colorBrandBackgroundHover,
      theme.colorBrandBackgroundPressed,
      theme.colorBrandBackgroundSelected,
    ].map((background) => wcagContrast(theme.colorNeutralForegroundOnBrand, background)),
    ...[
      theme.colorBrandForegroundLink,
      theme.colorBrandForegroundLinkHover,
      theme.colorBrandForeground1,
      theme.colorCompoundBrandForeground1,
      theme.colorNeutralForeground1,
      theme.colorNeutralForeground2,
      theme.colorNeutralForeground3,
    ].map((text) =>
      Math.min(
        wcagContrast(text, theme.colorNeutralBackground1),
        wcagContrast(text, theme.colorNeutralBackground2),
      ),
    ),
  );

describe('the themes around a colour', () => {
  it('can be read by day and by night, whatever the colour', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const themes = brandThemes(brandColorsFrom(color)!);
        expect(leastContrast(themes.light)).toBeGreaterThanOrEqual(4.5);
        expect(leastContrast(themes.dark)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 100, examples: [['#ffff00'], ['#00ff00'], ['#0000ff'], ['#ffffff'], ['#000000']] },
    );
  });

  it.each([
    ...['#006a80', '#7a1f5c', '#c00000', '#ffd400'],
    ...['#0f6cbd', '#00a651', '#808080', '#000000'],
  ])('have bars, marks and tinted text that are seen on a card, in %s', (color) => {
    for (const theme of Object.values(brandThemes(brandColorsFrom(color)!))) {
      const card = theme.colorNeutralBackground1;
      for (const shape of [
        ...[theme.share1, theme.share2, theme.shareEdge, theme.colorBrandForegroundLink],
        ...[theme.colorBrandStroke1, theme.colorCompoundBrandStroke],
      ]) {
        expect(wcagContrast(shape, card)).toBeGreaterThanOrEqual(3);
      }
      for (const text of [theme.onBrandTint, theme.colorNeutralForeground1]) {
        expect(wcagContrast(text, theme.brandTint)).toBeGreaterThanOrEqual(4.5);
      }
      expect(
        wcagContrast(theme.colorBrandForeground2, theme.colorBrandBackground2),
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('judge in our colours, also in Fluent’s own parts', () => {
    for (const theme of Object.values(defaultThemes)) {
      expect(theme.colorPaletteRedForeground1).toBe(theme.failedText);
      expect(theme.colorStatusDangerForeground1).toBe(theme.failedText);
      expect(theme.colorStatusDangerBackground1).toBe(theme.failedTint);
      expect(theme.colorPaletteRedBorder2).toBe(theme.failedSolid);
      expect(theme.colorPaletteGreenForeground1).toBe(theme.doneText);
      expect(theme.colorPaletteYellowForeground2).toBe(theme.needsLookText);
    }
  });

  it('give every token of ours a value, by day and by night', () => {
    for (const [name, variable] of Object.entries(brandTokens)) {
      expect(variable).toBe(`var(--${name})`);
      expect(defaultThemes.light).toHaveProperty(name);
      expect(defaultThemes.dark).toHaveProperty(name);
    }
  });
});
