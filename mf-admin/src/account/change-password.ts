import { apiPaths, messageReplySchema, type PasswordChange } from '@ellac/contracts';
import { fetchJson, HttpError, messageOf, useToast } from '@ellac/web';
import { useMutation } from '@tanstack/react-query';
import { useOneAtATime } from '../pieces/one-at-a-time.js';

/** What is wrong with each field, as the server says. */
export type PasswordFaults = Partial<Record<keyof PasswordChange, string | undefined>>;

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
      if (Object.keys(faultsIn(error)).length > 0) return;
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to change the password'),
        variant: 'destructive',
      });
    },
  });
  return useOneAtATime(mutation);
}

export const faultsIn = (error: unknown): PasswordFaults =>
  error instanceof HttpError
    ? Object.fromEntries(error.details.map(({ path, message }) => [path, message]))
    : {};
