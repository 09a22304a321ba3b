import { areas, formatScore, type Analysis, type Area, type ScoredItem } from '@ellac/contracts';
import { BandedBar, FactsMark, RatingsMark, ReadinessChip } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, type ReactNode } from 'react';
import { areaScores } from '../words/scores/area-scores.js';
import { useCard } from '../pieces/card.js';
import { Isolated } from '../pieces/isolated.js';
import { areaLevel } from '../words/scores/area-level.js';
import { areaNames } from '../words/scores/area-names.js';
import { standingOf, undenied } from '../words/scores/denied-answers.js';
import { byFacts, byRatings, farMarks } from '../words/scores/far-marks.js';
import { decidingItem } from '../words/scores/deciding-item.js';
import { stepOfLevel } from '../words/scores/readiness-steps.js';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: '16px',
    '@media print': { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
  card: { padding: '18px 20px', breakInside: 'avoid' },
  name: { fontSize: '15px', lineHeight: '22px', fontWeight: tokens.fontWeightSemibold },
  value: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  figure: {
    fontSize: '32px',
    lineHeight: '38px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  bar: { margin: '8px 0 6px' },
  line: {
    margin: 0,
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  marks: { display: 'flex', flexWrap: 'wrap', gap: '0 16px', marginBlockStart: '4px' },
  mark: { display: 'flex', alignItems: 'center', gap: '6px' },
});

/** The three scores, each with its level, its place on the scale and what decides it. */
export function ScoreCards({ analysis }: { readonly analysis: Analysis }) {
  const styles = useStyles();
  return (
    <div className={styles.cards}>
      {areas.map((area) => (
        <ScoreCard key={area} area={area} analysis={analysis} />
      ))}
    </div>
  );
}

function ScoreCard({ area, analysis }: { readonly area: Area; readonly analysis: Analysis }) {
  const styles = useStyles();
  const card = useCard();
  const id = useId();
  const score = areaScores(analysis)[area];
  const level = areaLevel(analysis, area);
  const marks = farMarks(analysis, area);
  return (
    <div className={mergeClasses(card, styles.card)}>
      <span id={id} className={styles.name}>
        {areaNames[area]}
      </span>
      <div className={styles.value}>
        <span className={styles.figure}>{formatScore(score)}</span>
        <ReadinessChip {...standingOf(analysis, area)} />
      </div>
      <div
        className={styles.bar}
        role="meter"
        aria-labelledby={id}
        aria-describedby={marks === null ? undefined : `${id}-marks`}
        aria-valuetext={`${formatScore(score)} / 10`}
        aria-valuenow={score * 10}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <BandedBar value={score} step={stepOfLevel(level)} marks={marks} withScale />
      </div>
      <DecidingLine item={decidingItem(undenied(analysis), area)} />
      {marks === null ? null : (
        <p id={`${id}-marks`} className={mergeClasses(styles.line, styles.marks)}>
          <Mark words={byRatings(marks)}>
            <RatingsMark middle={7} />
          </Mark>{' '}
          <Mark words={byFacts(marks)}>
            <FactsMark middle={7} />
          </Mark>
        </p>
      )}
    </div>
  );
}

function Mark({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <span className={useStyles().mark}>
      <svg width="14" height="14" viewBox="-7 0 14 14" aria-hidden="true">
        {children}
      </svg>
      {words}
    </span>
  );
}

/**
 * `2 of 6` of `2 of 6: Lead handling, Follow-up`: beside what is missing, what is there misleads.
 * `70%` of `70% (industry: about 75%)`: only where the points are counted does that have its source.
 */
const briefly = (answer: string): string =>
  answer.replace(/^(\d+ of \d+):.*$/su, '$1').replace(/ \((?:good in the )?industry: .*\)$/su, '');

function DecidingLine({ item }: { readonly item: ScoredItem | null }) {
  const styles = useStyles();
  if (item === null) return null;
  return (
    <p className={styles.line}>
      Heaviest gap:{' '}
      <strong>
        <Isolated text={item.label} />
      </strong>
      {item.given ? (
        <>
          , <Isolated text={briefly(item.answer)} />
        </>
      ) : (
        ', not given'
      )}
    </p>
  );
}
