import type { Industry } from '@ellac/contracts';
import type { Business } from '@ellac/report-text';
import { countryNames } from '@ellac/diagnosis/parts';

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
