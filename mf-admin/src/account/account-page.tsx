import { Checkbox, Field, Input, makeStyles } from '@fluentui/react-components';
import { passwordChangeSchema, type PasswordChange } from '@ellac/contracts';
import { useHeadingFocus, usePageTitle } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Card } from '../pieces/card.js';
import { PageTitle } from '../pieces/page-title.js';
import { type FieldFaults, faultsIn, faultsOf } from '../pieces/field-faults.js';
import { BusyButton } from '../pieces/busy-button.js';
import { currentUser } from '../session/current-user-query.js';
import { DisplayNameCard } from './display-name-card.js';
import { EmailCard } from './email-card.js';
import { useChangePassword } from './change-password.js';
import { SecondFactorCard } from './second-factor/second-factor-card.js';
import { SessionsCard } from './sessions-card.js';
import { ThemeCard } from './theme-card.js';

const useStyles = makeStyles({
  // Two cards beside each other where there is room.
  page: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 480px))',
    alignItems: 'start',
    gap: '16px',
    '& > h1': { gridColumn: '1 / -1' },
  },
  card: { width: '480px', maxWidth: '100%', boxSizing: 'border-box' },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

const fields = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New password',
    autoComplete: 'new-password',
    hint: 'At least 12 characters. Length protects better than signs and digits.',
  },
] as const;

const empty: PasswordChange = { currentPassword: '', newPassword: '' };

/** The admin's own account: theme, display name, email address, password, second factor, sessions. */
export default function AccountPage({ username }: { username: string }) {
  const styles = useStyles();
  usePageTitle('Account');
  const page = useHeadingFocus(true);
  const user = useQuery(currentUser);
  const [change, setChange] = useState(empty);
  const [isShown, setShown] = useState(false);
  const [faults, setFaults] = useState<FieldFaults<keyof PasswordChange>>({});
  const call = useChangePassword(() => setChange(empty));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (call.isPending) return;
    const found = faultsOf(passwordChangeSchema, change);
    setFaults(found);
    if (Object.keys(found).length === 0)
      call.mutate(change, { onError: (error) => setFaults(faultsIn(error)) });
  };
  return (
    <div ref={page} className={styles.page}>
      <PageTitle>Account</PageTitle>
      <ThemeCard />
      <DisplayNameCard displayName={user.data?.displayName ?? null} />
      <EmailCard username={username} email={user.data?.email ?? null} />
      <Card className={styles.card}>
        <form className={styles.form} noValidate onSubmit={submit} aria-label="Change password">
          {/* For password managers, which want to know whose password this is. */}
          <input hidden readOnly autoComplete="username" value={username} />
          {fields.map(({ name, label, autoComplete, ...more }) => (
            <Field
              key={name}
              label={label}
              {...('hint' in more ? { hint: more.hint } : {})}
              {...(faults[name] === undefined ? {} : { validationMessage: faults[name] })}
            >
              <Input
                type={isShown ? 'text' : 'password'}
                autoComplete={autoComplete}
                value={change[name]}
                onChange={(_, { value }) => {
                  setChange({ ...change, [name]: value });
                  setFaults({ ...faults, [name]: undefined });
                }}
              />
            </Field>
          ))}
          <Checkbox
            label="Show the passwords"
            checked={isShown}
            onChange={(_, { checked }) => setShown(checked === true)}
          />
          <BusyButton type="submit" appearance="primary" isBusy={call.isPending}>
            Change password
          </BusyButton>
        </form>
      </Card>
      <SecondFactorCard username={username} />
      <SessionsCard />
    </div>
  );
}
