import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';
import {
  darkFixedColors,
  defaultBrandColors,
  lightFixedColors,
  type BrandColors,
  type FixedColors,
  type SurfaceColors,
} from '@ellac/contracts/brand';
import { brandTokenValues, type BrandTokens } from './brand-tokens.js';

/** Fluent's theme with our keys beside its own. */
export type BrandTheme = Theme & BrandTokens;

/** A light and a dark theme around one colour. */
export interface BrandThemes {
  readonly light: BrandTheme;
  readonly dark: BrandTheme;
}

/** The theme by day and by night in a brand's colours. */
export function brandThemes(brand: BrandColors): BrandThemes {
  const { ramp, light, dark } = brand;
  const buttons = {
    colorBrandBackground: ramp[80],
    colorBrandBackgroundHover: ramp[70],
    colorBrandBackgroundPressed: ramp[60],
    colorBrandBackgroundSelected: ramp[60],
  };
  return {
    light: {
      ...createLightTheme(ramp),
      ...buttons,
      ...surfaces(light),
      ...judging(lightFixedColors),
      ...shape,
      ...brandTokenValues(brand, 'light', lightFixedColors),
    },
    dark: {
      ...createDarkTheme(ramp),
      ...buttons,
      colorBrandForegroundLink: ramp[120],
      colorBrandForegroundLinkHover: ramp[130],
      colorBrandForegroundLinkPressed: ramp[110],
      colorBrandForegroundLinkSelected: ramp[120],
      ...surfaces(dark),
      ...judging(darkFixedColors),
      ...shape,
      ...brandTokenValues(brand, 'dark', darkFixedColors),
    },
  };
}

/** Fluent's neutral colours, toned by the brand's hue. */
const surfaces = (colors: SurfaceColors): Partial<Theme> => ({
  colorNeutralBackground1: colors.card,
  colorNeutralBackground1Hover: colors.page,
  colorNeutralBackground1Pressed: colors.line,
  colorNeutralBackground1Selected: colors.subtle,
  colorNeutralBackground2: colors.page,
  colorNeutralBackground2Hover: colors.subtle,
  colorNeutralBackground2Pressed: colors.line,
  colorNeutralBackground2Selected: colors.subtle,
  colorNeutralBackground3: colors.sunken,
  colorNeutralBackground4: colors.subtle,
  colorNeutralBackground5: colors.subtle,
  colorNeutralBackground6: colors.subtle,
  colorSubtleBackgroundHover: colors.subtle,
  colorSubtleBackgroundPressed: colors.line,
  colorSubtleBackgroundSelected: colors.subtle,
  colorNeutralForeground1: colors.text1,
  colorNeutralForeground1Hover: colors.text1,
  colorNeutralForeground1Pressed: colors.text1,
  colorNeutralForeground1Selected: colors.text1,
  colorNeutralForeground2: colors.text2,
  colorNeutralForeground2Hover: colors.text1,
  colorNeutralForeground2Pressed: colors.text1,
  colorNeutralForeground2Selected: colors.text1,
  colorNeutralForeground3: colors.text3,
  colorNeutralForeground3Hover: colors.text2,
  colorNeutralForeground3Pressed: colors.text2,
  colorNeutralForeground3Selected: colors.text2,
  colorNeutralForeground4: colors.text3,
  colorNeutralBackgroundDisabled: colors.sunken,
  colorNeutralStrokeDisabled: colors.line,
  colorNeutralStroke1: colors.lineStrong,
  colorNeutralStroke1Hover: colors.controlEdge,
  colorNeutralStroke1Pressed: colors.controlEdge,
  colorNeutralStroke1Selected: colors.controlEdge,
  colorNeutralStroke2: colors.line,
  colorNeutralStroke3: colors.line,
  colorNeutralStrokeAccessible: colors.controlEdge,
  colorNeutralStrokeAccessibleHover: colors.text3,
  colorNeutralStrokeAccessiblePressed: colors.text2,
  colorStrokeFocus1: colors.card,
  colorStrokeFocus2: colors.text1,
});

/** The reds, greens and yellows of Fluent's own parts, in the colours that judge on our pages. */
const judging = ({ failed, critical, readiness }: FixedColors): Partial<Theme> => {
  const [, needsLook, , done] = readiness;
  return {
    colorPaletteRedBackground1: failed.tint,
    colorPaletteRedBackground3: critical,
    colorPaletteRedBorder1: failed.solid,
    colorPaletteRedBorder2: failed.solid,
    colorPaletteRedForeground1: failed.text,
    colorPaletteRedForeground3: failed.text,
    colorPaletteGreenBackground1: done.tint,
    colorPaletteGreenBorder1: done.solid,
    colorPaletteGreenBorder2: done.solid,
    colorPaletteGreenForeground1: done.text,
    colorPaletteGreenForeground3: done.text,
    colorPaletteYellowBackground1: needsLook.tint,
    colorPaletteYellowBorder1: needsLook.solid,
    colorPaletteYellowForeground1: needsLook.text,
    colorPaletteYellowForeground2: needsLook.text,
    colorPaletteDarkOrangeForeground1: needsLook.text,
    colorPaletteDarkOrangeForeground3: needsLook.text,
    colorStatusDangerBackground1: failed.tint,
    colorStatusDangerBorder1: failed.solid,
    colorStatusDangerForeground1: failed.text,
    colorStatusSuccessBackground1: done.tint,
    colorStatusSuccessBorder1: done.solid,
    colorStatusSuccessForeground1: done.text,
    colorStatusWarningBackground1: needsLook.tint,
    colorStatusWarningBorder1: needsLook.solid,
    colorStatusWarningForeground1: needsLook.text,
    colorStatusWarningForeground3: needsLook.text,
  };
};

/** Corners and type, the same by day and by night. */
const shape: Partial<Theme> = {
  // Controls, boxes, cards.
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '12px',
  // That of `page.css`, so that nothing changes when an app takes its place.
  fontFamilyBase:
    "'Source Sans 3','Segoe UI',-apple-system,Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif",
  lineHeightBase400: '24px',
  fontSizeHero800: '34px',
  lineHeightHero800: '42px',
  lineHeightHero900: '48px',
};

/** The themes in the default colour. */
export const defaultThemes = brandThemes(defaultBrandColors);
