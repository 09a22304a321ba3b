import { Button, Field } from '@fluentui/react-components';
import {
  apiPaths,
  messageReplySchema,
  pagePaths,
  passwordByLinkSchema,
  passwordLinkReplySchema,
} from '@ellac/contracts';
import { fetchJson, messageOf, PageSpinner, useBodyClass, useToast } from '@ellac/web';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { LoginBox } from '../login/login-box.js';
import { LoginFrame } from '../login/login-frame.js';
import { PasswordInput } from '../login/password-input.js';
import { BusyButton } from '../pieces/busy-button.js';
import { type FieldFaults, faultsIn, faultsOf } from '../pieces/field-faults.js';
import { useOneAtATime } from '../pieces/one-at-a-time.js';
import { currentUser } from '../session/current-user-query.js';

/** Whose password the link sets; the token is no part of an address that a server sees. */
const passwordLink = (token: string) =>
  queryOptions({
    queryKey: [apiPaths.passwordLink, token],
    queryFn: () =>
      fetchJson(apiPaths.passwordLink, passwordLinkReplySchema, {
        method: 'POST',
        body: { token },
      }),
  });

/** Where the link of an invitation or for a forgotten password leads. */
export default function SetPasswordPage() {
  const [token] = useState(() => location.hash.slice(1));
  const link = useQuery(passwordLink(token));
  useBodyClass('undecided', link.isPending);
  const [, go] = useLocation();
  const toLogin = () => go(pagePaths.admin, { replace: true });
  if (link.isPending) return <PageSpinner label="Loading…" />;
  return (
    <LoginFrame title="Set a password">
      {link.isSuccess ? (
        <SetPasswordCard token={token} {...link.data} onDone={toLogin} />
      ) : (
        <LoginBox
          title="This link cannot be used"
          subtitle={messageOf(link.error, 'The server gave no reason.')}
          onSubmit={(event) => {
            event.preventDefault();
            void link.refetch();
          }}
        >
          <span>
            After an invitation, ask for a new one. For a forgotten password, choose “Forgot your
            password?” at the login.
          </span>
          <BusyButton type="submit" isBusy={link.isFetching}>
            Try again
          </BusyButton>
          <Button appearance="primary" onClick={toLogin}>
            To the login
          </Button>
        </LoginBox>
      )}
    </LoginFrame>
  );
}

interface CardProps {
  readonly token: string;
  readonly username: string;
  readonly isInvitation: boolean;
  readonly onDone: () => void;
}

function SetPasswordCard({ token, username, isInvitation, onDone }: CardProps) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const [newPassword, setPassword] = useState('');
  const [faults, setFaults] = useState<FieldFaults<'newPassword'>>({});
  const mutation = useMutation({
    mutationFn: () =>
      fetchJson(apiPaths.passwordLink, messageReplySchema, {
        method: 'PUT',
        body: { token, newPassword },
      }),
    onSuccess: async ({ message }) => {
      toast({ title: 'Success', description: message });
      // It may have been the user who is signed in here.
      await queryClient.invalidateQueries(currentUser);
      onDone();
    },
    onError: (error) => {
      const { newPassword: found } = faultsIn<'newPassword'>(error);
      setFaults({ newPassword: found ?? messageOf(error, 'Failed to set the password') });
    },
  });
  const call = useOneAtATime(mutation);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsOf<'token' | 'newPassword'>(passwordByLinkSchema, { token, newPassword });
    setFaults(found);
    if (Object.keys(found).length === 0) call.mutate(undefined);
  };
  return (
    <LoginBox
      title={isInvitation ? 'Welcome to the desk' : 'Set a new password'}
      subtitle={
        <>
          {isInvitation ? 'Choose a password for your user ' : 'For the user '}
          <strong>
            <bdi>{username}</bdi>
          </strong>
          .
        </>
      }
      onSubmit={submit}
    >
      {/* For password managers, which want to know whose password this is. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <Field
        label="New password"
        hint="At least 12 characters. Length protects better than signs and digits."
        {...(faults.newPassword === undefined ? {} : { validationMessage: faults.newPassword })}
      >
        <PasswordInput
          autoComplete="new-password"
          value={newPassword}
          onChange={(password) => {
            setPassword(password);
            setFaults({});
          }}
        />
      </Field>
      <BusyButton type="submit" appearance="primary" size="large" isBusy={call.isPending}>
        Set the password
      </BusyButton>
    </LoginBox>
  );
}
