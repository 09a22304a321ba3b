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
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import { type SubmitEvent, useState } from 'react';
import { HttpError } from '@ellac/web';
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
  const cannotSend = address.trim() === '' || update.isPending;
  const fault = update.error instanceof HttpError ? update.error.details[0]?.message : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!cannotSend)
      update.mutate({ email: address.trim(), expected: email }, { onSuccess: onClose });
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
