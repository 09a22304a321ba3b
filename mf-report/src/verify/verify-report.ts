import { apiPaths, messageReplySchema } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** Asks whether a link's token opens its report; asks nothing where there is no token. */
export const verifyReport = (reportId: string, token: string | null) =>
  queryOptions({
    queryKey: [apiPaths.verifyReport(reportId, token ?? '')],
    queryFn:
      token === null
        ? skipToken
        : ({ signal }) =>
            fetchJson(apiPaths.verifyReport(reportId, token), messageReplySchema, { signal }),
    retry: false,
  });
