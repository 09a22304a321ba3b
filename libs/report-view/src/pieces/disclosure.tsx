import { ForScreenReaders, usePrinting } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';

const useStyles = makeStyles({
  details: { marginBlockStart: '12px' },
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
  },
  smallDetails: { marginBlockStart: '2px', fontSize: tokens.fontSizeBase300 },
  onScreenOnly: { '@media print': { display: 'none' } },
  tileDetails: { marginBlockStart: 0 },
  tileSummary: {
    width: 'auto',
    fontWeight: tokens.fontWeightRegular,
    '::before': { display: 'none' },
    // Its mark, at the end of the tile.
    '::after': {
      content: "'+'",
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: '-6px',
      width: '20px',
      color: tokens.colorBrandForegroundLink,
      fontSize: '18px',
      textAlign: 'center',
      '@media print': { display: 'none' },
    },
    '[open] > &::after': { content: "'–'" },
  },
  smallSummary: { fontSize: 'inherit', fontWeight: tokens.fontWeightRegular },
});

/** A disclosure: closed on the screen; open on paper, unless it is for screens only. */
export function Disclosure({
  title,
  of,
  isOnScreenOnly = false,
  isTile = false,
  children,
}: {
  title: ReactNode;
  /**
   * The sentence that it explains. With it, the disclosure is one of several with the same title,
   * and small.
   */
  of?: string;
  /** Whether paper leaves it out. */
  isOnScreenOnly?: boolean;
  /** Whether its title is a tile that is pressed as a whole. */
  isTile?: boolean;
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
        isTile && styles.tileDetails,
        isOnScreenOnly && styles.onScreenOnly,
      )}
      open={isPrinting || isOpen}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setOpen(currentTarget.open);
      }}
    >
      <summary
        className={mergeClasses(
          styles.summary,
          isSmall && styles.smallSummary,
          isTile && styles.tileSummary,
        )}
      >
        {title}
        {isSmall ? <ForScreenReaders>: {of}</ForScreenReaders> : null}
      </summary>
      {children}
    </details>
  );
}
