import type { PageOne } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { formulaTitle } from '../words/page-one-words.js';
import { Disclosure } from '../pieces/disclosure.js';
import { Isolated } from '../pieces/isolated.js';
import { measure } from '../pieces/measure.js';

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gap: '12px',
    maxWidth: measure,
    overflowWrap: 'anywhere',
  },
  item: { breakInside: 'avoid', fontSize: tokens.fontSizeBase400, lineHeight: '1.5' },
  text: { fontWeight: tokens.fontWeightSemibold },
  formula: { margin: '0 0 4px', color: tokens.colorNeutralForeground2 },
});

/** Up to three figures in money, each a sentence that its formula explains. */
export function MoneyFigures({ numbers }: { numbers: PageOne['numbers'] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {numbers.map(({ id, text, formula }) => (
        <li key={id} className={styles.item}>
          <span className={styles.text}>
            <Isolated text={text} />
          </span>
          <Disclosure title={formulaTitle} of={text}>
            <p className={styles.formula}>
              <Isolated text={formula} />
            </p>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
