import { apiPaths, messageReplySchema, type PasswordChange } from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { useMutation } from '@tanstack/react-query';
import { isFieldFault } from '../pieces/field-faults.js';
import { useOneAtATime } from '../pieces/one-at-a-time.js';

/** Changes the admin's own password. A fault of a field is shown at that field and in no toast. */
export function useChangePassword(onDone: () => void) {
  const { toast } = useToast();
  const mutation = useMutation({
    mutationFn: (change: PasswordChange) =>
      fetchJson(apiPaths.password, messageReplySchema, { method: 'PUT', body: change }),
    onSuccess: ({ message }) => {
      toast({ title: 'Success', description: message });
      onDone();
    },
    onError: (error) => {
      if (isFieldFault(error)) return;
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to change the password'),
        variant: 'destructive',
      });
    },
  });
  return useOneAtATime(mutation);
}
