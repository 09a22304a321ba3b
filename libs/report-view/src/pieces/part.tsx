import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { belowContents } from '../reading-place/contents-place.js';
import { Isolated } from './isolated.js';

const useStyles = makeStyles({
  part: {
    marginBlockStart: '20px',
    ':first-of-type': { marginBlockStart: 0 },
    '@media print': { marginBlockStart: '14px' },
  },
  heading: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: '0 0 4px',
    fontSize: '20px',
    lineHeight: '28px',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    breakAfter: 'avoid',
    ...belowContents,
    '@media print': { fontSize: '17px', lineHeight: '24px' },
  },
});

interface PartProps {
  readonly title: string;
  /** Its address in the page, for links to its heading. */
  readonly id?: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a section, one heading deeper. */
export function Part({ title, id, icon, children }: PartProps) {
  const styles = useStyles();
  return (
    <div className={styles.part}>
      <h3 id={id} tabIndex={-1} className={styles.heading}>
        {icon}
        <Isolated text={title} />
      </h3>
      {children}
    </div>
  );
}
