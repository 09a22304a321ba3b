import { apiPaths, reportRecordSchema } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';
import { workPause } from '../pieces/work-pause.js';

/**
 * The query of a report as coaches see it; it polls while a worker is processing the report or its
 * mail.
 */
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
