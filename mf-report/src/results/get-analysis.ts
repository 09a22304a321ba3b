import { analysisSchema, apiPaths } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';

/** The report itself; asked for once. */
export const getAnalysis = (reportId: string, token: string | null) =>
  queryOptions({
    queryKey: [apiPaths.analysis(reportId, token)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.analysis(reportId, token), analysisSchema, { signal }),
    retry: false,
  });
