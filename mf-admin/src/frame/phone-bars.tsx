import {
  Button,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';
import { useLocation } from 'wouter';
import { leaveFocus } from '../pieces/leave-focus.js';
import { useMay } from '../session/for-role.js';
import { useLogout } from '../session/use-logout.js';
import { DeskSearch } from './desk-search.js';
import { account, daily, type Destination, occasional } from './destinations.js';
import { Initials } from './initials.js';
import { NavLink } from './nav-link.js';
import { useCurrentDestination } from './use-current-destination.js';

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 3,
    backgroundColor: brandTokens.brandField,
    '@media (forced-colors: active)': { borderTop: '1px solid CanvasText' },
  },
  list: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  menu: { minWidth: '44px', minHeight: '44px', padding: 0 },
});

/** The search and a menu at a phone's upper edge, the daily pages at its lower one. */
export function PhoneBars({ count, username }: { count: number; username: string }) {
  const styles = useStyles();
  const current = useCurrentDestination();
  const [, go] = useLocation();
  const { logout } = useLogout();
  const may = useMay();
  const isShown = ({ needs }: Destination) => needs === undefined || may(needs);
  return (
    <>
      <DeskSearch isOnField />
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="transparent"
            className={styles.menu}
            aria-label={`Signed in as ${username}: more pages`}
          >
            <Initials of={username} />
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {[...occasional, account].filter(isShown).map(({ to, label, Icon }) => (
              <MenuItem
                key={to}
                icon={<Icon />}
                // The menu gives the focus back to its button first.
                onClick={() =>
                  setTimeout(() => {
                    leaveFocus();
                    go(to);
                  })
                }
              >
                {label}
              </MenuItem>
            ))}
            <MenuItem onClick={logout}>Logout</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <nav aria-label="Admin area" className={styles.bar}>
        <ul className={styles.list}>
          {daily.filter(isShown).map((destination) => (
            <li key={destination.to}>
              <NavLink
                place="phone"
                destination={destination}
                isCurrent={destination.to === current}
                count={count}
              />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
