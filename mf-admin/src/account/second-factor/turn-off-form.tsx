import { Field, Input, makeStyles } from '@fluentui/react-components';
import { type SecondFactorEnd, secondFactorEndSchema } from '@ellac/contracts';
import { type SubmitEvent, useState } from 'react';
import { BusyButton } from '../../pieces/busy-button.js';
import { type FieldFaults, faultsIn, faultsOf } from '../../pieces/field-faults.js';
import { useTurnOff } from './second-factor-calls.js';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

const fields = [
  {
    name: 'currentPassword',
    label: 'Password, to turn it off',
    type: 'password',
    autoComplete: 'current-password',
  },
  {
    name: 'code',
    label: 'Code from your app, or a recovery code',
    type: 'text',
    autoComplete: 'one-time-code',
  },
] as const;

/** Turns the second factor off, by password and code. */
export function TurnOffForm({ username }: { readonly username: string }) {
  const styles = useStyles();
  const [end, setEnd] = useState<SecondFactorEnd>({ currentPassword: '', code: '' });
  const [faults, setFaults] = useState<FieldFaults<keyof SecondFactorEnd>>({});
  const call = useTurnOff();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsOf(secondFactorEndSchema, end);
    setFaults(found);
    if (Object.keys(found).length === 0)
      call.mutate(end, { onError: (error) => setFaults(faultsIn(error)) });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-label="Turn the second factor off"
    >
      <input hidden readOnly autoComplete="username" value={username} />
      {fields.map(({ name, label, ...input }) => (
        <Field
          key={name}
          label={label}
          {...(faults[name] === undefined ? {} : { validationMessage: faults[name] })}
        >
          <Input
            {...input}
            value={end[name]}
            onChange={(_, { value }) => {
              setEnd({ ...end, [name]: value });
              setFaults({ ...faults, [name]: undefined });
            }}
          />
        </Field>
      ))}
      <BusyButton type="submit" isBusy={call.isPending}>
        Turn off
      </BusyButton>
    </form>
  );
}
