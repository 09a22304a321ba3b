import { Button, Field, Input, makeStyles, Subtitle2 } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { problemWords } from '../problem-words.js';
import { apiPaths, messageReplySchema, type MessageReply } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', maxWidth: '400px' },
  heading: { margin: 0 },
  button: { justifySelf: 'start' },
});

type Note = { state: 'error' | 'success'; message: string } | null;

/** Sends a new link by e-mail. */
export function NewLinkForm({ reportId }: { reportId: string }) {
  const styles = useStyles();
  const [email, setEmail] = useState('');
  const [note, setNote] = useState<Note>(null);
  const request = useMutation({
    mutationFn: (address: string) => requestNewLink(reportId, address),
    onSuccess: () =>
      setNote({
        state: 'success',
        message: 'A new verification link has been sent to your email',
      }),
    onError: (error) => {
      const { title, message } = problemWords(error, 'Failed to resend verification');
      setNote({ state: 'error', message: title === undefined ? message : `${title}. ${message}` });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Enter sends the form even while its button is disabled.
    if (request.isPending) return;
    const address = email.trim();
    if (address === '') {
      setNote({ state: 'error', message: 'Please enter your email address' });
      event.currentTarget.querySelector('input')?.focus();
    } else {
      request.mutate(address);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Subtitle2 as="h2" className={styles.heading}>
        Request a new link
      </Subtitle2>
      <Field
        label="Your e-mail address"
        hint="The address that your report was sent to."
        {...(note === null
          ? {}
          : {
              validationState: note.state,
              validationMessage: {
                role: note.state === 'error' ? 'alert' : 'status',
                children: note.message,
              },
            })}
      >
        <Input
          type="email"
          autoComplete="email"
          value={email}
          onChange={(_, { value }) => {
            setEmail(value);
            setNote(null);
          }}
        />
      </Field>
      <Button
        className={styles.button}
        type="submit"
        appearance="primary"
        disabledFocusable={request.isPending}
      >
        Get New Verification Link
      </Button>
    </form>
  );
}

/**
 * Requests a new link to one report. The server sends it only if the address is the report's own.
 */
const requestNewLink = (reportId: string, email: string): Promise<MessageReply> =>
  fetchJson(apiPaths.resendVerification, messageReplySchema, {
    method: 'POST',
    body: { reportId, email },
  });
