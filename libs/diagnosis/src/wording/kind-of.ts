import type { Industry } from '@ellac/contracts';
import type { Business } from '../report/business.js';
import { countryNames } from '../voice/country-names.js';

const kinds: Readonly<Record<Industry, string>> = {
  technology: 'a technology business',
  manufacturing: 'a manufacturing business',
  retail: 'a retail business',
  healthcare: 'a healthcare business',
  financial_services: 'a financial services business',
  services: 'a service business',
  other: 'a business',
};

/** What kind of business it is and where: `a manufacturing business in Germany`. */
export const kindOf = ({ answers: { industry, country } }: Business): string =>
  `${kinds[industry]} in ${countryNames[country]}`;
