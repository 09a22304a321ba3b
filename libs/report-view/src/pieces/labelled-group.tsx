import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';

const useStyles = makeStyles({
  title: {
    margin: '0 0 6px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.3,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** A labelled group on the first screen. */
export function LabelledGroup({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </div>
  );
}
