import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: tokens.spacingHorizontalM,
    marginTop: tokens.spacingVerticalS,
  },
});

/** Check tiles in two columns, on phones in one. */
export function TileGrid({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return <div className={styles.tiles}>{children}</div>;
}
