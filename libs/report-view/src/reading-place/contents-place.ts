/** The window width from which the contents fit beside a column of at most 800 pixels. */
export const wideWindow = '(min-width: 1240px)';

/** A window so low that nothing may stay at its top: it would cover half of it. */
export const lowWindow = '(max-height: 479px)';

/** Pixels: the bar at the top of the window, and the contents below it in a narrow one. */
export const repBarHeight = 52;
const contentsHeight = 42;
const air = 24;

/** The height of the bars above the contents. A page with other bars there sets the property. */
export const barsAbove = `var(--bars-above-report, ${repBarHeight}px)`;

/** The scroll margin for jump targets: they come to stand below the bars at the window's top. */
export const belowContents = {
  scrollMarginTop: `calc(${barsAbove} + ${contentsHeight + air}px)`,
  [`@media ${wideWindow}`]: {
    scrollMarginTop: `calc(var(--bars-above-report, ${repBarHeight - contentsHeight}px) + ${contentsHeight + air}px)`,
  },
} as const;
