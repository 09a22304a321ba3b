import { makeStyles } from '@fluentui/react-components';
import { brandTokens } from '@ellac/web';
import { LogoutButton } from './logout-button.js';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minWidth: 0,
    flex: '1 1 0',
    justifyContent: 'end',
    '& button': {
      flexShrink: 0,
      backgroundColor: 'transparent',
      color: brandTokens.onField,
      borderTopColor: brandTokens.brandFieldLine,
      borderRightColor: brandTokens.brandFieldLine,
      borderBottomColor: brandTokens.brandFieldLine,
      borderLeftColor: brandTokens.brandFieldLine,
      ':hover': { backgroundColor: brandTokens.brandField2, color: brandTokens.onField },
      ':hover:active': { backgroundColor: brandTokens.brandField2, color: brandTokens.onField },
    },
  },
  name: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: brandTokens.onField2,
    '& strong': { color: brandTokens.onField },
  },
});

/** The user's name and the logout button, in the header. */
export function WhoIsSignedIn({ username }: { readonly username: string }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <span className={styles.name} title={username}>
        Signed in as <strong>{username}</strong>
      </span>
      <LogoutButton />
    </div>
  );
}
