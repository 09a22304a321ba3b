import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { usePrinting } from '../use-printing.js';

const useStyles = makeStyles({
  details: { marginBlockStart: '24px' },
  summary: {
    cursor: 'pointer',
    minHeight: '24px',
    width: 'fit-content',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    breakAfter: 'avoid',
    '@media print': { listStyleType: 'none' },
  },
});

/** Something that is read by whoever opens it, and that is always open on paper. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  const isPrinting = usePrinting();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.details}
      open={isPrinting || isOpen}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setOpen(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
