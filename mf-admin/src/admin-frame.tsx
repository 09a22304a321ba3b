import { makeStyles, tokens } from '@fluentui/react-components';
import { pagePaths } from '@ellac/contracts';
import { brandTokens, HeaderPart, PageColumn } from '@ellac/web';
import type { ReactNode } from 'react';
import { LogoBanner } from './logo-banner.js';
import { PageLink } from './page-link.js';
import { useSessionEnd } from './session/use-session-end.js';
import { WhoIsSignedIn } from './session/who-is-signed-in.js';

const narrow = '@media (max-width: 899px)';

const useStyles = makeStyles({
  header: { paddingBlock: '10px', [narrow]: { flexWrap: 'wrap' } },
  pages: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 20px',
    flexGrow: 1,
    [narrow]: { order: 1, flexBasis: '100%' },
    '& a.fui-Link': {
      paddingBlock: '4px',
      color: brandTokens.onField2,
      fontSize: tokens.fontSizeBase300,
      ':hover': { color: brandTokens.onField },
      '&[aria-current]': {
        color: brandTokens.onField,
        fontWeight: tokens.fontWeightSemibold,
        boxShadow: `inset 0 -3px 0 ${brandTokens.fieldAccent}`,
      },
    },
  },
});

interface AdminFrameProps {
  readonly username: string;
  /** Called once a request finds that the session has ended. */
  readonly onSessionEnd: () => void;
  readonly children: ReactNode;
}

/** The frame around every admin page: the logo, the pages, who is signed in. */
export function AdminFrame({ username, onSessionEnd, children }: AdminFrameProps) {
  const styles = useStyles();
  useSessionEnd(onSessionEnd);
  return (
    <>
      <HeaderPart className={styles.header}>
        <LogoBanner />
        <nav aria-label="Admin area" className={styles.pages}>
          <PageLink to={pagePaths.admin}>Dashboard</PageLink>
          <PageLink to={pagePaths.adminAudit}>Audit log</PageLink>
          <PageLink to={pagePaths.adminSystem}>System</PageLink>
          <PageLink to={pagePaths.adminAccount}>Account</PageLink>
        </nav>
        <WhoIsSignedIn username={username} />
      </HeaderPart>
      <PageColumn isWide>{children}</PageColumn>
    </>
  );
}
