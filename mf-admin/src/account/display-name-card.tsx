import { Field, Input, makeStyles } from '@fluentui/react-components';
import { displayNameSchema, limits } from '@ellac/contracts';
import { type SubmitEvent, useState } from 'react';
import { Card } from '../pieces/card.js';
import { BusyButton } from '../pieces/busy-button.js';
import { useChangeDisplayName } from './change-display-name.js';

const useStyles = makeStyles({
  card: { width: '480px', maxWidth: '100%', boxSizing: 'border-box' },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

/** The name by which the user signs comments. */
export function DisplayNameCard({ displayName }: { displayName: string | null }) {
  const styles = useStyles();
  const [name, setName] = useState(displayName ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const call = useChangeDisplayName();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (call.isPending) return;
    const change = { displayName: name.trim() === '' ? null : name };
    const issue = displayNameSchema.safeParse(change).error?.issues[0];
    setFault(issue?.message ?? null);
    if (issue === undefined) call.mutate(change);
  };
  return (
    <Card className={styles.card}>
      <form className={styles.form} noValidate onSubmit={submit} aria-label="Change display name">
        <Field
          label="Display name"
          hint="Signs your comments in the report and here. Owners never see your username."
          {...(fault === null ? {} : { validationMessage: fault })}
        >
          <Input
            autoComplete="name"
            maxLength={2 * limits.displayName}
            value={name}
            onChange={(_, { value }) => {
              setName(value);
              setFault(null);
            }}
          />
        </Field>
        <BusyButton type="submit" isBusy={call.isPending}>
          Save display name
        </BusyButton>
      </form>
    </Card>
  );
}
