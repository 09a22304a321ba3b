import { apiPaths, messageReplySchema } from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshDesk } from '../../desk-queries.js';
import { useOneAtATime } from '../../pieces/one-at-a-time.js';
import { inTurn } from './in-turn.js';
import { isSessionOver } from './session-over.js';

/** Those that could not be deleted, and why the first of them could not. */
export interface Deletion {
  readonly left: ReadonlySet<string>;
  readonly reason: unknown;
}

/**
 * Sends one request for each company. A failed one stays selected, and does not stop the others.
 */
async function deleteEach(ids: readonly string[]): Promise<Deletion> {
  const left = new Set<string>();
  let reason: unknown = null;
  const untried = await inTurn(ids, async (id) => {
    try {
      await fetchJson(apiPaths.adminCompany(id), messageReplySchema, { method: 'DELETE' });
      return true;
    } catch (error) {
      left.add(id);
      reason ??= error;
      // After a logout the remaining calls would fail too.
      return !isSessionOver(error);
    }
  });
  untried.forEach((id) => left.add(id));
  return { left, reason };
}

/** Deletes companies, and shows the outcome in a toast. */
export function useDeleteCompanies(onDone: (left: ReadonlySet<string>) => void) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const deletion = await deleteEach(ids);
      // Thrown as by any other refused call, so that the gate shows the login.
      if (isSessionOver(deletion.reason)) throw deletion.reason;
      return deletion;
    },
    onSettled: () => refreshDesk(queryClient),
    onSuccess: ({ left, reason }, ids) => {
      onDone(left);
      if (left.size === 0) {
        const description = `${ids.length} companies are gone, with all their data.`;
        toast({
          title: 'Company deleted successfully',
          ...(ids.length === 1 ? {} : { description }),
        });
        return;
      }
      const why = messageOf(reason, 'The server did not say why.');
      const count = ids.length === 1 ? '' : `${left.size} of ${ids.length} are still there. `;
      toast({
        title: 'Failed to delete company',
        description: `${count}${why}`,
        variant: 'destructive',
      });
    },
    onError: () =>
      toast({
        title: 'Failed to delete company',
        description: 'Session expired, please login again',
        variant: 'destructive',
      }),
  });
  return useOneAtATime(mutation);
}
