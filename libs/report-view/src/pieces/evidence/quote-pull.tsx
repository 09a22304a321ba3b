import { brandTokens } from '@ellac/web';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { QuotedWords } from '../../words/evidence/quoted-words.js';
import { Isolated } from '../isolated.js';

const useStyles = makeStyles({
  quote: {
    margin: '20px 0',
    paddingInlineStart: '24px',
    borderInlineStartWidth: '4px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandBackground,
    breakInside: 'avoid',
    overflowWrap: 'anywhere',
  },
  words: {
    margin: 0,
    fontSize: brandTokens.fontSizeQuote,
    lineHeight: brandTokens.lineHeightQuote,
    textWrap: 'pretty',
    '@media print': { fontSize: '16px', lineHeight: '24px' },
  },
  source: {
    margin: '4px 0 0',
    fontSize: '15px',
    lineHeight: '22px',
    color: tokens.colorNeutralForeground3,
  },
});

/** What the owner wrote, set apart from what the report says. */
export function QuotePull({ words, remark }: QuotedWords) {
  const styles = useStyles();
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>
        “<Isolated text={words} />”
      </blockquote>
      <figcaption className={styles.source}>
        You, in your answers{remark === '' ? '' : `. ${remark}`}
      </figcaption>
    </figure>
  );
}
