import {
  Button,
  Checkbox,
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
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import { type SubmitEvent, useState } from 'react';
import { apiPaths, otherReportsSchema } from '@ellac/contracts';
import { fetchJson, HttpError } from '@ellac/web';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { BusyButton } from '../pieces/busy-button.js';
import { useUpdateEmail } from './report-calls.js';

const useStyles = makeStyles({
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

interface Props {
  readonly companyId: string;
  readonly reportId: string;
  /** The address as it is now; it may change while the dialog is open. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Corrects the address that a report's link goes to. */
export function UpdateEmailDialog({ companyId, reportId, email, onClose }: Props) {
  const styles = useStyles();
  const [before] = useState(email);
  const [address, setAddress] = useState(email);
  const update = useUpdateEmail(companyId, reportId);
  // Until it is known, and where a server cannot tell, the correction is for this report alone.
  const others = useQuery(otherReports(reportId)).data?.count ?? 0;
  const [isForOthers, setForOthers] = useState(true);
  const cannotSend = address.trim() === '' || update.isPending;
  const fault = update.error instanceof HttpError ? update.error.details[0]?.message : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!cannotSend)
      update.mutate(
        {
          email: address.trim(),
          expected: email,
          ...(others > 0 && isForOthers && { otherReports: true }),
        },
        { onSuccess: onClose },
      );
  };
  return (
    <Dialog
      open
      onOpenChange={(_, { open }) => {
        if (!open) onClose();
      }}
    >
      <DialogSurface>
        <form noValidate onSubmit={submit}>
          <DialogBody>
            <DialogTitle>Update Email Address</DialogTitle>
            <DialogContent className={styles.content}>
              {update.error !== null && email !== before ? (
                <MessageBar intent="warning" layout="multiline">
                  <MessageBarBody role="status">
                    Somebody else changed the address meanwhile. It is now <strong>{email}</strong>.
                    Update Email replaces it with yours.
                  </MessageBarBody>
                </MessageBar>
              ) : null}
              <Field
                label="Email"
                {...(fault === undefined ? {} : { validationMessage: fault })}
                hint="Links that were sent before no longer open. Nothing is sent until you choose Resend Email."
              >
                <Input
                  type="email"
                  autoComplete="off"
                  value={address}
                  onChange={(_, { value }) => setAddress(value)}
                />
              </Field>
              {others > 0 ? (
                <Checkbox
                  checked={isForOthers}
                  onChange={(_, { checked }) => setForOthers(checked === true)}
                  label={`Also for the ${others === 1 ? 'other report' : `${others} other reports`} that went to this address`}
                />
              ) : null}
            </DialogContent>
            <DialogActions>
              <DialogTrigger disableButtonEnhancement>
                <Button>Cancel</Button>
              </DialogTrigger>
              <BusyButton
                type="submit"
                appearance="primary"
                disabledFocusable={cannotSend}
                isBusy={update.isPending}
              >
                Update Email
              </BusyButton>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

/** Asked anew by each dialog. */
const otherReports = (reportId: string) =>
  queryOptions({
    queryKey: [apiPaths.adminOtherReports(reportId)],
    queryFn: ({ signal }) =>
      fetchJson(apiPaths.adminOtherReports(reportId), otherReportsSchema, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
