import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  unseen: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** Words that tell a control from its likes for whoever does not see where it stands. */
export function ForScreenReaders({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <span className={styles.unseen}>{children}</span>;
}
