import { formatNumber, formatScore, type Area, type ScoredItem } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { areaNames } from '../area-names.js';
import { areaSum, meanSum } from '../score-sums.js';
import { Isolated } from './isolated.js';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    marginBlock: '16px 4px',
    breakInside: 'avoid',
    fontSize: tokens.fontSizeBase300,
    '& caption': {
      textAlign: 'start',
      fontWeight: tokens.fontWeightSemibold,
      paddingBlockEnd: '4px',
      breakAfter: 'avoid',
    },
    '& th, & td': {
      padding: '6px 0 6px 8px',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      verticalAlign: 'top',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th:first-child': { textAlign: 'start', paddingInlineStart: 0, overflowWrap: 'anywhere' },
    '& tbody th, & tfoot th': { fontWeight: tokens.fontWeightRegular },
    '& tfoot tr:last-child > *': { fontWeight: tokens.fontWeightSemibold },
    '& tr': { breakInside: 'avoid' },
    // On paper a foot that repeats would put the sum under half of its rows.
    '@media print': { '& tfoot': { display: 'table-row-group' } },
  },
  answer: { display: 'block', color: tokens.colorNeutralForeground2 },
  note: { margin: '0 0 8px', color: tokens.colorNeutralForeground2 },
});

/** Every answer of an area, what it earned, and the steps from there to the area's score. */
export function AreaScoreTable({
  area,
  items,
  score,
}: {
  area: Area;
  items: readonly ScoredItem[];
  score: number;
}) {
  const styles = useStyles();
  const { rows, total, weight, isCut } = areaSum(items);
  return (
    <>
      <table className={styles.table}>
        <caption>{areaNames[area]}</caption>
        <thead>
          <tr>
            <th scope="col">Question and answer</th>
            <th scope="col">Points</th>
            <th scope="col">Weight</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, points, share }) => (
            <tr key={item.id}>
              <th scope="row">
                {item.label}
                <span className={styles.answer}>
                  {item.given ? (
                    <Isolated text={item.answer} />
                  ) : (
                    `${item.answer}: counts ${points} points`
                  )}
                </span>
              </th>
              <td>{points}</td>
              <td>{formatNumber(item.weight)}%</td>
              <td>{share}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Added up
            </th>
            <td>{formatNumber(weight)}%</td>
            <td>{total}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              Rounded to one decimal: the score
            </th>
            <td>{formatScore(score)}</td>
          </tr>
        </tfoot>
      </table>
      {isCut ? (
        <p className={styles.note}>
          Points that go on without end, such as 3.3333, are written with four decimals here.
        </p>
      ) : null}
    </>
  );
}

/** From the three area scores to the overall score. */
export function OverallTable({ scores }: { scores: Readonly<Record<Area, number>> }) {
  const styles = useStyles();
  const areaScores = Object.values(scores);
  const { total, mean } = meanSum(areaScores);
  return (
    <table className={styles.table}>
      <caption>Overall score</caption>
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Score</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(scores) as Area[]).map((area) => (
          <tr key={area}>
            <th scope="row">{areaNames[area]}</th>
            <td>{formatScore(scores[area])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Added up</th>
          <td>{total}</td>
        </tr>
        <tr>
          <th scope="row">Divided by three: the mean</th>
          <td>{mean}</td>
        </tr>
        <tr>
          <th scope="row">Rounded to one decimal: the overall score</th>
          <td>{formatScore(areaScores.reduce((sum, score) => sum + score, 0) / 3)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
