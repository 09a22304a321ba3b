import { Button, Field, Input, makeStyles, Subtitle2, Text } from '@fluentui/react-components';
import { apiPaths, companyFields, type PersonalData, personalDataSchema } from '@ellac/contracts';
import { fetchJson, messageOf, saveFile, send, useToast } from '@ellac/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { BusyButton } from '../pieces/busy-button.js';
import { Card } from '../pieces/card.js';
import { ConfirmDialog } from '../pieces/confirm-dialog.js';

const useStyles = makeStyles({
  title: { margin: 0 },
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '16px' },
  field: { flex: '1 1 240px', maxWidth: '420px' },
  found: { display: 'grid', gap: '12px', overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

const { pattern, invalid } = companyFields.owner_email;

const some = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

const isNothing = ({ companies, mails, reportsElsewhere }: PersonalData): boolean =>
  companies + mails + reportsElsewhere === 0;

/** What is stored, in words; the address is named where it is asked for. */
function foundInWords(found: PersonalData): string {
  if (isNothing(found)) return 'Nothing is stored of this address.';
  const { companies, reports, mails, reportsElsewhere } = found;
  const own = `${some(companies, 'company', 'companies')} with ${some(reports, 'report', 'reports')}, and ${some(mails, 'mail', 'mails')}.`;
  return reportsElsewhere === 0
    ? own
    : `${own} ${some(reportsElsewhere, 'report', 'reports')} of companies with another address also ${reportsElsewhere === 1 ? 'names' : 'name'} it.`;
}

const post = (path: string, email: string) =>
  fetchJson(path, personalDataSchema, { method: 'POST', body: { email } });

/** Finds, exports and erases everything that is stored of an owner. */
export function PersonalDataCard() {
  const styles = useStyles();
  const { toast } = useToast();
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const failed = (title: string) => (error: unknown) =>
    toast({ title, description: messageOf(error, 'Try again later.'), variant: 'destructive' });
  const find = useMutation({
    mutationFn: (email: string) => post(apiPaths.adminPersonalDataFind, email),
    onError: failed('Failed to look'),
  });
  const save = useMutation({
    mutationFn: async (email: string) => {
      const path = apiPaths.adminPersonalDataExport;
      const response = await send(path, { method: 'POST', body: { email } });
      saveFile(await response.blob(), 'personal-data.json');
    },
    onSuccess: () => toast({ title: 'File saved', description: 'personal-data.json' }),
    onError: failed('Failed to export'),
  });
  const erase = useMutation({
    mutationFn: (email: string) => post(apiPaths.adminPersonalDataErase, email),
    onSuccess: () => {
      toast({ title: 'All data of this address was erased' });
      find.reset();
      setAddress('');
      return client.invalidateQueries();
    },
    onError: failed('Failed to erase'),
    onSettled: () => setAsking(false),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (find.isPending) return;
    const email = address.trim();
    if (pattern.test(email)) find.mutate(email);
    else setFault(invalid);
  };
  const { data: found, variables: email = '' } = find;
  return (
    <Card role="region" aria-labelledby="personal-data">
      <Subtitle2 as="h2" id="personal-data" className={styles.title}>
        Data of an owner
      </Subtitle2>
      <Text>
        Everything that is stored of an email address, from the trash and with private notes, to
        hand out or to erase.
      </Text>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          className={styles.field}
          label="Email of the owner"
          {...(fault === undefined ? {} : { validationMessage: fault })}
        >
          <Input
            type="email"
            autoComplete="off"
            value={address}
            onChange={(_, { value }) => {
              setAddress(value);
              setFault(undefined);
              find.reset();
            }}
          />
        </Field>
        <BusyButton type="submit" isBusy={find.isPending}>
          Look
        </BusyButton>
      </form>
      <div role="status" className={styles.found}>
        {found === undefined ? null : <Text>{foundInWords(found)}</Text>}
      </div>
      {found === undefined || isNothing(found) ? null : (
        <div className={styles.actions}>
          <BusyButton isBusy={save.isPending} onClick={() => save.mutate(email)}>
            Export as JSON
          </BusyButton>
          <Button onClick={() => setAsking(true)}>Erase…</Button>
        </div>
      )}
      {isAsking && found !== undefined ? (
        <ConfirmDialog
          text={`This cannot be undone. It erases everything that is stored of ${email}: ${foundInWords(found)} Companies with another address keep their reports, without this address. It is erased again if an older backup is restored.`}
          action="Erase"
          isBusy={erase.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => erase.mutate(email)}
        />
      ) : null}
    </Card>
  );
}
