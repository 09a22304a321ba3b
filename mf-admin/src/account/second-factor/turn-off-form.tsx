import { PasswordAndCodeForm } from './password-and-code-form.js';
import { useTurnOff } from './second-factor-calls.js';

/** Turns the second factor off, by password and code. */
export function TurnOffForm({ username }: { readonly username: string }) {
  const call = useTurnOff();
  return (
    <PasswordAndCodeForm
      username={username}
      title="Turn the second factor off"
      labels={{
        currentPassword: 'Password, to turn it off',
        code: 'Code from your app, or a recovery code',
      }}
      button="Turn off"
      isBusy={call.isPending}
      onSend={(given, onError) => call.mutate(given, { onError })}
    />
  );
}
