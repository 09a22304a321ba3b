/** From here on a column of at most 800 pixels has room for the contents beside it. */
export const wideWindow = '(min-width: 1240px)';

/** Keeps what is jumped to clear of the contents, which narrow windows have at their top. */
export const belowContents = {
  scrollMarginTop: '42px',
  [`@media ${wideWindow}`]: { scrollMarginTop: '8px' },
} as const;
