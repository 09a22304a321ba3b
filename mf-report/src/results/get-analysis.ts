import { analysisSchema, apiPaths } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';

/** The report itself; asked for once, also when its address loses the token meanwhile. */
export const getAnalysis = (reportId: string, token: string | null) =>
  queryOptions({
    queryKey: [apiPaths.analysis(reportId, null)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.analysis(reportId, token), analysisSchema, { signal }),
    retry: false,
  });
