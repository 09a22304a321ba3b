import { Badge, Card, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { formatDateTime, type OwnSession } from '@ellac/contracts';
import { ErrorAlert, messageOf } from '@ellac/web';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { BusyButton } from '../pieces/busy-button.js';
import { ownSessions, useEndSessions } from './own-sessions-calls.js';

const useStyles = makeStyles({
  card: { width: '420px', maxWidth: '100%', boxSizing: 'border-box' },
  // The focus goes there when the button that was pressed is gone; it is no control.
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  times: { color: tokens.colorNeutralForeground2 },
  device: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  others: { justifySelf: 'start' },
});

const timeOf = (moment: string): string => formatDateTime(new Date(moment));

/** Where the user is signed in, with buttons that end this. */
export function SessionsCard() {
  const styles = useStyles();
  const { data, error, isFetching, refetch } = useQuery(ownSessions);
  const title = useRef<HTMLHeadingElement>(null);
  const call = useEndSessions();
  const [ending, setEnding] = useState<string | null>(null);
  const end = (sessions: OwnSession | 'others') => {
    setEnding(sessions === 'others' ? sessions : sessions.id);
    call.mutate(sessions, { onSuccess: () => title.current?.focus() });
  };
  const isEnding = (what: string): boolean => call.isPending && ending === what;
  const others = data?.sessions.filter(({ isThisOne }) => !isThisOne) ?? [];
  return (
    <Card className={styles.card} role="region" aria-labelledby="own-sessions">
      <h2 id="own-sessions" ref={title} tabIndex={-1} className={styles.title}>
        Where you are signed in
      </h2>
      {error === null ? null : (
        <ErrorAlert
          title="Your sessions cannot be shown right now"
          message={messageOf(error, 'The server gave no reason.')}
          action={{ label: 'Try again', onClick: () => void refetch() }}
        />
      )}
      {data === undefined && isFetching ? <Spinner size="tiny" label="Loading…" /> : null}
      {data === undefined ? null : (
        <ul className={styles.list}>
          {data.sessions.map((session) => (
            <li key={session.id} className={styles.item}>
              <div>
                <div className={styles.device}>
                  <strong>{session.device ?? 'A browser'}</strong>
                  {session.isThisOne ? (
                    <Badge appearance="tint" shape="rounded">
                      This one
                    </Badge>
                  ) : null}
                </div>
                <div className={styles.times}>Signed in {timeOf(session.signedInAt)}</div>
                <div className={styles.times}>Last seen {timeOf(session.lastSeenAt)}</div>
              </div>
              {session.isThisOne ? null : (
                <BusyButton
                  size="small"
                  isBusy={isEnding(session.id)}
                  aria-label={`Sign out ${session.device ?? 'a browser'}, signed in ${timeOf(session.signedInAt)}`}
                  onClick={() => end(session)}
                >
                  Sign out
                </BusyButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length === 0 ? null : (
        <BusyButton
          className={styles.others}
          isBusy={isEnding('others')}
          onClick={() => end('others')}
        >
          Sign out everywhere else
        </BusyButton>
      )}
    </Card>
  );
}
