import { areas, formatDate, formatScore, type Analysis, type Readiness } from '@ellac/contracts';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { areaNames } from './words/area-names.js';
import { areaScores } from './pieces/chart-rows.js';
import { firstSteps } from './words/first-steps.js';
import { BulletList } from './pieces/bullet-list.js';
import { FirstStepsList } from './pieces/first-steps-list.js';
import { Isolated } from './pieces/isolated.js';
import { onPageOne } from './page-one/print-alone.js';
import { LabelledGroup } from './pieces/labelled-group.js';
import {
  isJudged,
  isMissingFirst,
  meaningOf,
  missingTitle,
  noRedFlags,
} from './words/readiness-words.js';

const useStyles = makeStyles({
  header: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  // The actions come first in the tab order and are shown at the right.
  top: {
    display: 'flex',
    flexDirection: 'row-reverse',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    minHeight: '32px',
  },
  actions: { '@media print': { display: 'none' } },
  kind: { margin: '0 auto 0 0', color: tokens.colorNeutralForeground2 },
  title: {
    margin: '0 0 4px',
    fontSize: 'clamp(26px, 5vw, 36px)',
    lineHeight: 1.2,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    // The page focuses it by script; it is not a control.
    outlineStyle: 'none',
  },
  whose: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  verdict: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    padding: 'clamp(16px, 4vw, 24px)',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    breakInside: 'avoid',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  band: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: 1.3,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  meaning: { margin: '4px 0 0', fontSize: tokens.fontSizeBase400, lineHeight: '1.45' },
  scores: {
    margin: 0,
    display: 'grid',
    // Depends on the font size: large fonts leave room for two.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5em), 1fr))',
    '@media (max-width: 359px)': { gridTemplateColumns: 'repeat(2, 1fr)' },
    gap: '8px',
  },
  score: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  scoreName: { fontSize: tokens.fontSizeBase200, lineHeight: 1.3 },
  figure: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  overall: { fontSize: tokens.fontSizeBase600 },
  outOf: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightRegular },
  flags: {
    paddingInlineStart: '12px',
    borderInlineStartWidth: '4px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorPaletteRedBorderActive,
  },
  none: { margin: 0 },
});

/** Whose report this is, where the business stands and what to do first. */
export function ReportHeader({ analysis, actions }: { analysis: Analysis; actions?: ReactNode }) {
  const styles = useStyles();
  const { company, page, readiness, submittedAt } = analysis;
  // It says in words on this business what the band and the red flags mean.
  const lead = analysis.counsel?.lead;
  // Page one, which follows, has them with their dates.
  const steps = page === undefined ? firstSteps(analysis.actionPlan) : [];
  return (
    <header className={styles.header}>
      <div {...onPageOne}>
        <div className={styles.top}>
          <div className={styles.actions}>{actions}</div>
          <p className={styles.kind}>ELLAC Business Evaluation</p>
        </div>
        <h1 className={styles.title} tabIndex={-1}>
          <Isolated text={company.name} />
        </h1>
        <p className={styles.whose}>
          <Isolated text={company.ownerName} /> · {formatDate(new Date(submittedAt))}
        </p>
      </div>
      <div className={styles.verdict}>
        <div>
          <h2 className={styles.band}>
            <Isolated text={readiness.label} />
          </h2>
          {lead === undefined ? <p className={styles.meaning}>{meaningOf(readiness)}</p> : null}
        </div>
        {isJudged(readiness) ? <Scores analysis={analysis} /> : null}
        {lead === undefined ? <RedFlags readiness={readiness} /> : null}
      </div>
      {steps.length === 0 ? null : (
        <LabelledGroup title="What to do first">
          <FirstStepsList steps={steps} />
        </LabelledGroup>
      )}
      {!isMissingFirst(analysis) ? null : (
        <LabelledGroup title={missingTitle(readiness)}>
          <BulletList items={readiness.missing} />
        </LabelledGroup>
      )}
    </header>
  );
}

/** The overall score and the three that it is the mean of. */
function Scores({ analysis }: { analysis: Analysis }) {
  const styles = useStyles();
  const areaScore = areaScores(analysis);
  return (
    <dl className={styles.scores}>
      <div className={styles.score}>
        <dt className={styles.scoreName}>Overall score</dt>
        <dd className={mergeClasses(styles.figure, styles.overall)}>
          {formatScore(analysis.overallScore)}
          <span className={styles.outOf}> / 10</span>
        </dd>
      </div>
      {areas.map((area) => (
        <div key={area} className={styles.score}>
          <dt className={styles.scoreName}>{areaNames[area]}</dt>
          <dd className={styles.figure}>{formatScore(areaScore[area])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is critical, or that nothing is; neither where too little is known. */
function RedFlags({ readiness }: { readiness: Readiness }) {
  const styles = useStyles();
  if (readiness.redFlags.length > 0) {
    return (
      <div className={styles.flags}>
        <LabelledGroup title="Red flags">
          <BulletList items={readiness.redFlags} />
        </LabelledGroup>
      </div>
    );
  }
  return isJudged(readiness) ? <p className={styles.none}>{noRedFlags(readiness)}</p> : null;
}
