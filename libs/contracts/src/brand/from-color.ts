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
import { brandShades, type BrandColors, type BrandShade } from './brand-colors.js';

[modeRgb, modeLrgb, modeOklab, modeOklch].forEach((mode) => addMode(mode));
const toOklch = converter('oklch');

/** A lightness in OKLCH, and a share of the brand's own chroma. */
type Shade = readonly [lightness: number, chromaShare: number];

/** A lightness in OKLCH, and the highest chroma that it takes from the brand. */
type Neutral = readonly [lightness: number, maxChroma: number];

/**
 * As the lightness of each shade is fixed, so is nearly its contrast: white on the shades up to 80,
 * and the shades from 100 on dark grey, have 4.5 to 1 in every colour. They are those of Fluent's own
 * blue, but for a lighter 100.
 */
const ramp: Readonly<Record<BrandShade, Shade>> = {
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

const onField = {
  field2: [0.36, 0.85],
  fieldLine: [0.46, 0.8],
  onField2: [0.88, 0.35],
  fieldAccent: [0.82, 0.75],
} satisfies Record<string, Shade>;

const lightNeutrals = {
  page: [0.968, 0.005],
  card: [1, 0],
  sunken: [0.985, 0.003],
  subtle: [0.945, 0.007],
  line: [0.915, 0.0085],
  lineStrong: [0.86, 0.01],
  controlEdge: [0.62, 0.015],
  text1: [0.22, 0.012],
  text2: [0.38, 0.019],
  text3: [0.47, 0.015],
} satisfies Record<string, Neutral>;

const darkNeutrals: Record<keyof typeof lightNeutrals, Neutral> = {
  page: [0.2, 0.01],
  card: [0.25, 0.0125],
  sunken: [0.225, 0.012],
  subtle: [0.3, 0.0145],
  line: [0.337, 0.0145],
  lineStrong: [0.408, 0.0155],
  controlEdge: [0.668, 0.015],
  text1: [0.97, 0.0045],
  text2: [0.876, 0.0105],
  text3: [0.779, 0.0125],
};

/** Critical is red (hue 27° in OKLCH); a brand this close to it, in degrees, could be taken for it. */
const red = { hue: 27, reach: 25 };

/**
 * The colours of the pages from any one colour, readable whatever it is: they take its hue and its
 * chroma, not its lightness.
 *
 * @param color in CSS's hexadecimal notation; transparency counts for nothing
 * @returns null where it is no such colour
 */
export function brandColorsFrom(color: string): BrandColors | null {
  const parsed = /^#/.test(color) ? parseHex(color) : undefined;
  if (parsed === undefined) return null;
  const { c, h } = toOklch(parsed);
  const hex = (l: number, chroma: number): string =>
    formatHex(
      clampChroma({ mode: 'oklch', l, c: chroma, ...(h === undefined ? {} : { h }) }, 'oklch'),
    );
  const shade = ([l, share]: Shade): string => hex(l, c * share);
  const each = <Name extends string>(
    rules: Readonly<Record<Name, readonly [number, number]>>,
    toHex: (rule: readonly [number, number]) => string,
  ) =>
    Object.fromEntries(
      Object.entries<readonly [number, number]>(rules).map(([name, rule]) => [name, toHex(rule)]),
    ) as Record<Name, string>;

  const shades = Object.fromEntries(brandShades.map((name) => [name, shade(ramp[name])])) as Record<
    BrandShade,
    string
  >;
  const neutral = ([l, most]: Neutral): string => hex(l, Math.min(c, most));
  const field = { onField: '#ffffff', ...each(onField, shade) };
  const light = each(lightNeutrals, neutral);
  const dark = each(darkNeutrals, neutral);
  const isRed = h !== undefined && Math.abs(((h - red.hue + 540) % 360) - 180) <= red.reach;
  return {
    ramp: shades,
    light: {
      field: shade([0.3, 0.8]),
      ...field,
      link: shades[70],
      tint: shades[160],
      tintLine: shades[140],
      onTint: shades[50],
      ...light,
      high: isRed ? light.text1 : shades[80],
      onHigh: '#ffffff',
    },
    dark: {
      field: shade([0.25, 0.6]),
      ...field,
      link: shades[120],
      tint: shade([0.3, 0.4]),
      tintLine: shades[60],
      onTint: shades[140],
      ...dark,
      high: isRed ? dark.text1 : shades[80],
      onHigh: isRed ? dark.page : '#ffffff',
    },
  };
}
