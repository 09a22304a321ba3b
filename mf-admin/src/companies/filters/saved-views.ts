import {
  apiPaths,
  messageReplySchema,
  type SavedView,
  type SavedViewChange,
  savedViewSchema,
  savedViewsSchema,
} from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../pieces/one-at-a-time.js';

/** The query of the views that the coach keeps, the oldest first. */
export const savedViews = queryOptions({
  queryKey: [apiPaths.adminSavedViews],
  queryFn: ({ signal }) => fetchJson(apiPaths.adminSavedViews, savedViewsSchema, { signal }),
});

/** A view as it shall be; without an id it is new. */
export type ViewToKeep = SavedViewChange & { readonly id?: string };

/** Keeps a view, or changes it. Why it could not be kept stands in `error`. */
export function useKeepView(onDone: (view: SavedView) => void) {
  const queries = useQueryClient();
  const { toast } = useToast();
  const mutation = useMutation({
    mutationFn: ({ id, ...body }: ViewToKeep) =>
      id === undefined
        ? fetchJson(apiPaths.adminSavedViews, savedViewSchema, { method: 'POST', body })
        : fetchJson(apiPaths.adminSavedView(id), savedViewSchema, { method: 'PUT', body }),
    onSuccess: (view, { id }) => {
      toast({
        title: id === undefined ? 'View saved' : 'View changed',
        description: `“${view.name}” stands above the list.`,
      });
      onDone(view);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: savedViews.queryKey }),
  });
  return useOneAtATime(mutation);
}

/** Deletes a view; the toast has an undo. */
export function useDeleteView() {
  const queries = useQueryClient();
  const { toast } = useToast();
  const keep = useKeepView(() => undefined);
  const mutation = useMutation({
    mutationFn: ({ id }: SavedView) =>
      fetchJson(apiPaths.adminSavedView(id), messageReplySchema, { method: 'DELETE' }),
    onSuccess: (_, { name, filters }) =>
      toast({
        title: 'View deleted',
        description: `“${name}” is gone. The companies stay.`,
        action: { label: 'Undo', onClick: () => keep.mutate({ name, filters }) },
      }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to delete the view'),
        variant: 'destructive',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: savedViews.queryKey }),
  });
  return useOneAtATime(mutation);
}
