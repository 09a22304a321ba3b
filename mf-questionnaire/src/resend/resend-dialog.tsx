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
  tokens,
} from '@fluentui/react-components';
import { emailPattern, limits, questionnaireMessages } from '@ellac/contracts';
import { ForScreenReaders, messageOf } from '@ellac/web';
import { useId, useState, type SyntheticEvent } from 'react';
import { useControlSizes } from '../page/control-sizes.js';
import { faultProps, type ShownFault } from '../fields/use-question.js';
import { resendFailed, useResend } from './use-resend.js';

const useStyles = makeStyles({
  content: { display: 'grid', gap: tokens.spacingVerticalL },
  text: { margin: 0 },
});

interface ResendDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function faultOf(email: string): ShownFault | undefined {
  if (email === '') return { text: 'Please enter your email address', isNews: true };
  return emailPattern.test(email)
    ? undefined
    : { text: questionnaireMessages.invalidEmail, isNews: true };
}

interface ResendFormProps {
  readonly aboutId: string;
  readonly onSent: () => void;
}

function ResendForm({ aboutId, onSent }: ResendFormProps) {
  const styles = useStyles();
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useResend(onSent);
  const fault = faultOf(email.trim());

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault === undefined && !isPending) mutate(email.trim());
  };

  return (
    <form noValidate onSubmit={submit}>
      <DialogBody>
        <DialogTitle>Resend Report Verification Email</DialogTitle>
        <DialogContent className={styles.content}>
          <p id={aboutId} className={styles.text}>
            Enter the address you gave in the questionnaire, and you get a new link by e-mail. This
            only works for your most recent submitted report.
          </p>
          <Field label="E-mail address" required {...faultProps(asked ? fault : undefined)}>
            <Input
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              input={{ autoCorrect: 'off', enterKeyHint: 'send' }}
              maxLength={limits.email}
              value={email}
              onChange={(_, data) => setEmail(data.value)}
            />
          </Field>
          {/* The dialog hides the page and its toast from screen readers, so this repeats it. */}
          {error !== null && (
            <ForScreenReaders>
              <span role="alert">{messageOf(error, resendFailed)}</span>
            </ForScreenReaders>
          )}
        </DialogContent>
        <DialogActions>
          <DialogTrigger disableButtonEnhancement>
            <Button>Cancel</Button>
          </DialogTrigger>
          <Button type="submit" appearance="primary" disabledFocusable={isPending}>
            {isPending ? 'Sending...' : 'Send new link'}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}

/** Asks owners who lost their link for their address. */
export function ResendDialog({ open, onClose }: ResendDialogProps) {
  const sizes = useControlSizes();
  const aboutId = useId();
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogSurface className={sizes.root} aria-describedby={aboutId}>
        <ResendForm aboutId={aboutId} onSent={onClose} />
      </DialogSurface>
    </Dialog>
  );
}
