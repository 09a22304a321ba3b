import { Field, Input, makeStyles, Subtitle2 } from '@fluentui/react-components';
import { apiPaths, companyFields, findingSchema } from '@ellac/contracts';
import { fetchJson, messageOf, useToast } from '@ellac/web';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Card } from '../pieces/card.js';
import { BusyButton } from '../pieces/busy-button.js';
import { FindingList } from './finding-list.js';

const useStyles = makeStyles({
  title: { margin: 0 },
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '16px' },
  field: { flex: '1 1 240px', maxWidth: '420px' },
});

const { pattern, invalid } = companyFields.owner_email;

/** Sends a test mail, and shows what the mail server said. */
export function TestMailCard() {
  const styles = useStyles();
  const { toast } = useToast();
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState<string>();
  const call = useMutation({
    mutationFn: (email: string) =>
      fetchJson(apiPaths.adminTestMail, findingSchema, { method: 'POST', body: { email } }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to send the test mail'),
        variant: 'destructive',
      }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (call.isPending) return;
    const email = address.trim();
    if (pattern.test(email)) call.mutate(email);
    else setFault(invalid);
  };
  return (
    <Card role="region" aria-labelledby="test-mail">
      <Subtitle2 as="h2" id="test-mail" className={styles.title}>
        Test mail
      </Subtitle2>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          className={styles.field}
          label="Email"
          {...(fault === undefined ? {} : { validationMessage: fault })}
        >
          <Input
            type="email"
            autoComplete="email"
            value={address}
            onChange={(_, { value }) => {
              setAddress(value);
              setFault(undefined);
            }}
          />
        </Field>
        <BusyButton type="submit" isBusy={call.isPending}>
          Send a test mail
        </BusyButton>
      </form>
      <div role="status">
        {call.data === undefined ? null : <FindingList findings={[call.data]} />}
      </div>
    </Card>
  );
}
