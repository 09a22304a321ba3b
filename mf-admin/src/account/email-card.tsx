import { Field, Input, makeStyles } from '@fluentui/react-components';
import { type EmailChange, emailChangeSchema } from '@ellac/contracts';
import { type SubmitEvent, useState } from 'react';
import { BusyButton } from '../pieces/busy-button.js';
import { Card } from '../pieces/card.js';
import { type FieldFaults, faultsIn, faultsOf } from '../pieces/field-faults.js';
import { useChangeEmail } from './change-email.js';

const useStyles = makeStyles({
  card: { width: '480px', maxWidth: '100%', boxSizing: 'border-box' },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

interface Props {
  readonly username: string;
  readonly email: string | null;
}

/** The address to which the link for a forgotten password goes. */
export function EmailCard({ username, email }: Props) {
  const styles = useStyles();
  const [address, setAddress] = useState(email ?? '');
  const [currentPassword, setPassword] = useState('');
  const [faults, setFaults] = useState<FieldFaults<keyof EmailChange>>({});
  const call = useChangeEmail();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = { email: address, currentPassword };
    const change = { ...form, email: address.trim() === '' ? null : address };
    const found = faultsOf<keyof EmailChange>(emailChangeSchema, change as typeof form);
    setFaults(found);
    if (Object.keys(found).length === 0)
      call.mutate(change, {
        onSuccess: () => setPassword(''),
        onError: (error) => setFaults(faultsIn(error)),
      });
  };
  const faultOf = (name: keyof EmailChange) =>
    faults[name] === undefined ? {} : { validationMessage: faults[name] };
  return (
    <Card className={styles.card}>
      <form className={styles.form} noValidate onSubmit={submit} aria-label="Change email address">
        <input hidden readOnly autoComplete="username" value={username} />
        <Field
          label="Email address"
          hint="Without one, a forgotten password is a matter for your administrator."
          {...faultOf('email')}
        >
          <Input
            type="email"
            autoComplete="email"
            value={address}
            onChange={(_, { value }) => {
              setAddress(value);
              setFaults({ ...faults, email: undefined });
            }}
          />
        </Field>
        <Field label="Password, to change the address" {...faultOf('currentPassword')}>
          <Input
            type="password"
            autoComplete="current-password"
            value={currentPassword}
            onChange={(_, { value }) => {
              setPassword(value);
              setFaults({ ...faults, currentPassword: undefined });
            }}
          />
        </Field>
        <BusyButton type="submit" isBusy={call.isPending}>
          Save email address
        </BusyButton>
      </form>
    </Card>
  );
}
