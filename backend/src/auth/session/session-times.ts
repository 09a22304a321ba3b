const minute = 60_000;

/** A session that is not used ends; each request that carries it begins this anew. Milliseconds. */
export const idleLimit = 30 * minute;

/** A session ends however much it is used; milliseconds from the login. */
export const absoluteLimit = 12 * 60 * minute;
