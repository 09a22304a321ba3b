import { formatNumber, type Area, type ScoredItem } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { areaNames } from '../area-names.js';
import { measure } from './measure.js';

const useStyles = makeStyles({
  details: {
    marginBlockStart: '24px',
    // On paper a closed one is only a line that cannot be opened.
    ':not([open])': { '@media print': { display: 'none' } },
  },
  summary: { cursor: 'pointer', fontWeight: tokens.fontWeightSemibold, minHeight: '24px' },
  note: { maxWidth: measure, lineHeight: '1.6' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    marginBlock: '16px',
    fontSize: tokens.fontSizeBase300,
    '& caption': {
      textAlign: 'start',
      fontWeight: tokens.fontWeightSemibold,
      paddingBlockEnd: '4px',
    },
    '& th, & td': {
      padding: '6px 8px 6px 0',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& th': { textAlign: 'start' },
    '& tbody th': { fontWeight: tokens.fontWeightRegular },
    // Wide enough that no word of a question is broken on a phone.
    '& th:first-child': { width: '36%', hyphens: 'auto' },
    '& tr > :nth-last-child(-n + 2)': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& tr': { breakInside: 'avoid' },
  },
});

function AreaTable({ area, items }: { area: Area; items: readonly ScoredItem[] }) {
  const styles = useStyles();
  const total = items.reduce((sum, { points, weight }) => sum + points * weight, 0) / 100;
  return (
    <table className={styles.table}>
      <caption>{areaNames[area]}</caption>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Answer</th>
          <th scope="col">Points</th>
          <th scope="col">Weight</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, label, answer, given, points, weight }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{given ? answer : 'not given'}</td>
            <td>{formatNumber(points)}</td>
            <td>{formatNumber(weight)}%</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Points × weight, added up
          </th>
          <td>{formatNumber(total)}</td>
          <td>100%</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Every scored answer with its points and weight, so that a reader can follow the sums. */
export function ScoreBreakdown({ items }: { items: readonly ScoredItem[] }) {
  const styles = useStyles();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>How this score was made</summary>
      <p className={styles.note}>
        Each answer earns 0 to 10 points. Points times weight, added up, make an area’s score,
        rounded to one decimal. An answer that was not given counts 4 points. The overall score is
        the mean of the three areas.
      </p>
      {(['systems', 'leadership', 'market'] as const).map((area) => (
        <AreaTable key={area} area={area} items={items.filter((item) => item.area === area)} />
      ))}
    </details>
  );
}
