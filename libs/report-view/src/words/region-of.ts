import type { Analysis } from '@ellac/contracts';

/** The region whose readers a report is written for; the one of unknown regions for older servers. */
export const regionOf = ({ company }: Pick<Analysis, 'company'>): string =>
  company.country ?? unknownRegion;

/** As money has the currency of this one where a region is not known. */
export const unknownRegion = 'US';
