import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import { formatDateTime, type OwnSession } from '@ellac/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { BusyButton } from '../pieces/busy-button.js';
import { AccountCard } from './account-card.js';
import { ownSessions, useEndSessions } from './own-sessions-calls.js';

const useStyles = makeStyles({
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
  const query = useQuery(ownSessions);
  const { data } = query;
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
    <AccountCard
      title="Where you are signed in"
      titleRef={title}
      query={query}
      fault="Your sessions cannot be shown right now"
    >
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
    </AccountCard>
  );
}
