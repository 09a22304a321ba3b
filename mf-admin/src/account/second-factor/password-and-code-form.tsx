import { Field, Input, makeStyles } from '@fluentui/react-components';
import { type PasswordAndCode, passwordAndCodeSchema } from '@ellac/contracts';
import { type SubmitEvent, useState } from 'react';
import { BusyButton } from '../../pieces/busy-button.js';
import { type FieldFaults, faultsIn, faultsOf } from '../../pieces/field-faults.js';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

const inputs = {
  currentPassword: { type: 'password', autoComplete: 'current-password' },
  code: { type: 'text', autoComplete: 'one-time-code' },
} as const;

const names = ['currentPassword', 'code'] as const;

interface Props {
  readonly username: string;
  /** What it does, for screen readers. */
  readonly title: string;
  readonly labels: Readonly<PasswordAndCode>;
  readonly hint?: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly onSend: (given: PasswordAndCode, onError: (error: Error) => void) => void;
}

/** Asks for the password and a code, as what changes the second factor needs both. */
export function PasswordAndCodeForm(props: Props) {
  const { username, title, labels, hint, button, isBusy, onSend } = props;
  const styles = useStyles();
  const [given, setGiven] = useState<PasswordAndCode>({ currentPassword: '', code: '' });
  const [faults, setFaults] = useState<FieldFaults<keyof PasswordAndCode>>({});
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsOf(passwordAndCodeSchema, given);
    setFaults(found);
    if (Object.keys(found).length === 0) onSend(given, (error) => setFaults(faultsIn(error)));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={title}>
      <input hidden readOnly autoComplete="username" value={username} />
      {names.map((name) => (
        <Field
          key={name}
          label={labels[name]}
          {...(name === 'code' && hint !== undefined ? { hint } : {})}
          {...(faults[name] === undefined ? {} : { validationMessage: faults[name] })}
        >
          <Input
            {...inputs[name]}
            value={given[name]}
            onChange={(_, { value }) => {
              setGiven({ ...given, [name]: value });
              setFaults({ ...faults, [name]: undefined });
            }}
          />
        </Field>
      ))}
      <BusyButton type="submit" isBusy={isBusy}>
        {button}
      </BusyButton>
    </form>
  );
}
