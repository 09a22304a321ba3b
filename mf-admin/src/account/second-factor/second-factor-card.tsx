import { Card, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { formatDateTime } from '@ellac/contracts';
import { ErrorAlert, messageOf } from '@ellac/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ownSessions } from '../own-sessions-calls.js';
import { secondFactor } from './second-factor-calls.js';
import { SetUp } from './set-up.js';
import { TurnOffForm } from './turn-off-form.js';

const useStyles = makeStyles({
  card: { width: '420px', maxWidth: '100%', boxSizing: 'border-box' },
  // The focus goes there when the set-up is done and gone; it is no control.
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  words: { margin: 0 },
});

/** Whether logins need a code of the user's phone, and how to change that. */
export function SecondFactorCard({ username }: { readonly username: string }) {
  const styles = useStyles();
  const title = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(secondFactor);
  const onDone = () => {
    void queryClient.invalidateQueries(ownSessions);
    void refetch();
    title.current?.focus();
  };
  return (
    <Card className={styles.card} role="region" aria-labelledby="second-factor">
      <h2 id="second-factor" ref={title} tabIndex={-1} className={styles.title}>
        Second factor
      </h2>
      {error === null ? null : (
        <ErrorAlert
          title="Your second factor cannot be shown right now"
          message={messageOf(error, 'The server gave no reason.')}
          action={{ label: 'Try again', onClick: () => void refetch() }}
        />
      )}
      {data === undefined && isFetching ? <Spinner size="tiny" label="Loading…" /> : null}
      {data?.onSince === null ? (
        <SetUp username={username} words={offWords} onDone={onDone} />
      ) : null}
      {typeof data?.onSince === 'string' ? (
        <>
          <p className={styles.words}>{onWords(data.onSince, data.recoveryCodesLeft)}</p>
          <TurnOffForm username={username} />
        </>
      ) : null}
    </Card>
  );
}

const offWords =
  'Off. With a second factor, a login also needs a code from an app on your phone: a stolen password alone opens nothing.';

function onWords(since: string, codesLeft: number): string {
  const left = `${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left`;
  const advice = codesLeft < 3 ? ' Turn it off and set it up again to get ten new codes.' : '';
  return `On since ${formatDateTime(new Date(since))}; ${left}.${advice}`;
}
