import { makeStyles, Text } from '@fluentui/react-components';
import { useHeadingFocus, usePageTitle } from '@ellac/web';
import { LogoBanner } from '../logo-banner.js';
import { LoginCard } from './login-card.js';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: '32px',
    paddingInline: '16px',
    paddingBlock: 'clamp(32px, 10vh, 96px)',
  },
});

/** @param props.wasSignedIn whether a session was here that is over now */
export function LoginPage({ wasSignedIn }: { wasSignedIn: boolean }) {
  const styles = useStyles();
  usePageTitle('Admin Login');
  const page = useHeadingFocus(true);
  return (
    <div ref={page} className={styles.page}>
      <LogoBanner />
      {wasSignedIn ? <Text role="status">You are signed out. Log in to go on.</Text> : null}
      <LoginCard />
    </div>
  );
}
