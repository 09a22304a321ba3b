import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  tiles: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    // Each draws its line at its start, and those of the first column are cut off.
    '& > li': {
      boxShadow: `-1px -1px 0 ${tokens.colorNeutralStroke2}`,
      padding: '14px 18px',
      breakInside: 'avoid',
      '@media print': { padding: '8px 14px' },
    },
  },
  figure: {
    display: 'block',
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-.01em',
  },
  line: {
    display: 'block',
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
});

/** Two or three `StatTile`s in one outline. */
export function StatTiles({ children }: { readonly children: ReactNode }) {
  return <ul className={useStyles().tiles}>{children}</ul>;
}

interface StatTileProps {
  /** The figure with its unit; without one the line stands alone. */
  readonly figure: string | null;
  /** What the figure is. */
  readonly children: ReactNode;
}

/** A figure and what it is; it stands in a list item of `StatTiles`. */
export function StatTile({ figure, children }: StatTileProps) {
  const styles = useStyles();
  return (
    <>
      {figure === null ? null : (
        // The line says it too, in its sentence.
        <span className={styles.figure} aria-hidden="true">
          {figure}
        </span>
      )}
      <span className={styles.line}>{children}</span>
    </>
  );
}
