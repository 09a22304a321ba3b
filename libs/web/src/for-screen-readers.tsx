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

/** Visually hidden words that tell a control from others of the same name. */
export function ForScreenReaders({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <span className={styles.unseen}>{children}</span>;
}
