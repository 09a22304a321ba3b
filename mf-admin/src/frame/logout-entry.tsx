import { makeStyles } from '@fluentui/react-components';
import { SignOutRegular } from '@fluentui/react-icons';
import { brandTokens, ForScreenReaders } from '@ellac/web';
import { BusyButton } from '../pieces/busy-button.js';
import { useLogout } from '../session/use-logout.js';

const useStyles = makeStyles({
  entry: {
    justifyContent: 'start',
    gap: '12px',
    width: '100%',
    minWidth: 0,
    height: '36px',
    paddingInline: '10px',
    border: 'none',
    backgroundColor: 'transparent',
    color: brandTokens.onField2,
    fontSize: '15px',
    fontWeight: 400,
    ':hover': { backgroundColor: brandTokens.brandField2, color: brandTokens.onField },
    ':hover:active': { backgroundColor: brandTokens.brandField2, color: brandTokens.onField },
    ':focus-visible': { outline: `2px solid ${brandTokens.onField}`, outlineOffset: '-2px' },
  },
  icon: { display: 'flex', flexShrink: 0, fontSize: '20px' },
});

/** Signs out, among the navigation's entries. */
export function LogoutEntry({ isRail }: { readonly isRail: boolean }) {
  const styles = useStyles();
  const { isPending, logout } = useLogout();
  return (
    <BusyButton className={styles.entry} title="Logout" isBusy={isPending} onClick={logout}>
      {isPending ? null : (
        <span className={styles.icon}>
          <SignOutRegular />
        </span>
      )}
      {isRail ? <ForScreenReaders>Logout</ForScreenReaders> : 'Logout'}
    </BusyButton>
  );
}
