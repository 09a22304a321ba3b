import { makeStyles, tokens } from '@fluentui/react-components';
import { Isolated } from './isolated.js';
import { measure } from './measure.js';

const useStyles = makeStyles({
  paragraph: {
    margin: '0 0 8px',
    maxWidth: measure,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.6',
    overflowWrap: 'anywhere',
    orphans: 3,
    widows: 3,
  },
});

export function Paragraph({ children }: { children: string }) {
  const styles = useStyles();
  return (
    <p className={styles.paragraph}>
      <Isolated text={children} />
    </p>
  );
}
