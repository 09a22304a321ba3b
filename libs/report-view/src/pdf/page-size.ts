/** A4 and its margins in points: left 40, top 60, right 40, bottom 60. */
export const pageSize = { width: 595.28, height: 841.89 } as const;
export const margins = { left: 40, top: 60, right: 40, bottom: 60 } as const;

/** What the margins leave, in points. */
export const content = {
  width: pageSize.width - margins.left - margins.right,
  height: pageSize.height - margins.top - margins.bottom,
} as const;

/** CSS has 96 pixels an inch, PDF 72 points. */
export const pointsPerPixel = 72 / 96;
