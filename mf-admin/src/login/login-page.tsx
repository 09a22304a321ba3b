import { makeStyles } from '@fluentui/react-components';
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

export function LoginPage() {
  const styles = useStyles();
  usePageTitle('Admin Login');
  const page = useHeadingFocus(true);
  return (
    <div ref={page} className={styles.page}>
      <LogoBanner />
      <LoginCard />
    </div>
  );
}
