import { wordedPartChoices } from '@ellac/contracts';

/** The five parts of a report that owners are told of; the summary of them is not one of its own. */
export const reportParts = wordedPartChoices.filter(({ value }) => value !== 'summary');
