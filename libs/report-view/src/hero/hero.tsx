import { areas, formatDate, formatScore, levelNames, type Analysis } from '@ellac/contracts';
import { brandTokens, fieldToEdges, ReadinessIcon, unseen, useOnField } from '@ellac/web';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';
import { areaScores } from '../words/area-scores.js';
import { Isolated } from '../pieces/isolated.js';
import { areaLevel } from '../words/area-level.js';
import { areaNames } from '../words/area-names.js';
import { stepOfLevel } from '../words/readiness-steps.js';
import { isJudged, shortMeaningOf } from '../words/readiness-words.js';
import { PhasePath } from './phase-path.js';

const phone = '@media screen and (max-width: 639px)';

const useStyles = makeStyles({
  hero: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    // The card below stands on its lower edge.
    padding: '16px 0 56px',
    backgroundColor: brandTokens.brandField,
    [phone]: { paddingBlockStart: '12px' },
    '@media (forced-colors: active)': { borderBottom: '1px solid CanvasText' },
    '@media print': {
      padding: '0 0 8px',
      backgroundColor: 'transparent',
      boxShadow: 'none',
      color: tokens.colorNeutralForeground1,
    },
  },
  page: {
    ...fieldToEdges,
    '@media print': { marginBlockStart: 0, clipPath: 'none' },
  },
  // The desk's own head says the same on the screen; on paper there is none.
  desk: { '@media screen': { display: 'none' } },
  whose: {
    margin: 0,
    fontSize: '15px',
    lineHeight: '22px',
    color: brandTokens.onField2,
    '@media (forced-colors: active)': { color: 'CanvasText' },
    overflowWrap: 'anywhere',
    '@media print': { color: tokens.colorNeutralForeground2 },
  },
  name: {
    margin: '2px 0 0',
    fontSize: '34px',
    lineHeight: '42px',
    letterSpacing: '-.015em',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    // The page focuses it by script; it is not a control.
    outlineStyle: 'none',
    [phone]: { fontSize: '30px', lineHeight: '36px' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', '@media print': { display: 'none' } },
  verdict: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '8px 24px',
  },
  words: { flex: '1 1 240px', minWidth: 0 },
  band: {
    margin: 0,
    fontSize: '21px',
    lineHeight: '28px',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  meaning: {
    margin: 0,
    fontSize: '16px',
    lineHeight: '24px',
    color: brandTokens.onField2,
    '@media (forced-colors: active)': { color: 'CanvasText' },
    '@media print': { color: tokens.colorNeutralForeground2 },
  },
  scores: {
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 28px',
    [phone]: { flexGrow: 1, justifyContent: 'space-between', gap: '8px 12px' },
  },
  score: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  scoreName: {
    fontSize: '14px',
    lineHeight: '20px',
    color: brandTokens.onField2,
    '@media (forced-colors: active)': { color: 'CanvasText' },
    '@media print': { color: tokens.colorNeutralForeground2 },
    [phone]: { fontSize: '13px' },
  },
  figure: {
    margin: 0,
    display: 'flex',
    alignItems: 'baseline',
    gap: '8px',
    fontSize: '24px',
    lineHeight: '30px',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  level: {
    fontSize: '14px',
    fontWeight: tokens.fontWeightRegular,
    [phone]: unseen,
  },
});

interface HeroProps {
  readonly analysis: Analysis;
  /** Whether it stands alone on a page or on the desk, between other things. */
  readonly place: 'page' | 'desk';
  /** Download and print, where no header of the document has them. */
  readonly actions: ReactNode;
  readonly ref: Ref<HTMLElement>;
}

/** Whose report this is and where the business stands, on the field of brand colour. */
export function Hero({ analysis, place, actions, ref }: HeroProps) {
  const styles = useStyles();
  const onField = useOnField();
  const { company, readiness, submittedAt } = analysis;
  const judged = isJudged(readiness);
  return (
    <header
      ref={ref}
      className={mergeClasses(onField, styles.hero, styles[place])}
      data-page-one=""
    >
      {actions === null ? null : <div className={styles.actions}>{actions}</div>}
      <div>
        <p className={styles.whose}>
          ELLAC Business Evaluation · {formatDate(new Date(submittedAt))} · for{' '}
          <Isolated text={company.ownerName} />
        </p>
        <h1 className={styles.name} tabIndex={-1}>
          <Isolated text={company.name} />
        </h1>
      </div>
      <div className={styles.verdict}>
        <div className={styles.words}>
          <h2 className={styles.band}>
            <Isolated text={readiness.label} />
          </h2>
          <p className={styles.meaning}>{shortMeaningOf(readiness)}</p>
        </div>
        {judged ? <AreaFigures analysis={analysis} /> : null}
      </div>
      <PhasePath analysis={analysis} />
    </header>
  );
}

/** The three scores that the overall score is the mean of. */
function AreaFigures({ analysis }: { readonly analysis: Analysis }) {
  const styles = useStyles();
  const scores = areaScores(analysis);
  return (
    <dl className={styles.scores}>
      {areas.map((area) => {
        const level = areaLevel(analysis, area);
        return (
          <div key={area} className={styles.score}>
            <dt className={styles.scoreName}>{areaNames[area]}</dt>
            <dd className={styles.figure}>
              {formatScore(scores[area])}
              <span>
                <ReadinessIcon step={stepOfLevel(level)} />
              </span>
              <span className={styles.level}>{levelNames[level]}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
