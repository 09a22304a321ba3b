import { makeStyles, Title2 } from '@fluentui/react-components';
import { usePageTitle } from '@ellac/web';
import { SettingsCard } from '../settings/settings-card.js';

const useStyles = makeStyles({ title: { margin: '0 0 16px' } });

/** What an admin finds behind the login. */
export function DashboardPage() {
  const styles = useStyles();
  usePageTitle('Admin');
  return (
    <>
      <Title2 as="h1" block tabIndex={-1} className={styles.title}>
        Dashboard
      </Title2>
      <SettingsCard />
    </>
  );
}
