import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  Field,
  Input,
  makeStyles,
  Text,
} from '@fluentui/react-components';
import { apiPaths, failedMailsCountSchema, resentMailsReplySchema } from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { BusyButton } from '../pieces/busy-button.js';
import { refreshDesk } from '../desk-queries.js';

const useStyles = makeStyles({
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

/**
 * The default time lies this long before the newest failure: it covers one night of failures, but
 * not failures of weeks ago.
 */
const nightMs = 12 * 3_600_000;

/** A moment as `datetime-local` takes it: in the reader's own zone, to the minute. */
const localTime = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const mails = (count: number): string => (count === 1 ? '1 mail' : `${count} mails`);

interface Props {
  /** When the newest of them failed. */
  readonly newest: Date;
  readonly onClose: () => void;
}

/**
 * Sends all owners' mails again that failed since a time, for example during a night with a wrong
 * password.
 */
export function ResendFailedDialog({ newest, onClose }: Props) {
  const styles = useStyles();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const [time, setTime] = useState(() => localTime(new Date(newest.getTime() - nightMs)));
  // The field is empty while the time is incomplete.
  const since = time === '' ? null : new Date(time).toISOString();
  const failed = useQuery({
    queryKey: [apiPaths.adminFailedMails(since ?? '')],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.adminFailedMails(since ?? ''), failedMailsCountSchema, { signal }),
    enabled: since !== null,
  });
  const resend = useMutation({
    mutationFn: () =>
      fetchJson(apiPaths.adminResendFailedMails, resentMailsReplySchema, {
        method: 'POST',
        body: { since },
      }),
    onSuccess: ({ resent }) => {
      toast({ title: 'Email sent again', description: `${mails(resent)} on the way` });
      onClose();
      return refreshDesk(queryClient);
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to send the mails again'),
        variant: 'destructive',
      }),
  });
  const count = failed.data?.count ?? 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (count > 0 && !resend.isPending) resend.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(_, { open }) => {
        if (!open && !resend.isPending) onClose();
      }}
    >
      <DialogSurface>
        <form noValidate onSubmit={submit}>
          <DialogBody>
            <DialogTitle>Send failed mails again</DialogTitle>
            <DialogContent className={styles.content}>
              <Field
                label="Failed since"
                hint="Each owner whose newest mail failed then or later gets a new link, at the present address."
              >
                <Input
                  type="datetime-local"
                  value={time}
                  onChange={(_, { value }) => setTime(value)}
                />
              </Field>
              <Text role="status">
                {since === null ? 'Please choose a time.' : wordsOf(failed)}
              </Text>
            </DialogContent>
            <DialogActions>
              <DialogTrigger disableButtonEnhancement>
                <Button disabledFocusable={resend.isPending}>Cancel</Button>
              </DialogTrigger>
              <BusyButton
                type="submit"
                appearance="primary"
                disabledFocusable={count === 0}
                isBusy={resend.isPending}
              >
                {count === 0 ? 'Send again' : `Send ${mails(count)} again`}
              </BusyButton>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

function wordsOf({
  data,
  error,
}: {
  data: { readonly count: number } | undefined;
  error: Error | null;
}): string {
  if (error !== null) return messageOf(error, 'The failed mails cannot be counted right now.');
  if (data === undefined) return 'Counting…';
  return data.count === 0
    ? 'No mail failed since then.'
    : `${mails(data.count)} failed since then.`;
}
