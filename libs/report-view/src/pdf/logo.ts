/** The provider's logo as the page shows it, with its size on the cover in pixels. */
export interface Logo {
  readonly source: string;
  /** The provider's name, for screen readers. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Whether it needs a white plate on the field of brand colour. */
  readonly hasPlate: boolean;
}

/** Pixels. */
const highest = 36;
const widest = 160;

/** The logo of the page; null where it has none, or where it could not be loaded. */
export function logoOfPage(): Logo | null {
  const shown = document.querySelector<HTMLImageElement>('img.logo');
  if (shown === null || !shown.complete || shown.naturalWidth === 0) return null;
  const { src, alt, naturalWidth, naturalHeight } = shown;
  const scale = Math.min(highest / naturalHeight, widest / naturalWidth);
  return {
    source: src,
    name: alt,
    width: naturalWidth * scale,
    height: naturalHeight * scale,
    // The document's own sheet decides.
    hasPlate: getComputedStyle(shown).backgroundColor === 'rgb(255, 255, 255)',
  };
}
