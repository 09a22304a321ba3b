import { Card, Field, Input, makeStyles, Subtitle1, Text } from '@fluentui/react-components';
import { type Credentials, messages, pagePaths, apiPaths } from '@ellac/contracts';
import { useToast, send } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { BusyButton } from '../busy-button.js';
import { currentUser } from '../session/current-user-query.js';
import { sessionFailure } from '../session/failure-text.js';

const useStyles = makeStyles({
  card: { width: '350px', maxWidth: '100%', boxSizing: 'border-box', padding: '24px' },
  title: { margin: 0 },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

const required = { username: messages.usernameRequired, password: messages.passwordRequired };

export function LoginCard() {
  const styles = useStyles();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  const [submitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const login = useMutation({
    mutationFn: logIn,
    onSuccess: async () => {
      toast({ title: 'Success', description: 'Logged in successfully!' });
      history.pushState(null, '', pagePaths.admin);
      await queryClient.refetchQueries(currentUser);
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sessionFailure(error, 'Failed to login'),
        variant: 'destructive',
      }),
  });

  const isEmpty = (name: keyof Credentials) => credentials[name] === '';
  const missing = (name: keyof Credentials) => submitted && isEmpty(name);
  const message = (name: keyof Credentials) =>
    missing(name) ? { validationMessage: required[name] } : {};

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Enter sends the form even while its button is disabled.
    if (login.isPending) return;
    setSubmitted(true);
    const empty = (['username', 'password'] as const).find(isEmpty);
    if (empty === undefined) login.mutate(credentials);
    else form.current?.querySelector<HTMLInputElement>(`input[name=${empty}]`)?.focus();
  };

  return (
    <Card className={styles.card}>
      <div>
        <Subtitle1 as="h1" block tabIndex={-1} className={styles.title}>
          Admin Login
        </Subtitle1>
        <Text>Enter your credentials to access the admin panel</Text>
      </div>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <Field label="Username" {...message('username')}>
          <Input
            name="username"
            autoComplete="username"
            value={credentials.username}
            onChange={(_, { value }) => setCredentials({ ...credentials, username: value })}
          />
        </Field>
        <Field label="Password" {...message('password')}>
          <Input
            name="password"
            type="password"
            autoComplete="current-password"
            value={credentials.password}
            onChange={(_, { value }) => setCredentials({ ...credentials, password: value })}
          />
        </Field>
        <BusyButton type="submit" appearance="primary" isBusy={login.isPending}>
          Login
        </BusyButton>
      </form>
    </Card>
  );
}

/** Signs in. The server's refusal is plain text, meant for the person. */
export async function logIn(credentials: Credentials): Promise<void> {
  await send(apiPaths.login, { method: 'POST', body: credentials });
}
