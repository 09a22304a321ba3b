import { apiPaths, comparisonReplySchema } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';

/** What changed between the newest two completed reports of a company. */
export const comparisonOf = (companyId: string, newestReportId: string) =>
  queryOptions({
    queryKey: [apiPaths.adminComparison(companyId), newestReportId],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.adminComparison(companyId), comparisonReplySchema, { signal }),
  });
