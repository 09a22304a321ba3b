import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { belowContents } from '../reading-place/contents-place.js';

const useStyles = makeStyles({
  section: {
    marginBlockStart: '36px',
    '@media print': { marginBlockStart: '28px' },
    ...belowContents,
  },
  heading: {
    margin: '0 0 8px',
    fontSize: '28px',
    lineHeight: '36px',
    letterSpacing: '-.01em',
    fontWeight: tokens.fontWeightSemibold,
    breakAfter: 'avoid',
    '@media (max-width: 639px)': { fontSize: '24px', lineHeight: '32px' },
    '@media print': { fontSize: '22px', lineHeight: '28px', marginBlockEnd: '8px' },
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
