import type { Analysis } from '@ellac/contracts';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { RestsOn } from '../pieces/evidence/rests-on.js';
import { Isolated } from '../pieces/isolated.js';
import { Part } from '../pieces/part.js';
import {
  asTicked,
  deniedAnswers,
  deniedPlace,
  deniedTitle,
} from '../words/scores/denied-answers.js';
import { openingOf } from '../words/scores/opening.js';

const useStyles = makeStyles({
  table: { borderSpacing: 0 },
  cell: { padding: '4px 0', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
  note: { margin: '8px 0 0' },
  ticked: { width: '42%', paddingInlineEnd: '16px' },
});

/** The ticks that the owner's own words deny, each beside these words. */
export function DeniedAnswersPart({ analysis }: { readonly analysis: Analysis }) {
  const styles = useStyles();
  const denied = deniedAnswers(analysis);
  if (denied.length === 0) return null;
  return (
    <Part title={deniedTitle} id={deniedPlace}>
      <table className={styles.table}>
        <tbody>
          {denied.map(({ path, ticked, text }) => (
            <tr key={path}>
              {ticked && (
                <th scope="row" className={mergeClasses(styles.cell, styles.ticked)}>
                  {ticked}
                </th>
              )}
              <td className={styles.cell} colSpan={ticked ? 1 : 2}>
                <Isolated text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {openingOf(analysis).hasScores ? <p className={styles.note}>{asTicked}</p> : null}
      <RestsOn of={deniedTitle} evidence={denied.flatMap(({ evidence }) => evidence)} />
    </Part>
  );
}
