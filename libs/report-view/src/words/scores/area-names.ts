import type { Area } from '@ellac/contracts';

/** The three areas as the report calls them. */
export const areaNames: Readonly<Record<Area, string>> = {
  systems: 'Business Systems',
  leadership: 'Leadership',
  market: 'Market Context',
};
