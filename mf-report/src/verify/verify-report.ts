import { apiPaths, messageAnswerSchema } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';

/** Asks whether a link's token opens its report. */
export const verifyReport = (reportId: string, token: string) =>
  queryOptions({
    queryKey: [apiPaths.verifyReport(reportId, token)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.verifyReport(reportId, token), messageAnswerSchema, { signal }),
    retry: false,
  });
