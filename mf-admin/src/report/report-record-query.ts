import { apiPaths, reportRecordSchema } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';
import { workPause } from '../work-pause.js';

/** What coaches see of a report; asked for again while it or its mail is in work. */
export const reportRecord = (reportId: string) =>
  queryOptions({
    queryKey: [apiPaths.adminReport(reportId)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.adminReport(reportId), reportRecordSchema, { signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined &&
      (['pending', 'processing'].includes(state.data.generationStatus) ||
        state.data.deliveries[0]?.status === 'pending')
        ? workPause
        : false,
  });
