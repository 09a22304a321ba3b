import { makeStyles, Subtitle1, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  statements: { display: 'grid', gap: tokens.spacingVerticalXL },
  heading: { margin: 0 },
});

interface StatementsProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** Ratings of one area under their heading. */
export function Statements({ heading, children }: StatementsProps) {
  const styles = useStyles();
  return (
    <section className={styles.statements}>
      <Subtitle1 as="h3" className={styles.heading}>
        {heading}
      </Subtitle1>
      {children}
    </section>
  );
}
