import { apiPaths } from '@ellac/contracts';
import { send, useToast } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { currentUser } from './current-user-query.js';
import { sessionFailure } from './failure-text.js';
import { forgetKept } from './kept-in-tab.js';

/** Signs out and forgets what the tab keeps; the gate then shows the login. */
export function useLogout(): { readonly isPending: boolean; readonly logout: () => void } {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: () => send(apiPaths.logout, { method: 'POST' }),
    onSuccess: () => {
      forgetKept();
      return queryClient.refetchQueries(currentUser);
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sessionFailure(error, 'Failed to log out'),
        variant: 'destructive',
      }),
  });
  return { isPending, logout: () => mutate() };
}
