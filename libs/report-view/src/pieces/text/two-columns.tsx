import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: '8px 32px',
    ':empty': { display: 'none' },
    marginBlockStart: '24px',
    ':first-child': { marginBlockStart: 0 },
    // Stronger than the margins that the parts have on paper, so that columns begin in one line.
    '& > div': { marginBlockStart: 0, marginBlockEnd: '8px' },
    '@media print': { marginBlockStart: '14px' },
  },
});

/** Parts in two columns where there is room. */
export function TwoColumns({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().columns}>{children}</div>;
}
