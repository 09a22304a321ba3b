import type { Analysis } from '@ellac/contracts';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { useBand } from '../pieces/band.js';
import { Isolated } from '../pieces/isolated.js';
import { RestsOn } from '../pieces/evidence/rests-on.js';
import { deniedAnswers, deniedTitle } from '../words/scores/denied-answers.js';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: 'inherit', fontWeight: tokens.fontWeightSemibold },
  table: { marginBlockStart: '6px', width: '100%', borderCollapse: 'collapse' },
  cell: {
    padding: '4px 12px 4px 0',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
  },
  ticked: { width: '36%', color: tokens.colorNeutralForeground2 },
});

/** The ticks that the owner's own words deny, so that nobody reads the scores without them. */
export function DeniedAnswersBand({ analysis }: { readonly analysis: Analysis }) {
  const styles = useStyles();
  const band = useBand();
  const denied = deniedAnswers(analysis);
  if (denied.length === 0) return null;
  return (
    <div className={band}>
      <WarningRegular fontSize={20} aria-hidden />
      <div>
        <h3 className={styles.title}>{deniedTitle}</h3>
        <table className={styles.table} aria-label={deniedTitle}>
          <tbody>
            {denied.map(({ path, ticked, text }) => (
              <tr key={path}>
                {ticked === undefined ? null : (
                  <th scope="row" className={mergeClasses(styles.cell, styles.ticked)}>
                    <Isolated text={ticked} />
                  </th>
                )}
                <td className={styles.cell} colSpan={ticked === undefined ? 2 : 1}>
                  <Isolated text={text} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <RestsOn of={deniedTitle} evidence={denied.flatMap(({ evidence }) => evidence)} />
      </div>
    </div>
  );
}
