import { Field, Input, makeStyles } from '@fluentui/react-components';
import { secondFactorStartSchema } from '@ellac/contracts';
import { type SubmitEvent, useState } from 'react';
import { BusyButton } from '../../pieces/busy-button.js';
import { faultsIn, faultsOf } from '../../pieces/field-faults.js';
import { useRenewCodes } from './second-factor-calls.js';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

interface Props {
  readonly username: string;
  readonly onMade: (codes: readonly string[]) => void;
}

/** Makes new recovery codes in place of those before, by the password. */
export function NewCodesForm({ username, onMade }: Props) {
  const styles = useStyles();
  const [currentPassword, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const call = useRenewCodes();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsOf(secondFactorStartSchema, { currentPassword }).currentPassword;
    setFault(found);
    if (found !== undefined) return;
    call.mutate(
      { currentPassword },
      {
        onSuccess: onMade,
        onError: (error) => setFault(faultsIn<'currentPassword'>(error).currentPassword),
      },
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="New recovery codes">
      <input hidden readOnly autoComplete="username" value={username} />
      <Field
        label="Password, for new recovery codes"
        hint="The codes that you have now are no good any more then."
        {...(fault === undefined ? {} : { validationMessage: fault })}
      >
        <Input
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          onChange={(_, { value }) => {
            setPassword(value);
            setFault(undefined);
          }}
        />
      </Field>
      <BusyButton type="submit" isBusy={call.isPending}>
        Make new recovery codes
      </BusyButton>
    </form>
  );
}
