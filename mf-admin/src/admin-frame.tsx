import { makeStyles, Text } from '@fluentui/react-components';
import { PageColumn, useHeadingFocus } from '@ellac/web';
import type { ReactNode } from 'react';
import { LogoBanner } from './logo-banner.js';
import { LogoutButton } from './session/logout-button.js';
import { useSessionEnd } from './session/use-session-end.js';

const useStyles = makeStyles({
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    marginBottom: '32px',
  },
  user: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', minWidth: 0 },
  name: { overflowWrap: 'anywhere' },
});

/** What stands around every page of an admin: the logo, who is signed in, and the way out. */
export function AdminFrame({ username, children }: { username: string; children: ReactNode }) {
  const styles = useStyles();
  useSessionEnd();
  const page = useHeadingFocus(true);
  return (
    <PageColumn>
      <div className={styles.header}>
        <LogoBanner />
        <div className={styles.user}>
          <Text className={styles.name}>
            Signed in as <strong>{username}</strong>
          </Text>
          <LogoutButton />
        </div>
      </div>
      <div ref={page}>{children}</div>
    </PageColumn>
  );
}
