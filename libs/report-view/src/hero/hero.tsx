import { areas, formatDay, formatScore, type Analysis } from '@ellac/contracts';
import { brandTokens, ReadinessIcon, unseen } from '@ellac/web';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { Ref } from 'react';
import { regionOf } from '../words/region-of.js';
import { areaScores } from '../words/scores/area-scores.js';
import { Isolated } from '../pieces/isolated.js';
import { areaNames } from '../words/scores/area-names.js';
import { standingOf } from '../words/scores/denied-answers.js';
import { openingOf } from '../words/scores/opening.js';
import { FieldHead } from './field-head.js';
import { PhasePath } from './phase-path.js';
import { ReportActions } from './report-actions.js';

const phone = '@media screen and (max-width: 639px)';

const useStyles = makeStyles({
  verdict: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '8px 24px',
  },
  words: { flex: '1 1 240px', minWidth: 0, '@media print': { flexBasis: '180px' } },
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
    '@media print': { columnGap: '18px' },
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
  readonly ref: Ref<HTMLElement>;
}

/** Whose report this is and where the business stands, on the field of brand colour. */
export function Hero({ analysis, place, ref }: HeroProps) {
  const styles = useStyles();
  const { company, submittedAt } = analysis;
  const { headline, shortMeaning, hasScores } = openingOf(analysis);
  return (
    <FieldHead
      ref={ref}
      place={place}
      about={
        <>
          ELLAC Business Evaluation · {formatDay(new Date(submittedAt), regionOf(analysis))} · for{' '}
          <Isolated text={company.ownerName} />
        </>
      }
      title={company.name}
      actions={place === 'desk' ? null : <ReportActions analysis={analysis} isOnField />}
      data-page-one=""
    >
      <div className={styles.verdict}>
        <div className={styles.words}>
          <h2 className={styles.band}>
            <Isolated text={headline} />
          </h2>
          <p className={styles.meaning}>{shortMeaning}</p>
        </div>
        {hasScores ? <AreaFigures analysis={analysis} /> : null}
      </div>
      {hasScores ? <PhasePath analysis={analysis} /> : null}
    </FieldHead>
  );
}

/** The three scores that the overall score is the mean of. */
function AreaFigures({ analysis }: { readonly analysis: Analysis }) {
  const styles = useStyles();
  const scores = areaScores(analysis);
  return (
    <dl className={styles.scores}>
      {areas.map((area) => {
        const { step, word } = standingOf(analysis, area);
        return (
          <div key={area} className={styles.score}>
            <dt className={styles.scoreName}>{areaNames[area]}</dt>
            <dd className={styles.figure}>
              {formatScore(scores[area])}
              <span>
                <ReadinessIcon step={step} />
              </span>
              <span className={styles.level}>{word}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
