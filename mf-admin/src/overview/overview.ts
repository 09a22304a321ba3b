import { apiPaths, overviewSchema } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';
import { overviewKey } from '../desk-queries.js';

/** What needs a hand, and how the last days went. */
export const overview = queryOptions({
  queryKey: overviewKey,
  queryFn: ({ signal }) => fetchJson(apiPaths.adminOverview, overviewSchema, { signal }),
});
