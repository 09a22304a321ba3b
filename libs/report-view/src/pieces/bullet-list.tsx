import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Isolated } from './isolated.js';
import { measure } from './measure.js';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '20px', display: 'grid', gap: '8px', maxWidth: measure },
  item: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
    // Coaches write their comments in paragraphs.
    whiteSpace: 'pre-line',
    breakInside: 'avoid',
  },
});

/** A list of sentences; `after` adds something below the sentence at a position. */
export function BulletList({
  items,
  after,
}: {
  items: readonly string[];
  after?: (index: number) => ReactNode;
}) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        // The key includes the index, because two coaches may write the same text. The list never
        // changes.
        <li key={index} className={styles.item}>
          <Isolated text={item} />
          {after?.(index)}
        </li>
      ))}
    </ul>
  );
}
