import type { PageOne } from '@ellac/contracts';
import { ForScreenReaders, StatTile, StatTiles } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { figureIn } from '../words/evidence/figure-in.js';
import { shortFormula } from '../words/evidence/short-formula.js';
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
  onScreen: { '@media print': { display: 'none' } },
  // The end of the paper has the whole formula.
  onPaper: { display: 'none', '@media print': { display: 'block' } },
});

/** Up to three figures in money, each a sentence; its formula opens behind it. */
export function MoneyFigures({ numbers }: { numbers: PageOne['numbers'] }) {
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
            <Formula text={formula} />
          </Disclosure>
        </li>
      ))}
    </StatTiles>
  );
}

/** How a figure was worked out; shorter on paper, where page one fits one sheet. */
function Formula({ text }: { readonly text: string }) {
  const styles = useStyles();
  const short = shortFormula(text);
  const isCut = short !== text;
  return (
    <>
      <p className={mergeClasses(styles.formula, isCut && styles.onScreen)}>
        <Isolated text={text} />
      </p>
      {isCut ? (
        <p className={mergeClasses(styles.formula, styles.onPaper)}>
          <Isolated text={short} />
        </p>
      ) : null}
    </>
  );
}
