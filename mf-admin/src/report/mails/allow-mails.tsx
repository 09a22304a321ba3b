import { apiPaths, messageReplySchema } from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshDesk } from '../../desk-queries.js';
import { BusyButton } from '../../pieces/busy-button.js';
import { useOneAtATime } from '../../pieces/one-at-a-time.js';
import { reportRecord } from '../report-record-query.js';

/** Lets mails go again to an address whose holder had stopped them; it sends nothing by itself. */
export function AllowMails({ reportId }: { reportId: string }) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: () =>
      fetchJson(apiPaths.adminMailStop(reportId), messageReplySchema, { method: 'DELETE' }),
    onSuccess: () => toast({ title: 'Mails go to this address again' }),
    onError: (error) =>
      toast({
        title: 'Failed to allow mails',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(reportRecord(reportId)),
        refreshDesk(queryClient),
      ]),
  });
  const allow = useOneAtATime(mutation);
  return (
    <BusyButton isBusy={allow.isPending} onClick={() => allow.mutate()}>
      Allow mails again
    </BusyButton>
  );
}
