import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';

const phone = '@media screen and (max-width: 639px)';

const useStyles = makeStyles({
  folded: { [phone]: { display: 'none' } },
  button: { display: 'none', [phone]: { display: 'inline-flex', minHeight: '44px' } },
  rest: { marginBlockStart: '24px', '@media print': { marginBlockStart: '14px' } },
});

interface FoldOnPhoneProps {
  /** What it is about, so that one "Read on" can be told from another. */
  readonly of: string;
  readonly first: ReactNode;
  readonly children: ReactNode;
}

/** Shows only its first part on a phone until one reads on; larger windows and paper have it all. */
export function FoldOnPhone({ of, first, children }: FoldOnPhoneProps) {
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      {first}
      {isOpen ? null : (
        <Button
          className={styles.button}
          appearance="outline"
          aria-expanded={false}
          aria-controls={id}
          aria-label={`Read on: ${of}`}
          onClick={() => setIsOpen(true)}
        >
          Read on
        </Button>
      )}
      <div id={id} className={mergeClasses(styles.rest, !isOpen && styles.folded)}>
        {children}
      </div>
    </>
  );
}
