import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    gap: tokens.spacingVerticalXXL,
    alignItems: 'start',
    // Side by side, inputs stay in line where the label of one wraps. The rows of a field: its label,
    // the input, a message, the hint, and what stands below. In one column each field has rows of
    // its own, because a shared row would be no higher than its lowest part.
    '@container (min-width: 640px)': {
      rowGap: 0,
      '& > *': { gridRow: 'span 5', gridTemplateRows: 'subgrid' },
      '& > * > .fui-Field': { gridRow: 'span 4', gridTemplateRows: 'subgrid' },
    },
  },
});

/** Fields that belong together, side by side where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return <div className={styles.row}>{children}</div>;
}
