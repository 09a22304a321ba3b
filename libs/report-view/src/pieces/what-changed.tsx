import { changeThreshold, type Comparison, formatDate, formatScore } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { areaNames } from '../area-names.js';
import { Isolated } from './isolated.js';

const useStyles = makeStyles({
  changes: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    overflowWrap: 'anywhere',
  },
  areas: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
    gap: '8px 16px',
    margin: 0,
  },
  value: { margin: 0 },
  items: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' },
  item: { display: 'grid', gap: '2px', breakInside: 'avoid' },
  small: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  sentence: { margin: 0 },
  details: { '@media print': { display: 'none' } },
  summary: { cursor: 'pointer', minHeight: '24px', width: 'fit-content' },
});

/** What changed between two reports of a company, area by area and answer by answer. */
export function WhatChanged({ comparison }: { comparison: Comparison }) {
  const styles = useStyles();
  const { earlier, later, overall, areas, items } = comparison;
  const rows = [
    { name: 'Overall', ...overall },
    ...areas.map(({ area, ...change }) => ({ name: areaNames[area], ...change })),
  ];
  const telling = items.filter((item) => !isNoise(item));
  const noise = items.filter(isNoise);
  const day = (moment: string) => formatDate(new Date(moment));
  return (
    <div className={styles.changes}>
      <p className={styles.sentence}>
        {`${day(earlier.submittedAt)} compared with ${day(later.submittedAt)}. Less than half a point is noise.`}
      </p>
      <dl className={styles.areas}>
        {rows.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              <strong>{`${formatScore(before)} → ${formatScore(after)}`}</strong>{' '}
              {changeInWords(before, after)}
            </dd>
          </div>
        ))}
      </dl>
      {items.length === 0 ? (
        <p className={styles.sentence}>All scored answers are the same.</p>
      ) : null}
      {telling.length === 0 ? null : <ChangedItems items={telling} />}
      {noise.length === 0 ? null : (
        <details className={styles.details}>
          <summary className={styles.summary}>Answers whose points are about the same</summary>
          <ChangedItems items={noise} />
        </details>
      )}
    </div>
  );
}

type Item = Comparison['items'][number];

/** From the scores as they are shown, so that a reader comes to the same difference. */
const changeOf = (before: number, after: number): number =>
  Math.round(Number(formatScore(after)) * 10 - Number(formatScore(before)) * 10) / 10;

const isNoise = ({ before, after }: Item): boolean =>
  Math.abs(changeOf(before.points, after.points)) < changeThreshold;

function ChangedItems({ items }: { items: readonly Item[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.items}>
      {items.map(({ id, area, label, before, after }) => (
        <li key={id} className={styles.item}>
          <strong>{label}</strong>
          <span>
            <Isolated text={answerOf(before)} /> → <Isolated text={answerOf(after)} />
          </span>
          <span className={styles.small}>
            {`${areaNames[area]}, points ${formatScore(before.points)} → ${formatScore(after.points)}, ${changeInWords(before.points, after.points)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

const answerOf = ({ given, answer }: Item['before']): string => (given ? answer : 'Not given');

function changeInWords(before: number, after: number): string {
  const change = changeOf(before, after);
  if (Math.abs(change) < changeThreshold) return 'about the same';
  return `${formatScore(Math.abs(change))} ${change > 0 ? 'better' : 'worse'}`;
}
