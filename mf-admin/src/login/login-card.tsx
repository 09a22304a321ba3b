import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import {
  apiPaths,
  type Credentials,
  loginNeedsCode,
  loginNeedsHeader,
  messages,
} from '@ellac/contracts';
import { HttpError, useToast, send } from '@ellac/web';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { BusyButton } from '../pieces/busy-button.js';
import { sessionFailure } from '../session/failure-text.js';
import { CodeField } from './code-field.js';
import { LoginBox } from './login-box.js';
import { OidcButton } from './oidc-button.js';
import { PasswordInput } from './password-input.js';
import { useDeskEntry } from './use-desk-entry.js';

const useStyles = makeStyles({
  field: { '& label': { fontSize: '16px', fontWeight: tokens.fontWeightSemibold } },
});

const required = { username: messages.usernameRequired, password: messages.passwordRequired };

/** Whether the password was right, and the user's code is missing or wrong. */
const needsCode = (error: unknown): boolean =>
  error instanceof HttpError && error.headers.get(loginNeedsHeader) === loginNeedsCode;

const loginFailure = (error: unknown): string => sessionFailure(error, 'Failed to login');

interface Props {
  /** The page that a provider of identities leads back to. */
  readonly page: string;
  readonly onForgotten: () => void;
}

/** The login itself. */
export function LoginCard({ page, onForgotten }: Props) {
  const styles = useStyles();
  const { toast } = useToast();
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  // Null until the server asks for it.
  const [code, setCode] = useState<string | null>(null);
  const [isCodeMissing, setCodeMissing] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusOn = (name: keyof Credentials) =>
    form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
  const login = useMutation({
    mutationFn: logIn,
    onSuccess: useDeskEntry(),
    onError: (error, sent) => {
      if (needsCode(error)) {
        setCode('');
        focusOn('code');
        // Asking for the code is no failure.
        if (sent.code === undefined) return;
      }
      toast({
        title: 'Error',
        description: loginFailure(error),
        variant: 'destructive',
      });
    },
  });

  const isEmpty = (name: keyof typeof required) => credentials[name] === '';
  const missing = (name: keyof typeof required) => submitted && isEmpty(name);
  const message = (name: keyof typeof required) =>
    missing(name) ? { validationMessage: required[name] } : {};
  const isCodeWrong = login.isError && login.variables.code !== undefined;
  const refused = isCodeWrong ? loginFailure(login.error) : null;
  const codeFault = isCodeMissing ? messages.codeRequired : refused;
  const change = (changed: Partial<Credentials>) => {
    setCredentials({ ...credentials, ...changed });
    // Another user may need none.
    setCode(null);
    login.reset();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Enter sends the form even while its button is disabled.
    if (login.isPending) return;
    setSubmitted(true);
    const empty = (['username', 'password'] as const).find(isEmpty);
    setCodeMissing(code?.trim() === '');
    if (empty !== undefined) focusOn(empty);
    else if (code?.trim() === '') focusOn('code');
    else login.mutate({ ...credentials, ...(code !== null && { code }) });
  };

  return (
    <LoginBox
      title="Admin Login"
      subtitle="Enter your credentials to access the admin panel"
      formRef={form}
      onSubmit={submit}
    >
      <Field label="Username" className={styles.field} {...message('username')}>
        <Input
          name="username"
          size="large"
          autoComplete="username"
          value={credentials.username}
          onChange={(_, { value }) => change({ username: value })}
        />
      </Field>
      <Field
        label="Password"
        className={styles.field}
        {...(login.isError && code === null
          ? { validationMessage: loginFailure(login.error) }
          : {})}
        {...message('password')}
      >
        <PasswordInput value={credentials.password} onChange={(password) => change({ password })} />
      </Field>
      {code === null ? null : (
        <CodeField
          className={styles.field}
          code={code}
          fault={codeFault}
          onChange={(changed) => {
            setCode(changed);
            setCodeMissing(false);
            login.reset();
          }}
        />
      )}
      <BusyButton type="submit" appearance="primary" size="large" isBusy={login.isPending}>
        Login
      </BusyButton>
      <OidcButton page={page} />
      <Button appearance="subtle" onClick={onForgotten}>
        Forgot your password?
      </Button>
    </LoginBox>
  );
}

/** Signs in. The server's refusal is plain text, meant for the person. */
export async function logIn(credentials: Credentials): Promise<void> {
  await send(apiPaths.login, { method: 'POST', body: credentials });
}
