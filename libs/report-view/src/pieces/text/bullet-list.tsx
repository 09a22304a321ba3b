import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Isolated } from '../isolated.js';
import { measure } from '../measure.js';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '20px', display: 'grid', gap: '8px', maxWidth: measure },
  wide: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    columnGap: '40px',
    maxWidth: 'none',
  },
  item: {
    fontSize: '16px',
    lineHeight: '24px',
    '@media print': { fontSize: '15px', lineHeight: '21px' },
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    breakInside: 'avoid',
  },
});

/** A list of sentences; `after` adds something below the sentence at a position. */
export function BulletList({
  items,
  isWide = false,
  after,
}: {
  items: readonly string[];
  /** Whether it fills its place, in two columns where there is room. */
  isWide?: boolean;
  after?: (index: number) => ReactNode;
}) {
  const styles = useStyles();
  return (
    <ul className={mergeClasses(styles.list, isWide && styles.wide)}>
      {items.map((item, index) => (
        // A sentence may stand twice in a list. The list never changes.
        <li key={index} className={styles.item}>
          <Isolated text={item} />
          {after?.(index)}
        </li>
      ))}
    </ul>
  );
}
