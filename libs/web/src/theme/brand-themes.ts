import {
  createDarkTheme,
  createLightTheme,
  type BrandVariants,
  type Theme,
} from '@fluentui/react-components';
import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parseHex,
  useMode as addMode,
} from 'culori/fn';

[modeRgb, modeLrgb, modeOklab, modeOklch].forEach((mode) => addMode(mode));
const toOklch = converter('oklch');

/**
 * Each shade's lightness in OKLCH, and its share of the colour's own chroma: those of Fluent's own
 * blue, but for a lighter 100. As the lightness is fixed, so is nearly the contrast: white on the
 * shades up to 80, and the shades from 100 on dark grey, have 4.5 to 1 in every colour.
 */
const shades: Readonly<Record<keyof BrandVariants, readonly [lightness: number, chroma: number]>> =
  {
    10: [0.2, 0.24],
    20: [0.25, 0.34],
    30: [0.29, 0.43],
    40: [0.34, 0.52],
    50: [0.39, 0.64],
    60: [0.435, 0.75],
    70: [0.475, 0.88],
    80: [0.525, 1],
    90: [0.61, 1],
    100: [0.71, 1],
    110: [0.74, 0.88],
    120: [0.77, 0.76],
    130: [0.81, 0.6],
    140: [0.86, 0.41],
    150: [0.91, 0.25],
    160: [0.96, 0.1],
  };

/** A light and a dark theme around one colour. */
export interface BrandThemes {
  readonly light: Theme;
  readonly dark: Theme;
}

/**
 * The themes around any colour, readable whatever it is: they take its hue and its chroma, not its
 * lightness.
 *
 * @param color in CSS's hexadecimal notation; transparency counts for nothing
 * @returns null where it is no such colour
 */
export function brandThemes(color: string): BrandThemes | null {
  const parsed = /^#/.test(color) ? parseHex(color) : undefined;
  if (parsed === undefined) return null;
  const { c, h } = toOklch(parsed);
  const shade = (step: keyof BrandVariants): string => {
    const [l, share] = shades[step];
    const wanted = { mode: 'oklch', l, c: c * share, ...(h === undefined ? {} : { h }) } as const;
    return formatHex(clampChroma(wanted, 'oklch'));
  };
  const brand: BrandVariants = {
    10: shade(10),
    20: shade(20),
    30: shade(30),
    40: shade(40),
    50: shade(50),
    60: shade(60),
    70: shade(70),
    80: shade(80),
    90: shade(90),
    100: shade(100),
    110: shade(110),
    120: shade(120),
    130: shade(130),
    140: shade(140),
    150: shade(150),
    160: shade(160),
  };
  return { light: createLightTheme(brand), dark: createDarkTheme(brand) };
}
