import { apiPaths, type InboxMark, messageReplySchema, type NeedKind } from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { overviewKey } from '../desk-queries.js';

interface Change {
  readonly kind: NeedKind;
  readonly responseId: string;
  /** Null puts the item back. */
  readonly mark: InboxMark | null;
}

/** Puts items out of the signed-in coach's inbox and back. */
export function useInboxMark() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, responseId, mark }: Change) =>
      fetchJson(
        apiPaths.adminInboxMark(kind, responseId),
        messageReplySchema,
        mark === null ? { method: 'DELETE' } : { method: 'PUT', body: mark },
      ),
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'The inbox could not be changed'),
        variant: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: overviewKey }),
  });
}
