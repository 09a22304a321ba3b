import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  figure: { margin: 0, minWidth: 0 },
  caption: { breakInside: 'avoid', breakAfter: 'avoid' },
  title: { fontSize: '16px', lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  message: {
    display: 'block',
    marginBlockEnd: '12px',
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
});

interface ChartFigureProps {
  readonly id: string;
  readonly title: string;
  /** What a reader should take from it, in a sentence. */
  readonly message: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A chart with its title and what it says. */
export function ChartFigure({ id, title, message, className, children }: ChartFigureProps) {
  const styles = useStyles();
  return (
    <figure className={mergeClasses(styles.figure, className)} aria-labelledby={id}>
      <figcaption id={id} className={styles.caption}>
        <span className={styles.title}>{title}</span>{' '}
        <span className={styles.message}>{message}</span>
      </figcaption>
      {children}
    </figure>
  );
}
