import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { unseen } from './unseen.js';

const useStyles = makeStyles({ unseen });

/** Visually hidden words that tell a control from others of the same name. */
export function ForScreenReaders({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <span className={styles.unseen}>{children}</span>;
}
