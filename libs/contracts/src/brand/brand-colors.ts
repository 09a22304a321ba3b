/** The shades of a brand's ramp, the darkest first: the numbers that Fluent gives them. */
export const brandShades = [
  10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160,
] as const;

export type BrandShade = (typeof brandShades)[number];

/** The colours that differ between day and night, each as `#rrggbb`. */
export interface SurfaceColors {
  /** The deep field of brand colour at a page's edge: header, hero, navigation, overlay, cover. */
  readonly field: string;
  /** The selected item on the field. */
  readonly field2: string;
  /** Hairlines and outlines on the field. */
  readonly fieldLine: string;
  readonly onField: string;
  /** Quieter text on the field. */
  readonly onField2: string;
  /** The third bar of the mark, the navigation's marker, badges. */
  readonly fieldAccent: string;
  readonly link: string;
  /** Selected rows, information, echoes of an entry. */
  readonly tint: string;
  readonly tintLine: string;
  readonly onTint: string;
  readonly page: string;
  readonly card: string;
  /** The feet of cards, the heads of tables. */
  readonly sunken: string;
  /** Tracks, neutral chips. */
  readonly subtle: string;
  readonly line: string;
  readonly lineStrong: string;
  /** The edge of a control, 3 to 1 on card and page. */
  readonly controlEdge: string;
  readonly text1: string;
  readonly text2: string;
  readonly text3: string;
  /** The badge of a high priority: brand, or text where the brand is close to red. */
  readonly high: string;
  readonly onHigh: string;
}

/** Every colour of the pages that comes from the brand's one colour. */
export interface BrandColors {
  readonly ramp: Readonly<Record<BrandShade, string>>;
  readonly light: SurfaceColors;
  readonly dark: SurfaceColors;
}
