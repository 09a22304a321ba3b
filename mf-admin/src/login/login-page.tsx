import { makeStyles } from '@fluentui/react-components';
import { usePageTitle } from '@ellac/web';
import { LoginCard } from './login-card.js';
import { LogoBanner } from './logo-banner.js';

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
  return (
    <div className={styles.page}>
      <LogoBanner />
      <LoginCard />
    </div>
  );
}
