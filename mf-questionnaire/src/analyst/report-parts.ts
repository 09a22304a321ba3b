import { wordedPartChoices } from '@ellac/contracts';

/** The five parts of a report in the progress list; the summary is not counted as one. */
export const reportParts = wordedPartChoices.filter(({ value }) => value !== 'summary');
