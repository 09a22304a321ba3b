import type { Condition } from './condition.js';

/** A company of one or two people; not so where the number of employees was left empty. */
export const oneOrTwoPeople: Condition = { between: ['emp', 1, 2] };

/** Without revenue, or with both margins at 0, nothing can be said of a margin. */
export const marginsGiven: Condition = { given: ['rev', 'nm'] };

/** No client is large enough that it would be missed. */
export const manySmallClients: Condition = { all: [{ given: ['top'] }, { below: ['top', 10] }] };
