/** The link that calls a number as its owner wrote it. */
export const phoneLink = (phone: string): string =>
  `tel:${phone
    // As in "+44 (0)117": the zero is not dialled behind a country's code.
    .replace('(0)', '')
    .replace(/(?!^\+)\D/g, '')}`;
