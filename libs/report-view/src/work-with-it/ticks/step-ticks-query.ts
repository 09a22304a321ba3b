import { apiPaths, type StepTicks, stepTicksSchema } from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportAccess } from '../report-access.js';

const ticksOf = ({ reportId, token }: ReportAccess) =>
  queryOptions({
    queryKey: [apiPaths.ticks(reportId, null)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.ticks(reportId, token), stepTicksSchema, { signal }),
    retry: false,
  });

/** The ticked steps of a report; all places that ask share one request. */
export const useStepTicks = (access: ReportAccess) => useQuery(ticksOf(access));

/** Ticks a step off or takes its tick back; a toast says if that fails, and the box stays as it was. */
export function useTickStep(access: ReportAccess, stepId: string) {
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (isDone: boolean): Promise<StepTicks> =>
      fetchJson(apiPaths.tick(access.reportId, stepId, access.token), stepTicksSchema, {
        method: 'PUT',
        body: { isDone },
      }),
    onSuccess: (ticks) => queries.setQueryData(ticksOf(access).queryKey, ticks),
    onError: (error) =>
      toast({
        title: 'Not saved',
        description: messageOf(error, 'Failed to save this step'),
        variant: 'destructive',
      }),
  });
}
