import type { PageOne } from '@ellac/contracts';
import { ForScreenReaders, StatTile, StatTiles } from '@ellac/web';
import { makeStyles, tokens } from '@fluentui/react-components';
import { figureIn } from '../words/evidence/figure-in.js';
import { formulaTitle } from '../words/page-one-words.js';
import { Disclosure } from '../pieces/disclosure.js';
import { Isolated } from '../pieces/isolated.js';

const useStyles = makeStyles({
  formula: {
    margin: '6px 0 0',
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground3,
    '@media print': { marginBlockStart: '2px', fontSize: '12px', lineHeight: '16px' },
  },
});

/** Up to three figures in money, each a sentence; its formula opens behind it. */
export function MoneyFigures({ numbers }: { numbers: PageOne['numbers'] }) {
  const styles = useStyles();
  return (
    <StatTiles>
      {numbers.map(({ id, text, figure = figureIn(text), caption = text, formula }) => (
        <li key={id}>
          <Disclosure
            isTile
            title={
              <>
                <ForScreenReaders>{formulaTitle}: </ForScreenReaders>
                <StatTile figure={figure?.replace(/^about /u, '') ?? null}>
                  <Isolated text={caption} />
                </StatTile>
              </>
            }
          >
            <p className={styles.formula}>
              <Isolated text={formula} />
            </p>
          </Disclosure>
        </li>
      ))}
    </StatTiles>
  );
}
