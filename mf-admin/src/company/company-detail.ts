import { apiPaths, companyDetailSchema } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions } from '@tanstack/react-query';
import { workPause } from '../pieces/work-pause.js';

/** The query of a company with its reports. It polls while a worker is processing one of them. */
export const companyDetail = (companyId: string) =>
  queryOptions({
    queryKey: [apiPaths.adminCompany(companyId)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.adminCompany(companyId), companyDetailSchema, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.reports.some(({ analysis }) => isInWork(analysis)) === true ? workPause : false,
  });

/** Whether a worker is processing the analysis or its mail, or will do so soon. */
const isInWork = (
  analysis: { generationStatus: string; emailSendStatus: string | null } | undefined,
): boolean =>
  analysis === undefined ||
  ['pending', 'processing'].includes(analysis.generationStatus) ||
  analysis.emailSendStatus === 'pending';
