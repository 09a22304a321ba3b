import { makeStyles, Title2 } from '@fluentui/react-components';
import { useHeadingFocus, usePageTitle } from '@ellac/web';
import { CompaniesCard } from '../companies/companies-card.js';
import { OverviewCards } from '../overview/overview-cards.js';
import { SettingsCard } from '../settings/settings-card.js';

const useStyles = makeStyles({
  title: { margin: '0 0 16px' },
  cards: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

/** What an admin finds behind the login. */
export function DashboardPage() {
  const styles = useStyles();
  usePageTitle('Admin');
  const page = useHeadingFocus(true);
  return (
    <div ref={page}>
      <Title2 as="h1" block tabIndex={-1} className={styles.title}>
        Dashboard
      </Title2>
      <div className={styles.cards}>
        <OverviewCards />
        <CompaniesCard />
        <SettingsCard />
      </div>
    </div>
  );
}
