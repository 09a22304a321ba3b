import { apiPaths, messageReplySchema } from '@ellac/contracts';
import { fetchJson, useToast } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshDesk } from '../../desk-queries.js';
import { useOneAtATime } from '../../pieces/one-at-a-time.js';
import { type BulkResult, type NamedCompany, onEach, type Outcome } from './on-each.js';

async function deleteOne({ id }: NamedCompany): Promise<Outcome> {
  const path = apiPaths.adminCompany(id);
  const { message } = await fetchJson(path, messageReplySchema, { method: 'DELETE' });
  return { isDone: true, words: message };
}

/** Deletes companies with one request for each, and shows the outcome in a toast. */
export function useDeleteCompanies(onDone: (results: readonly BulkResult[]) => void) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (companies: readonly NamedCompany[]) => onEach(companies, deleteOne),
    onSettled: () => refreshDesk(queryClient),
    onSuccess: (results) => {
      onDone(results);
      const [failed, ...others] = results.filter(({ isDone }) => !isDone);
      if (failed === undefined) {
        const description = `${results.length} companies are gone, with all their data.`;
        toast({
          title: 'Company deleted successfully',
          ...(results.length === 1 ? {} : { description }),
        });
        return;
      }
      const left = 1 + others.length;
      const count = results.length === 1 ? '' : `${left} of ${results.length} are still there. `;
      toast({
        title: 'Failed to delete company',
        description: `${count}${failed.words}`,
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
