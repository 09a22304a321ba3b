import { type Comparison } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import {
  answerOf,
  changedScores,
  datesOf,
  isNoise,
  pointsInWords,
  type ChangedItem,
} from '../../words/scores/comparison-words.js';
import { Isolated } from '../isolated.js';

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
export function WhatChanged({ comparison, region }: { comparison: Comparison; region: string }) {
  const styles = useStyles();
  const { items } = comparison;
  const telling = items.filter((item) => !isNoise(item));
  const noise = items.filter(isNoise);
  return (
    <div className={styles.changes}>
      <p className={styles.sentence}>{datesOf(comparison, region)}</p>
      <dl className={styles.areas}>
        {changedScores(comparison).map(({ name, scores, change }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              <strong>{scores}</strong> {change}
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

function ChangedItems({ items }: { items: readonly ChangedItem[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <strong>{item.label}</strong>
          <span>
            <Isolated text={answerOf(item.before)} /> → <Isolated text={answerOf(item.after)} />
          </span>
          <span className={styles.small}>{pointsInWords(item)}</span>
        </li>
      ))}
    </ul>
  );
}
