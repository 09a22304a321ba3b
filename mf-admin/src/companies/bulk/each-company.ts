import { messageReplySchema } from '@ellac/contracts';
import { fetchJson, type ToastMessage, useToast } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshDesk } from '../../desk-queries.js';
import { useOneAtATime } from '../../pieces/one-at-a-time.js';
import { type BulkResult, type NamedCompany, onEach } from './on-each.js';

/** One request for each of several companies, and the words for its outcome. */
interface EachCompany {
  readonly method: 'PUT' | 'DELETE';
  readonly path: (companyId: string) => string;
  /** The toast where all went well. */
  readonly done: (companies: readonly NamedCompany[]) => ToastMessage;
  /** The title of the toast where not all did. */
  readonly failed: string;
  /** What those are for which it failed, such as "still there". */
  readonly state: string;
}

export type OnEachDone = (results: readonly BulkResult[]) => void;

/** Does one thing with each of several companies, and shows the outcome in a toast. */
export function useEachCompany(
  { method, path, done, failed, state }: EachCompany,
  onDone: OnEachDone,
) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (companies: readonly NamedCompany[]) =>
      onEach(companies, async ({ id }) => {
        const { message } = await fetchJson(path(id), messageReplySchema, { method });
        return { isDone: true, words: message };
      }),
    onSettled: () => refreshDesk(queryClient),
    onSuccess: (results, companies) => {
      onDone(results);
      const [first, ...others] = results.filter(({ isDone }) => !isDone);
      if (first === undefined) {
        toast(done(companies));
        return;
      }
      const left = 1 + others.length;
      const count = results.length === 1 ? '' : `${left} of ${results.length} are ${state}. `;
      toast({ title: failed, description: `${count}${first.words}`, variant: 'destructive' });
    },
    onError: () =>
      toast({
        title: failed,
        description: 'Session expired, please login again',
        variant: 'destructive',
      }),
  });
  return useOneAtATime(mutation);
}
