import type { Analysis } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { useBand } from '../pieces/band.js';
import { Isolated } from '../pieces/isolated.js';
import { RestsOn } from '../pieces/evidence/rests-on.js';
import { openingOf } from '../words/scores/opening.js';
import { asTicked, deniedAnswers, deniedTitle } from '../words/scores/denied-answers.js';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: 'inherit', fontWeight: tokens.fontWeightSemibold },
  ticked: { paddingInlineEnd: '12px', textAlign: 'start', verticalAlign: 'top' },
});

/** The ticks that the owner's own words deny, so that nobody reads the scores without them. */
export function DeniedAnswersBand({ analysis }: { readonly analysis: Analysis }) {
  const styles = useStyles();
  const band = useBand();
  const denied = deniedAnswers(analysis);
  if (denied.length === 0) return null;
  return (
    <div className={band}>
      <WarningRegular fontSize={20} />
      <div>
        <h3 className={styles.title}>{deniedTitle}</h3>
        <table>
          <tbody>
            {denied.map(({ path, ticked, text }) => (
              <tr key={path}>
                {ticked && (
                  <th scope="row" className={styles.ticked}>
                    {ticked}
                  </th>
                )}
                <td colSpan={ticked ? 1 : 2}>
                  <Isolated text={text} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {openingOf(analysis).hasScores ? asTicked : null}
        <RestsOn of={deniedTitle} evidence={denied.flatMap(({ evidence }) => evidence)} />
      </div>
    </div>
  );
}
