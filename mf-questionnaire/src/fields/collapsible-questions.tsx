import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDown20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import { useId, useState, type ReactNode } from 'react';

const useStyles = makeStyles({
  disclosure: { display: 'grid', justifyItems: 'start', minWidth: 0 },
  // In line with the words above it, and high enough for a thumb.
  button: {
    minHeight: '44px',
    marginInlineStart: '-8px',
    paddingInline: tokens.spacingHorizontalS,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
  },
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXXL,
    width: '100%',
    paddingTop: tokens.spacingVerticalL,
  },
});

interface DisclosureProps {
  readonly label: string;
  /** Whether it is open initially. */
  readonly openAtFirst: boolean;
  readonly children: ReactNode;
}

/** Questions that are hidden until the owner opens them. */
export function Disclosure({ label, openAtFirst, children }: DisclosureProps) {
  const styles = useStyles();
  const contentId = useId();
  const [open, setOpen] = useState(openAtFirst);
  return (
    <div className={styles.disclosure}>
      <Button
        appearance="transparent"
        className={styles.button}
        icon={open ? <ChevronDown20Regular /> : <ChevronRight20Regular />}
        aria-expanded={open}
        aria-controls={open ? contentId : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <div id={contentId} className={styles.content}>
          {children}
        </div>
      )}
    </div>
  );
}
