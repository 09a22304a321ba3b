import { brandTokens } from '@ellac/web';
import { makeStyles } from '@fluentui/react-components';
import { Isolated } from '../isolated.js';
import { measure } from '../measure.js';

const useStyles = makeStyles({
  paragraph: {
    margin: '0 0 10px',
    ':last-child': { marginBlockEnd: 0 },
    maxWidth: measure,
    fontSize: brandTokens.fontSizeProse,
    lineHeight: brandTokens.lineHeightProse,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    orphans: 3,
    widows: 3,
    '@media print': { fontSize: '15px', lineHeight: '22px' },
  },
});

/** A paragraph of running text. */
export function Paragraph({ children }: { children: string }) {
  const styles = useStyles();
  return (
    <p className={styles.paragraph}>
      <Isolated text={children} />
    </p>
  );
}
