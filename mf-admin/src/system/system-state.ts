import { apiPaths, systemSchema } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';

/** How everything is that the product needs; looked at each time the page opens. */
export const systemState = queryOptions({
  queryKey: [apiPaths.adminSystem],
  queryFn: ({ signal }) => fetchJson(apiPaths.adminSystem, systemSchema, { signal }),
});
