import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Isolated } from './isolated.js';

const useStyles = makeStyles({
  part: {
    marginBlockStart: '32px',
    '@media print': { marginBlockStart: '20px' },
    ':first-of-type': { marginBlockStart: 0 },
  },
  heading: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    breakAfter: 'avoid',
  },
});

/** A part of a section, one heading deeper. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>
        <Isolated text={title} />
      </h3>
      {children}
    </div>
  );
}
