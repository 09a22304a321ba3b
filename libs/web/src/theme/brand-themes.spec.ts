import { describe, expect, it } from '@jest/globals';
import { webLightTheme, type Theme } from '@fluentui/react-components';
import { wcagContrast } from 'culori/fn';
import fc from 'fast-check';
import { brandThemes } from './brand-themes.js';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** The minimum contrast of text in the theme's colour, or on it, with its background. */
const leastContrast = (theme: Theme): number =>
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
        const themes = brandThemes(color)!;
        expect(leastContrast(themes.light)).toBeGreaterThanOrEqual(4.5);
        expect(leastContrast(themes.dark)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 100, examples: [['#ffff00'], ['#00ff00'], ['#0000ff'], ['#ffffff'], ['#000000']] },
    );
  });

  it('keep the colour’s hue: Fluent’s blue gives nearly Fluent’s theme', () => {
    const { light } = brandThemes('#0f6cbd')!;
    expect(light.colorBrandBackground).toBe('#0e6cbd');
    expect(light.colorNeutralForeground1).toBe(webLightTheme.colorNeutralForeground1);
  });

  it('take short and transparent notations', () => {
    expect(brandThemes('#0a6')).toEqual(brandThemes('#00aa66'));
    expect(brandThemes('#00aa6680')).toEqual(brandThemes('#00aa66'));
  });

  it.each(['', 'red', '00aa66', '#00aa6', 'rgb(0 0 0)', '#00aa66 '])('are none of %p', (color) => {
    expect(brandThemes(color)).toBeNull();
  });
});
