import { apiPaths, loginWaysSchema } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';

/** How one may sign in beside a password. An older server does not know, and has no other way. */
export const loginWays = queryOptions({
  queryKey: [apiPaths.login],
  queryFn: () => fetchJson(apiPaths.login, loginWaysSchema),
  retry: false,
});
