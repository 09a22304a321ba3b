import { makeStyles, Text } from '@fluentui/react-components';
import { pagePaths } from '@ellac/contracts';
import { PageColumn } from '@ellac/web';
import type { ReactNode } from 'react';
import { LogoBanner } from './logo-banner.js';
import { PageLink } from './page-link.js';
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

/** The frame around every admin page: the logo, the user's name, and the logout button. */
export function AdminFrame({ username, children }: { username: string; children: ReactNode }) {
  const styles = useStyles();
  useSessionEnd();
  return (
    <PageColumn isWide>
      <div className={styles.header}>
        <LogoBanner />
        <nav aria-label="Admin area" className={styles.user}>
          <PageLink to={pagePaths.admin}>Dashboard</PageLink>
          <PageLink to={pagePaths.adminAudit}>Audit log</PageLink>
          <PageLink to={pagePaths.adminSystem}>System</PageLink>
          <PageLink to={pagePaths.adminAccount}>Account</PageLink>
        </nav>
        <div className={styles.user}>
          <Text className={styles.name}>
            Signed in as <strong>{username}</strong>
          </Text>
          <LogoutButton />
        </div>
      </div>
      {children}
    </PageColumn>
  );
}
