import {
  Card,
  Field,
  Input,
  makeStyles,
  Subtitle1,
  Text,
  tokens,
} from '@fluentui/react-components';
import {
  apiPaths,
  type Credentials,
  loginNeedsCode,
  loginNeedsHeader,
  messages,
  pagePaths,
} from '@ellac/contracts';
import { HttpError, useToast, send } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { BusyButton } from '../pieces/busy-button.js';
import { currentUser } from '../session/current-user-query.js';
import { sessionFailure } from '../session/failure-text.js';
import { CodeField } from './code-field.js';
import { PasswordInput } from './password-input.js';

const useStyles = makeStyles({
  card: {
    width: '350px',
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: '28px',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
    rowGap: '24px',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  // The page focuses the heading itself, and it is not a control, so it shows no focus ring.
  title: { margin: 0, fontSize: '22px', lineHeight: '28px', outlineStyle: 'none' },
  subtitle: { color: tokens.colorNeutralForeground2, fontSize: '15px', lineHeight: '22px' },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  field: { '& label': { fontSize: '16px', fontWeight: tokens.fontWeightSemibold } },
  forgotten: { color: tokens.colorNeutralForeground3, fontSize: '14px', lineHeight: '20px' },
});

const required = { username: messages.usernameRequired, password: messages.passwordRequired };

/** Whether the password was right, and the user's code is missing or wrong. */
const needsCode = (error: unknown): boolean =>
  error instanceof HttpError && error.headers.get(loginNeedsHeader) === loginNeedsCode;

const loginFailure = (error: unknown): string => sessionFailure(error, 'Failed to login');

export function LoginCard() {
  const styles = useStyles();
  const { toast } = useToast();
  const queryClient = useQueryClient();
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
    onSuccess: async () => {
      toast({ title: 'Success', description: 'Logged in successfully!' });
      history.pushState(null, '', pagePaths.admin);
      await queryClient.refetchQueries(currentUser);
    },
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
    <Card className={styles.card}>
      <div>
        <Subtitle1 as="h1" block tabIndex={-1} className={styles.title}>
          Admin Login
        </Subtitle1>
        <Text className={styles.subtitle}>Enter your credentials to access the admin panel</Text>
      </div>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
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
          <PasswordInput
            value={credentials.password}
            onChange={(password) => change({ password })}
          />
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
        <Text className={styles.forgotten}>Password forgotten? Ask your administrator.</Text>
      </form>
    </Card>
  );
}

/** Signs in. The server's refusal is plain text, meant for the person. */
export async function logIn(credentials: Credentials): Promise<void> {
  await send(apiPaths.login, { method: 'POST', body: credentials });
}
