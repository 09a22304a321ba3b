/** Where a row no longer fits beside its neighbours, it becomes a block of its own. */
export const phone = '@media (max-width: 767px)';

/** The same as a query. */
export const blocksQuery = '(max-width: 767px)';
