import { apiPaths, currentUserSchema, type EmailChange } from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isFieldFault } from '../pieces/field-faults.js';
import { useOneAtATime } from '../pieces/one-at-a-time.js';
import { currentUser } from '../session/current-user-query.js';

/** Changes the user's own address. A fault of a field is shown at that field and in no toast. */
export function useChangeEmail() {
  const queries = useQueryClient();
  const { toast } = useToast();
  const mutation = useMutation({
    mutationFn: (change: EmailChange) =>
      fetchJson(apiPaths.email, currentUserSchema, { method: 'PUT', body: change }),
    onSuccess: (user) => {
      queries.setQueryData(currentUser.queryKey, user);
      toast({
        title: 'Success',
        description:
          typeof user.email === 'string'
            ? `A forgotten password can be set by a mail to ${user.email}.`
            : 'Your email address is removed.',
      });
    },
    onError: (error) => {
      if (isFieldFault(error)) return;
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to change the email address'),
        variant: 'destructive',
      });
    },
  });
  return useOneAtATime(mutation);
}
