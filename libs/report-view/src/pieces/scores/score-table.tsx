import { areas, formatNumber, formatScore, type Area, type ScoredItem } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { areaNames } from '../../words/scores/area-names.js';
import { areaSum, cutNote, overallSteps, sumTitles } from '../../words/scores/score-sums.js';
import { Isolated } from '../isolated.js';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    marginBlock: '16px 4px',
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
    // A repeated table footer would be printed below only some of its rows.
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
              {sumTitles.addedUp}
            </th>
            <td>{formatNumber(weight)}%</td>
            <td>{total}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              {sumTitles.score}
            </th>
            <td>{formatScore(score)}</td>
          </tr>
        </tfoot>
      </table>
      {isCut ? <p className={styles.note}>{cutNote}</p> : null}
    </>
  );
}

/** From the three area scores to the overall score. */
export function OverallTable({
  scores,
  overall,
}: {
  scores: Readonly<Record<Area, number>>;
  overall: number;
}) {
  const styles = useStyles();
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
        {areas.map((area) => (
          <tr key={area}>
            <th scope="row">{areaNames[area]}</th>
            <td>{formatScore(scores[area])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {overallSteps(
          areas.map((area) => scores[area]),
          overall,
        ).map(([title, value]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
