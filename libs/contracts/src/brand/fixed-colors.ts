/** A colour that judges, as text, as a filled shape, and as the background under the text. */
export interface JudgingColor {
  readonly text: string;
  readonly solid: string;
  readonly tint: string;
}

/** The colours that are the same for every brand. */
export interface FixedColors {
  /** The four steps of readiness, the lowest first; the limits are in `report/levels.ts`. */
  readonly readiness: readonly [JudgingColor, JudgingColor, JudgingColor, JudgingColor];
  readonly failed: JudgingColor;
  /** The background of white text on what is critical, such as a badge. */
  readonly critical: string;
  /** What only coaches see. */
  readonly private: Omit<JudgingColor, 'solid'>;
}

/** Text on its tint has 6 to 1, the solid colours 3.7 to 1 on a card. */
export const lightFixedColors: FixedColors = {
  readiness: [
    { text: '#9a3b1b', solid: '#c4532b', tint: '#fbeee8' },
    { text: '#765000', solid: '#b27a10', tint: '#faf1da' },
    { text: '#3a469c', solid: '#5566c9', tint: '#edeffb' },
    { text: '#27632c', solid: '#3d8a3f', tint: '#e8f4e6' },
  ],
  failed: { text: '#a4161f', solid: '#c50f1f', tint: '#fceced' },
  critical: '#c50f1f',
  private: { text: '#765000', tint: '#fff8e6' },
};

/** For the cards of the dark theme. */
export const darkFixedColors: FixedColors = {
  readiness: [
    { text: '#f2a98c', solid: '#d9673d', tint: '#3a2018' },
    { text: '#e8c266', solid: '#c08a22', tint: '#332813' },
    { text: '#b3bcf6', solid: '#7583dc', tint: '#20264a' },
    { text: '#93d093', solid: '#4f9e52', tint: '#17301a' },
  ],
  failed: { text: '#f4a0a5', solid: '#dc5e62', tint: '#3b1316' },
  critical: '#c50f1f',
  private: { text: '#e8c266', tint: '#2b2412' },
};
