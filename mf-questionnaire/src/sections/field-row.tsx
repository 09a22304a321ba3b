import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    gap: tokens.spacingVerticalXL,
    alignItems: 'start',
  },
});

/** Fields that belong together, side by side where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return <div className={styles.row}>{children}</div>;
}
