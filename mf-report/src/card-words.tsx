import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  words: { display: 'grid', gap: '6px' },
  title: {
    margin: 0,
    fontSize: '24px',
    lineHeight: '32px',
    letterSpacing: '-.01em',
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
  },
  text: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '24px',
    overflowWrap: 'anywhere',
  },
});

interface CardWordsProps {
  /** How urgently a screen reader tells it. */
  readonly role: 'status' | 'alert';
  readonly title: string;
  readonly children?: ReactNode;
}

/** What the card says: one sentence, and what explains it. */
export function CardWords({ role, title, children }: CardWordsProps) {
  const styles = useStyles();
  return (
    <div role={role} className={styles.words}>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p className={styles.text}>{children}</p>}
    </div>
  );
}
