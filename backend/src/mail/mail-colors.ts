import type { BrandColors, SurfaceColors } from '@ellac/contracts/brand';

/** A bar of the drawn mark; its height in pixels. */
interface Bar {
  readonly height: number;
  readonly color: string;
}

/** The colours of a mail. Header and button are the same by day and by night. */
export interface MailColors {
  readonly field: string;
  readonly onField: string;
  readonly button: string;
  readonly bars: readonly Bar[];
  readonly light: SurfaceColors;
  readonly dark: SurfaceColors;
}

/**
 * White over a colour, as one opaque colour: mail programs do not draw the transparency with which
 * pages draw the mark.
 *
 * @param share of white, from 0 to 1
 */
const whiteOver = (color: string, share: number): string =>
  color.replace(/[\da-f]{2}/gi, (part) =>
    Math.round(255 * share + Number.parseInt(part, 16) * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );

/** The colours of the mails of a brand. */
export function mailColors({ ramp, light, dark }: BrandColors): MailColors {
  const { field, onField, fieldAccent } = light;
  return {
    field,
    onField,
    button: ramp[80],
    bars: [
      { height: 9, color: whiteOver(field, 0.62) },
      { height: 15, color: whiteOver(field, 0.82) },
      { height: 22, color: fieldAccent },
    ],
    light,
    dark,
  };
}
