import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { belowContents } from '../reading-place/contents-place.js';

const useStyles = makeStyles({
  section: {
    paddingBlock: '40px',
    '@media print': { paddingBlock: '20px' },
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ...belowContents,
  },
  heading: {
    margin: '0 0 16px',
    fontSize: 'clamp(24px, 4vw, 28px)',
    lineHeight: 1.3,
    fontWeight: tokens.fontWeightSemibold,
    breakAfter: 'avoid',
  },
});

/** One section of the report with its heading; `id` is its address in the page. */
export function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 className={styles.heading} id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
