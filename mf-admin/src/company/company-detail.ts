import { apiPaths, companyDetailSchema } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';
import { workPause } from '../work-pause.js';

/** A company with its reports; asked for again until none of its rows is in work. */
export const companyDetail = (companyId: string) =>
  queryOptions({
    queryKey: [apiPaths.adminCompany(companyId)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.adminCompany(companyId), companyDetailSchema, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.reports.some(({ analysis }) => isInWork(analysis)) === true ? workPause : false,
  });

/** Whether a worker has the analysis or its mail, or will soon. */
const isInWork = (
  analysis: { generationStatus: string; emailSendStatus: string | null } | undefined,
): boolean =>
  analysis === undefined ||
  ['pending', 'processing'].includes(analysis.generationStatus) ||
  analysis.emailSendStatus === 'pending';
