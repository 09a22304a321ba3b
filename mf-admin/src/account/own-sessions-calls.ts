import { apiPaths, ownSessionsSchema } from '@ellac/contracts';
import { fetchJson, messageOf, send, useToast } from '@ellac/web';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../pieces/one-at-a-time.js';

/** Where the user is signed in. */
export const ownSessions = queryOptions({
  queryKey: [apiPaths.ownSessions],
  queryFn: () => fetchJson(apiPaths.ownSessions, ownSessionsSchema),
});

/** Ends one session by its id, or all but this one. */
export function useEndSessions() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (sessions: { readonly id: string } | 'others') =>
      send(sessions === 'others' ? apiPaths.ownSessions : apiPaths.ownSession(sessions.id), {
        method: 'DELETE',
      }),
    onSuccess: (_, sessions) =>
      toast({
        title: 'Success',
        description: sessions === 'others' ? 'Signed out everywhere else.' : 'Signed out there.',
      }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to sign out there'),
        variant: 'destructive',
      }),
    onSettled: () => queryClient.refetchQueries(ownSessions),
  });
  return useOneAtATime(mutation);
}
