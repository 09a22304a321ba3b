import type { BrandColors, FixedColors, SurfaceColors } from '@ellac/contracts/brand';

/** The keys that our theme has beside Fluent's. */
const names = [
  // The field of brand colour, and what stands on it.
  'brandField',
  'brandField2',
  'brandFieldLine',
  'onField',
  'onField2',
  'fieldAccent',
  // Selected rows, information, echoes of an entry.
  'brandTint',
  'brandTintLine',
  'onBrandTint',
  // The shares of a whole, side by side; the edge goes around the one closest to the card.
  'share1',
  'share2',
  'share3',
  'shareEdge',
  // The feet of cards and the heads of tables; tracks and neutral chips.
  'surfaceSunken',
  'surfaceSubtle',
  // The four steps of readiness.
  'readiness1Text',
  'readiness1Solid',
  'readiness1Tint',
  'readiness2Text',
  'readiness2Solid',
  'readiness2Tint',
  'readiness3Text',
  'readiness3Solid',
  'readiness3Tint',
  'readiness4Text',
  'readiness4Solid',
  'readiness4Tint',
  'failedText',
  'failedSolid',
  'failedTint',
  'needsLookText',
  'needsLookSolid',
  'needsLookTint',
  'doneText',
  'doneSolid',
  'doneTint',
  'privateText',
  'privateTint',
  // The two filled badges of priorities.
  'priorityCritical',
  'onPriorityCritical',
  'priorityHigh',
  'onPriorityHigh',
  // Sizes of type between those of Fluent.
  'fontSizeMeta',
  'lineHeightMeta',
  'fontSizeProse',
  'lineHeightProse',
  'fontSizeLead',
  'lineHeightLead',
  'fontSizeQuote',
  'lineHeightQuote',
] as const;

export type BrandTokens = Readonly<Record<(typeof names)[number], string>>;

/** The custom properties of these keys, for `makeStyles`, as Fluent's `tokens` are for its own. */
export const brandTokens = Object.fromEntries(
  names.map((name) => [name, `var(--${name})`]),
) as BrandTokens;

const typeSizes = {
  fontSizeMeta: '13px',
  lineHeightMeta: '18px',
  fontSizeProse: '17px',
  lineHeightProse: '28px',
  fontSizeLead: '19px',
  lineHeightLead: '29px',
  fontSizeQuote: '21px',
  lineHeightQuote: '32px',
};

/** The first share, the second with the edge of the third, and the third. */
const shareShades = { light: [60, 90, 140], dark: [140, 90, 60] } as const;

/** The values of these keys by day or by night. */
export function brandTokenValues(
  { ramp, ...surfaces }: BrandColors,
  when: 'light' | 'dark',
  fixed: FixedColors,
): BrandTokens {
  const colors: SurfaceColors = surfaces[when];
  const [share1, share2, share3] = shareShades[when];
  const [first, second, third, fourth] = fixed.readiness;
  return {
    brandField: colors.field,
    brandField2: colors.field2,
    brandFieldLine: colors.fieldLine,
    onField: colors.onField,
    onField2: colors.onField2,
    fieldAccent: colors.fieldAccent,
    brandTint: colors.tint,
    brandTintLine: colors.tintLine,
    onBrandTint: colors.onTint,
    share1: ramp[share1],
    share2: ramp[share2],
    share3: ramp[share3],
    shareEdge: ramp[share2],
    surfaceSunken: colors.sunken,
    surfaceSubtle: colors.subtle,
    readiness1Text: first.text,
    readiness1Solid: first.solid,
    readiness1Tint: first.tint,
    readiness2Text: second.text,
    readiness2Solid: second.solid,
    readiness2Tint: second.tint,
    readiness3Text: third.text,
    readiness3Solid: third.solid,
    readiness3Tint: third.tint,
    readiness4Text: fourth.text,
    readiness4Solid: fourth.solid,
    readiness4Tint: fourth.tint,
    failedText: fixed.failed.text,
    failedSolid: fixed.failed.solid,
    failedTint: fixed.failed.tint,
    needsLookText: second.text,
    needsLookSolid: second.solid,
    needsLookTint: second.tint,
    doneText: fourth.text,
    doneSolid: fourth.solid,
    doneTint: fourth.tint,
    privateText: fixed.private.text,
    privateTint: fixed.private.tint,
    priorityCritical: fixed.critical,
    onPriorityCritical: '#ffffff',
    priorityHigh: colors.high,
    onPriorityHigh: colors.onHigh,
    ...typeSizes,
  };
}
