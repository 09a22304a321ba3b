import { countryChoices, labelOf } from '@ellac/contracts';

/** A country's name without its currency, which its choice in the questionnaire has beside it. */
export const countryName = (code: string): string =>
  labelOf(countryChoices, code).replace(/ \(.*\)$/, '');
