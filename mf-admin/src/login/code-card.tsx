import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { apiPaths, messages } from '@ellac/contracts';
import { send } from '@ellac/web';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { BusyButton } from '../pieces/busy-button.js';
import { useOneAtATime } from '../pieces/one-at-a-time.js';
import { sessionFailure } from '../session/failure-text.js';
import { CodeField } from './code-field.js';
import { LoginBox } from './login-box.js';
import { useDeskEntry } from './use-desk-entry.js';

const useStyles = makeStyles({
  field: { '& label': { fontSize: '16px', fontWeight: tokens.fontWeightSemibold } },
});

/** Asks for the code of the second factor, after a provider has vouched for the user. */
export function CodeCard({ onBack }: { readonly onBack: () => void }) {
  const styles = useStyles();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const login = useMutation({
    mutationFn: () => send(apiPaths.oidcCode, { method: 'POST', body: { code } }),
    onSuccess: useDeskEntry(),
    onError: (error) => setFault(sessionFailure(error, 'Failed to login')),
  });
  const call = useOneAtATime(login);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.trim() === '') setFault(messages.codeRequired);
    else call.mutate(undefined);
  };
  return (
    <LoginBox title="Enter your code" subtitle={messages.codeNeeded} onSubmit={submit}>
      <CodeField
        className={styles.field}
        code={code}
        fault={fault}
        onChange={(changed) => {
          setCode(changed);
          setFault(null);
        }}
      />
      <BusyButton type="submit" appearance="primary" size="large" isBusy={call.isPending}>
        Login
      </BusyButton>
      <Button appearance="subtle" onClick={onBack}>
        Back to the login
      </Button>
    </LoginBox>
  );
}
