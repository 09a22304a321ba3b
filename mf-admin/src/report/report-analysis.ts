import { analysisSchema, apiPaths } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';

/** The report as its owner sees it. */
export const reportAnalysis = (reportId: string) =>
  queryOptions({
    queryKey: [apiPaths.analysis(reportId, null)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.analysis(reportId, null), analysisSchema, { signal }),
    retry: false,
  });
