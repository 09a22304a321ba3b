import { makeStyles } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';
import { LogoBanner } from '../logo-banner.js';
import { account, daily, type Destination, occasional } from './destinations.js';
import { LogoutEntry } from './logout-entry.js';
import { NavLink } from './nav-link.js';
import { useMay } from '../session/for-role.js';
import { useCurrentDestination } from './use-current-destination.js';

const useStyles = makeStyles({
  logo: { minHeight: '28px', paddingInline: '10px' },
  nav: { display: 'flex', flexDirection: 'column', flexGrow: 1, width: '100%' },
  list: { display: 'grid', gap: '2px', margin: 0, padding: 0, listStyleType: 'none' },
  second: {
    marginTop: '12px',
    paddingTop: '12px',
    borderTop: `1px solid ${brandTokens.brandFieldLine}`,
  },
  foot: { marginTop: 'auto', paddingTop: '24px' },
});

interface DrawerProps {
  /** Whether there is room for icons only. */
  readonly isRail: boolean;
  /** How many items need a hand. */
  readonly count: number;
}

/** The navigation at the window's left edge. */
export function Drawer({ isRail, count }: DrawerProps) {
  const styles = useStyles();
  const current = useCurrentDestination();
  const may = useMay();
  const isShown = ({ needs }: Destination) => needs === undefined || may(needs);
  const entries = (destinations: readonly Destination[]) =>
    destinations.filter(isShown).map((destination) => (
      <li key={destination.to}>
        <NavLink
          destination={destination}
          isCurrent={destination.to === current}
          place={isRail ? 'rail' : 'drawer'}
          count={count}
        />
      </li>
    ));
  return (
    <>
      {isRail ? null : <LogoBanner className={styles.logo} />}
      <nav aria-label="Admin area" className={styles.nav}>
        <ul className={styles.list}>{entries(daily)}</ul>
        {occasional.some(isShown) ? (
          <ul className={`${styles.list} ${styles.second}`}>{entries(occasional)}</ul>
        ) : null}
        <ul className={`${styles.list} ${styles.foot}`}>
          {entries([account])}
          <li>
            <LogoutEntry isRail={isRail} />
          </li>
        </ul>
      </nav>
    </>
  );
}
