import { makeStyles, tokens } from '@fluentui/react-components';
import { DeskSearch } from './desk-search.js';
import { Initials } from './initials.js';

const useStyles = makeStyles({
  bar: {
    boxSizing: 'border-box',
    position: 'sticky',
    top: 0,
    zIndex: 3,
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    height: '56px',
    paddingInline: '32px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media print': { display: 'none' },
  },
  who: {
    minWidth: 0,
    marginInlineStart: 'auto',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontSize: '14px',
    lineHeight: '20px',
    '& strong': { color: tokens.colorNeutralForeground1 },
  },
});

/** The search, and who is signed in. */
export function TopBar({ username }: { readonly username: string }) {
  const styles = useStyles();
  return (
    <div className={styles.bar}>
      <DeskSearch />
      <span className={styles.who} title={username}>
        Signed in as <strong>{username}</strong>
      </span>
      <Initials of={username} />
    </div>
  );
}
