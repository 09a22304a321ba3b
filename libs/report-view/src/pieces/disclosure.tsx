import { ForScreenReaders } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { usePrinting } from '../reading-place/use-printing.js';

const useStyles = makeStyles({
  details: { marginBlockStart: '24px' },
  summary: {
    cursor: 'pointer',
    // What is only for screen readers stays where the summary is.
    position: 'relative',
    minHeight: '24px',
    width: 'fit-content',
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    breakAfter: 'avoid',
    '@media print': { listStyleType: 'none' },
  },
  smallDetails: { marginBlockStart: '2px', fontSize: tokens.fontSizeBase300 },
  onScreenOnly: { '@media print': { display: 'none' } },
  smallSummary: { fontSize: 'inherit', fontWeight: tokens.fontWeightRegular },
});

/** A disclosure: closed on the screen; open on paper, unless it is for screens only. */
export function Disclosure({
  title,
  of,
  isOnScreenOnly = false,
  children,
}: {
  title: string;
  /**
   * The sentence that it explains. With it, the disclosure is one of several with the same title,
   * and small.
   */
  of?: string;
  /** Whether paper leaves it out. */
  isOnScreenOnly?: boolean;
  children: ReactNode;
}) {
  const styles = useStyles();
  const isPrinting = usePrinting();
  const [isOpen, setOpen] = useState(false);
  const isSmall = of !== undefined;
  return (
    <details
      className={mergeClasses(
        styles.details,
        isSmall && styles.smallDetails,
        isOnScreenOnly && styles.onScreenOnly,
      )}
      open={isPrinting || isOpen}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setOpen(currentTarget.open);
      }}
    >
      <summary className={mergeClasses(styles.summary, isSmall && styles.smallSummary)}>
        {title}
        {isSmall ? <ForScreenReaders>: {of}</ForScreenReaders> : null}
      </summary>
      {children}
    </details>
  );
}
