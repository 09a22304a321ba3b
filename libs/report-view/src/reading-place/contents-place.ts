/** The window width from which the contents fit beside a column of at most 800 pixels. */
export const wideWindow = '(min-width: 1240px)';

/** The scroll margin for jump targets: narrow windows have the contents at their top. */
export const belowContents = {
  scrollMarginTop: '42px',
  [`@media ${wideWindow}`]: { scrollMarginTop: '8px' },
} as const;
