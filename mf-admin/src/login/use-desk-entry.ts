import { pagePaths } from '@ellac/contracts';
import { useToast } from '@ellac/web';
import { useQueryClient } from '@tanstack/react-query';
import { currentUser } from '../session/current-user-query.js';

/** Opens the desk after a login. */
export function useDeskEntry(): () => Promise<void> {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return async () => {
    toast({ title: 'Success', description: 'Logged in successfully!' });
    history.pushState(null, '', pagePaths.admin);
    await queryClient.refetchQueries(currentUser);
  };
}
