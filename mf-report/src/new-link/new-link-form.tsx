import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { problemWords } from '../problem-words.js';
import { apiPaths, messageReplySchema, type MessageReply } from '@ellac/contracts';
import { fetchJson } from '@ellac/web';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: '20px',
    width: '100%',
    // The sizes of the questionnaire, from which the owner comes.
    '& .fui-Field__label': {
      fontSize: tokens.fontSizeBase400,
      lineHeight: tokens.lineHeightBase400,
      fontWeight: tokens.fontWeightSemibold,
    },
    '& .fui-Field__hint, & .fui-Field__validationMessage': {
      marginTop: '4px',
      fontSize: '14px',
      lineHeight: '20px',
    },
  },
});

interface NewLinkFormProps {
  readonly reportId: string;
  /** Called with the address to which the server sends a link. */
  readonly onSent: (email: string) => void;
}

/** Sends a new link by e-mail. */
export function NewLinkForm({ reportId, onSent }: NewLinkFormProps) {
  const styles = useStyles();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const request = useMutation({
    mutationFn: (address: string) => requestNewLink(reportId, address),
    onSuccess: (_, address) => onSent(address),
    onError: (error) => {
      const { title, message } = problemWords(error, 'Failed to resend verification');
      setFault(title === undefined ? message : `${title}. ${message}`);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Enter sends the form even while its button is disabled.
    if (request.isPending) return;
    const address = email.trim();
    if (address === '') {
      setFault('Please enter your email address');
      event.currentTarget.querySelector('input')?.focus();
    } else {
      request.mutate(address);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label="Your e-mail address"
        hint="The address that your report was sent to."
        {...(fault !== null && {
          validationState: 'error' as const,
          validationMessage: { role: 'alert', children: fault },
        })}
      >
        <Input
          type="email"
          size="large"
          autoComplete="email"
          value={email}
          onChange={(_, { value }) => {
            setEmail(value);
            setFault(null);
          }}
        />
      </Field>
      <Button type="submit" size="large" appearance="primary" disabledFocusable={request.isPending}>
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
