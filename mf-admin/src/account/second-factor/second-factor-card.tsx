import { makeStyles } from '@fluentui/react-components';
import { formatDateTime } from '@ellac/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { AccountCard } from '../account-card.js';
import { ownSessions } from '../own-sessions-calls.js';
import { NewCodesForm } from './new-codes-form.js';
import { RecoveryCodeList } from './recovery-code-list.js';
import { secondFactor } from './second-factor-calls.js';
import { SetUp } from './set-up.js';
import { TurnOffForm } from './turn-off-form.js';

const useStyles = makeStyles({ words: { margin: 0 } });

/** Whether logins need a code of the user's phone, and how to change that. */
export function SecondFactorCard({ username }: { readonly username: string }) {
  const styles = useStyles();
  const title = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const query = useQuery(secondFactor);
  const { data } = query;
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  const onDone = () => {
    void queryClient.invalidateQueries(ownSessions);
    void query.refetch();
    setNewCodes(null);
    title.current?.focus();
  };
  return (
    <AccountCard
      title="Second factor"
      titleRef={title}
      query={query}
      fault="Your second factor cannot be shown right now"
    >
      {data?.onSince === null ? (
        <SetUp username={username} words={offWords} onDone={onDone} />
      ) : null}
      {typeof data?.onSince === 'string' && newCodes !== null ? (
        <RecoveryCodeList codes={newCodes} isFirst={false} onDone={onDone} />
      ) : null}
      {typeof data?.onSince === 'string' && newCodes === null ? (
        <>
          <p className={styles.words}>{onWords(data.onSince, data.recoveryCodesLeft)}</p>
          <NewCodesForm username={username} onMade={setNewCodes} />
          <TurnOffForm username={username} />
        </>
      ) : null}
    </AccountCard>
  );
}

const offWords =
  'Off. With a second factor, a login also needs a code from an app on your phone: a stolen password alone opens nothing.';

function onWords(since: string, codesLeft: number): string {
  const left = `${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left`;
  const advice = codesLeft < 3 ? ' Make ten new ones below.' : '';
  return `On since ${formatDateTime(new Date(since))}; ${left}.${advice}`;
}
