import { apiPaths, currentUserSchema, type DisplayName } from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../pieces/one-at-a-time.js';
import { currentUser } from '../session/current-user-query.js';

/** Changes the name by which the user signs comments. */
export function useChangeDisplayName() {
  const queries = useQueryClient();
  const { toast } = useToast();
  const mutation = useMutation({
    mutationFn: (change: DisplayName) =>
      fetchJson(apiPaths.displayName, currentUserSchema, { method: 'PUT', body: change }),
    onSuccess: (user) => {
      queries.setQueryData(currentUser.queryKey, user);
      toast({
        title: 'Success',
        description: `Your comments are signed “${user.displayName ?? 'Your coach'}”.`,
      });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to change the display name'),
        variant: 'destructive',
      }),
  });
  return useOneAtATime(mutation);
}
