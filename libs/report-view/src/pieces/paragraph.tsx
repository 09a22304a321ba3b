import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { measure } from './measure.js';

const useStyles = makeStyles({
  paragraph: {
    margin: '0 0 8px',
    maxWidth: measure,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.6',
    overflowWrap: 'anywhere',
  },
});

export function Paragraph({ children }: { children: ReactNode }) {
  const styles = useStyles();
  return <p className={styles.paragraph}>{children}</p>;
}
