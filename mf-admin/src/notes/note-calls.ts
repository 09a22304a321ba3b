import {
  apiPaths,
  messageReplySchema,
  noteSchema,
  notesSchema,
  noteVersionsSchema,
} from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../pieces/one-at-a-time.js';
import type { TextChange } from '../written/change-text.js';

/** The private notes about a company and its reports, the newest first. */
export const notesOf = (companyId: string) =>
  queryOptions({
    queryKey: [apiPaths.adminNotesOf(companyId)],
    queryFn: ({ signal }) => fetchJson(apiPaths.adminNotesOf(companyId), notesSchema, { signal }),
  });

/** All that a note ever said, up to a version. */
export const versionsOf = (noteId: string, version: number) =>
  queryOptions({
    queryKey: [apiPaths.adminNoteVersions(noteId), version],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.adminNoteVersions(noteId), noteVersionsSchema, { signal }),
  });

/** One way to change the notes; they are read again afterwards, also after a refusal. */
function useNoteCall<Variables>(
  companyId: string,
  call: {
    readonly run: (variables: Variables) => Promise<unknown>;
    readonly done: string;
    readonly failed: string;
  },
) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: call.run,
    onSuccess: () => toast({ title: call.done }),
    onError: (error) =>
      toast({
        title: call.failed,
        description: messageOf(error, call.failed),
        variant: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries(notesOf(companyId)),
  });
  return useOneAtATime(mutation);
}

export const useAddNote = (companyId: string, analysisId: string | undefined) =>
  useNoteCall(companyId, {
    run: (content: string) =>
      fetchJson(apiPaths.adminNotesOf(companyId), noteSchema, {
        method: 'POST',
        body: { content, analysisId },
      }),
    done: 'Note added',
    failed: 'Failed to add note',
  });

export const useChangeNote = (companyId: string, noteId: string) =>
  useNoteCall(companyId, {
    run: (change: TextChange) =>
      fetchJson(apiPaths.adminNote(noteId), noteSchema, { method: 'PATCH', body: change }),
    done: 'Note changed',
    failed: 'Failed to change note',
  });

export const useDeleteNote = (companyId: string, noteId: string) =>
  useNoteCall(companyId, {
    run: () => fetchJson(apiPaths.adminNote(noteId), messageReplySchema, { method: 'DELETE' }),
    done: 'Note deleted',
    failed: 'Failed to delete note',
  });
