import { apiPaths, overviewSchema } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';
import { overviewKey } from '../desk-queries.js';

/** Milliseconds after which a pause is looked at again. */
const pausePause = 15_000;

/** What needs a hand, and how the last days went; asked for again during a pause. */
export const overview = queryOptions({
  queryKey: overviewKey,
  queryFn: ({ signal }) => fetchJson(apiPaths.adminOverview, overviewSchema, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.analystPause || state.data?.mailPause ? pausePause : false,
});
