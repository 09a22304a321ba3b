import { apiPaths, overviewSchema } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';
import { overviewKey } from '../desk-queries.js';

/** Milliseconds between two requests during a pause of the language model or of mails. */
const pausePause = 15_000;

/** The query of the overview; it polls during a pause. */
export const overview = queryOptions({
  queryKey: overviewKey,
  queryFn: ({ signal }) => fetchJson(apiPaths.adminOverview, overviewSchema, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.analystPause || state.data?.mailPause ? pausePause : false,
});
