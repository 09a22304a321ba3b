import { PasswordAndCodeForm } from './password-and-code-form.js';
import { useRenewCodes } from './second-factor-calls.js';

interface Props {
  readonly username: string;
  readonly onMade: (codes: readonly string[]) => void;
}

/** Makes new recovery codes in place of those before, by password and code. */
export function NewCodesForm({ username, onMade }: Props) {
  const call = useRenewCodes();
  return (
    <PasswordAndCodeForm
      username={username}
      title="New recovery codes"
      labels={{
        currentPassword: 'Password, for new recovery codes',
        code: 'Code from your app or a recovery code, for new ones',
      }}
      hint="The codes that you have now are no good any more then."
      button="Make new recovery codes"
      isBusy={call.isPending}
      onSend={(given, onError) => call.mutate(given, { onSuccess: onMade, onError })}
    />
  );
}
