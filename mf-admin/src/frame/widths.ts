/** A phone has bars at the window's upper and lower edges instead of the drawer. */
export const onPhone = '@media (max-width: 639px)';

/** The same as a query. */
export const phoneQuery = '(max-width: 639px)';

/** Where the columns of a list have no room beside each other: its rows have lines instead. */
export const narrowList = '@media (max-width: 1023px)';

/** The same as a query. */
export const narrowListQuery = '(max-width: 1023px)';

/** Where the drawer shows icons only; a report needs the width until a wider window. */
export const railQuery = {
  usual: '(min-width: 640px) and (max-width: 1023px)',
  onReport: '(min-width: 640px) and (max-width: 1439px)',
} as const;
