import {
  apiPaths,
  type NewPlanShare,
  newPlanShareSchema,
  type PlanShares,
  planSharesSchema,
} from '@ellac/contracts';
import { fetchJson } from '@ellac/web';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportAccess } from '../report-access.js';

const sharesOf = ({ reportId, token }: ReportAccess) =>
  queryOptions({
    queryKey: [apiPaths.planShares(reportId, null)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.planShares(reportId, token), planSharesSchema, { signal }),
    retry: false,
  });

/** The open links to a report's plan. */
export const usePlanShares = (access: ReportAccess) => useQuery(sharesOf(access));

/** Makes a link; its token is in the result and nowhere else. */
export function useMakePlanShare(access: ReportAccess) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<NewPlanShare> =>
      fetchJson(apiPaths.planShares(access.reportId, access.token), newPlanShareSchema, {
        method: 'POST',
      }),
    onSuccess: ({ shares }) => queries.setQueryData(sharesOf(access).queryKey, { shares }),
  });
}

/** Ends a link. */
export function useRevokePlanShare(access: ReportAccess) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (shareId: string): Promise<PlanShares> =>
      fetchJson(apiPaths.planShare(access.reportId, shareId, access.token), planSharesSchema, {
        method: 'DELETE',
      }),
    onSuccess: (shares) => queries.setQueryData(sharesOf(access).queryKey, shares),
  });
}
