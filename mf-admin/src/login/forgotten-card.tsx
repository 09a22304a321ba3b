import { Button, Field, Input } from '@fluentui/react-components';
import { apiPaths, forgottenPasswordSchema, messageReplySchema } from '@ellac/contracts';
import { fetchJson, messageOf } from '@ellac/web';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { BusyButton } from '../pieces/busy-button.js';
import { faultsIn, faultsOf } from '../pieces/field-faults.js';
import { focusAtOnce } from '../pieces/focus-at-once.js';
import { useOneAtATime } from '../pieces/one-at-a-time.js';
import { LoginBox } from './login-box.js';

/** Asks for a mail with a link that sets a new password. */
export function ForgottenCard({ onBack }: { readonly onBack: () => void }) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const ask = useMutation({
    mutationFn: () =>
      fetchJson(apiPaths.forgottenPassword, messageReplySchema, {
        method: 'POST',
        body: { email },
      }),
    onError: (error) =>
      setFault(faultsIn<'email'>(error).email ?? messageOf(error, 'Failed to send a link')),
  });
  const call = useOneAtATime(ask);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsOf(forgottenPasswordSchema, { email }).email;
    setFault(found);
    if (found === undefined) call.mutate(undefined);
  };
  return (
    <LoginBox
      title="Forgot your password?"
      subtitle="Enter the email address of your user, and we send you a link to set a new one."
      onSubmit={submit}
    >
      {ask.isSuccess ? (
        <div role="status">
          {ask.data.message} It is valid for 30 minutes. If no mail comes, your user has no email
          address: ask your administrator.
        </div>
      ) : (
        <>
          <Field
            label="Email address"
            {...(fault === undefined ? {} : { validationMessage: fault })}
          >
            <Input
              ref={focusAtOnce}
              type="email"
              size="large"
              autoComplete="email"
              value={email}
              onChange={(_, { value }) => {
                setEmail(value);
                setFault(undefined);
              }}
            />
          </Field>
          <BusyButton type="submit" appearance="primary" size="large" isBusy={call.isPending}>
            Send the link
          </BusyButton>
        </>
      )}
      <Button appearance="subtle" onClick={onBack}>
        Back to the login
      </Button>
    </LoginBox>
  );
}
