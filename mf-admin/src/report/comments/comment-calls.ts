import { apiPaths, commentSchema, commentsSchema, messageReplySchema } from '@ellac/contracts';
import { fetchJson, HttpError, messageOf, useToast } from '@ellac/web';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../pieces/one-at-a-time.js';
import type { TextChange } from '../../written/change-text.js';
import { reportAnalysis } from '../report-analysis.js';

/** What coaches wrote on a report, the oldest first. */
export const commentsOf = (reportId: string) =>
  queryOptions({
    queryKey: [apiPaths.adminCommentsOf(reportId)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.adminCommentsOf(reportId), commentsSchema, { signal }),
  });

/** Whether the list shows what is not so any more. */
const isOutdated = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 409 || error.status === 404);

/** One way to change the comments. The report shows them too, so it is refetched. */
function useCommentCall<Variables>(
  reportId: string,
  call: {
    readonly run: (variables: Variables) => Promise<unknown>;
    readonly done: string;
    readonly failed: string;
  },
) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: call.run,
    onSuccess: async () => {
      toast({ title: call.done });
      await Promise.all([
        queryClient.invalidateQueries(commentsOf(reportId)),
        queryClient.invalidateQueries(reportAnalysis(reportId)),
      ]);
    },
    onError: async (error) => {
      toast({
        title: call.failed,
        description: messageOf(error, call.failed),
        variant: 'destructive',
      });
      if (isOutdated(error)) await queryClient.invalidateQueries(commentsOf(reportId));
    },
  });
  return useOneAtATime(mutation);
}

export const useAddComment = (reportId: string) =>
  useCommentCall(reportId, {
    run: (content: string) =>
      fetchJson(apiPaths.adminComments, commentSchema, {
        method: 'POST',
        body: { analysisId: reportId, content },
      }),
    done: 'Comment added successfully',
    failed: 'Failed to add comment',
  });

export const useCorrectComment = (reportId: string, commentId: string) =>
  useCommentCall(reportId, {
    run: (change: TextChange) =>
      fetchJson(apiPaths.adminComment(commentId), commentSchema, {
        method: 'PATCH',
        body: change,
      }),
    done: 'Comment corrected',
    failed: 'Failed to correct comment',
  });

export const useDeleteComment = (reportId: string, commentId: string) =>
  useCommentCall(reportId, {
    run: () =>
      fetchJson(apiPaths.adminComment(commentId), messageReplySchema, { method: 'DELETE' }),
    done: 'Comment deleted successfully',
    failed: 'Failed to delete comment',
  });
