import { makeStyles } from '@fluentui/react-components';
import { useHeadingFocus, usePageTitle } from '@ellac/web';
import { PageTitle } from '../page-title.js';
import { CompaniesCard } from '../companies/companies-card.js';
import { OverviewCards } from '../overview/overview-cards.js';
import { SettingsCard } from '../settings/settings-card.js';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

/** The first page after the login. */
export function DashboardPage() {
  const styles = useStyles();
  usePageTitle('Admin');
  const page = useHeadingFocus(true);
  return (
    <div ref={page} className={styles.page}>
      <PageTitle>Dashboard</PageTitle>
      <OverviewCards />
      <CompaniesCard />
      <SettingsCard />
    </div>
  );
}
