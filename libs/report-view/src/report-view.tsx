import type { Analysis, PhaseAction } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { Hero } from './hero/hero.js';
import { RepBar } from './hero/rep-bar.js';
import { ImportantNote } from './important-note.js';
import { PageOne } from './page-one/page-one-section.js';
import { EvidenceOnPaper } from './pieces/evidence/evidence-on-paper.js';
import { ProvenanceLine } from './pieces/evidence/provenance-line.js';
import { ScoreBreakdown } from './pieces/scores/score-breakdown.js';
import { useIsPast } from './reading-place/use-is-past.js';
import { CoachComments } from './sections/coach-comments.js';
import { Discussion } from './sections/discussion.js';
import { ExecutiveSummary } from './sections/executive-summary-section.js';
import { BriefScoreCards } from './sections/score-cards.js';
import { Findings } from './sections/findings-section.js';
import { Introduction } from './sections/introduction-section.js';
import { KeyInferences } from './sections/key-inferences.js';
import { ImplementationPlan } from './sections/plan-section.js';
import { QualitativeFindings } from './sections/qualitative-findings.js';
import { Recommendations } from './sections/recommendations-section.js';
import { TableOfContents } from './table-of-contents.js';
import { coachCommentsOf } from './words/coach-comments.js';
import { isJudged } from './words/scores/readiness-words.js';
import { contentsNames, type ContentsId } from './words/report-sections.js';

const useStyles = makeStyles({
  report: {
    // The hero moves up inside it, and moves nothing that holds it.
    display: 'flow-root',
    color: tokens.colorNeutralForeground1,
    // Printers leave out backgrounds unless they are told not to.
    printColorAdjust: 'exact',
  },
  // Page one moves up by 40 pixels, to overlap a hero.
  glance: { marginBlockEnd: '56px', '@media print': { marginBlockEnd: 0 } },
  // The contents stand beside all that is below the hero.
  body: { position: 'relative' },
  appendix: { marginBlockStart: '24px', '@media print': { marginBlockStart: '20px' } },
});

const endId = 'end-of-report';

interface ReportViewProps {
  readonly analysis: Analysis;
  /** Whether it is a page of its own or a part of the desk's; a page unless told. */
  readonly place?: 'page' | 'desk';
  /** What stands between the findings and what follows from them. */
  readonly afterFindings?: ReactNode;
  /** What can be done with the whole plan. */
  readonly planActions?: ReactNode;
  /** What can be done with one step of the plan. */
  readonly stepAction?: ((step: PhaseAction) => ReactNode) | undefined;
}

/** The whole report, in the specification's order; the coach's comments only where there are any. */
export function ReportView({
  analysis,
  place = 'page',
  afterFindings,
  planActions,
  stepAction,
}: ReportViewProps) {
  const styles = useStyles();
  const hero = useRef<HTMLElement>(null);
  const isPastHero = useIsPast(hero);
  // The first screen comes at once, and the rest in steps between which the page answers.
  const isWhole = useDeferredValue(true, false);
  return (
    <article className={styles.report}>
      <Hero ref={hero} analysis={analysis} place={place} />
      {place === 'page' ? <RepBar analysis={analysis} isShown={isPastHero} /> : null}
      {place === 'desk' ? (
        <div className={styles.glance}>
          {isJudged(analysis.readiness) ? <BriefScoreCards analysis={analysis} /> : null}
        </div>
      ) : null}
      {/* The page's style sheet hides the footer meanwhile, which the rest will move away. */}
      <div className={styles.body} data-waiting={isWhole ? undefined : ''}>
        <PageOne analysis={analysis} />
        {isWhole ? (
          <BelowPageOne
            analysis={analysis}
            place={place}
            afterFindings={afterFindings}
            planActions={planActions}
            stepAction={stepAction}
          />
        ) : null}
      </div>
    </article>
  );
}

/** All sections of the report. */
function BelowPageOne({
  analysis,
  place = 'page',
  afterFindings,
  planActions,
  stepAction,
}: ReportViewProps) {
  const styles = useStyles();
  const notes = coachCommentsOf(analysis);
  const ids = (Object.keys(contentsNames) as ContentsId[]).filter(
    (id) => id !== 'comments' || notes.length > 0,
  );
  return (
    <>
      <ImportantNote analysis={analysis} />
      <TableOfContents ids={ids} endId={endId} place={place} />
      <ExecutiveSummary analysis={analysis} />
      <Introduction introduction={analysis.summary.introduction} />
      <Findings analysis={analysis} />
      {afterFindings}
      <QualitativeFindings analysis={analysis} />
      <KeyInferences analysis={analysis} />
      <Discussion analysis={analysis} />
      <Recommendations analysis={analysis} />
      <ImplementationPlan analysis={analysis} actions={planActions} stepAction={stepAction} />
      {notes.length === 0 ? null : <CoachComments comments={notes} />}
      {isJudged(analysis.readiness) ? (
        <div id="appendix" className={styles.appendix}>
          <ScoreBreakdown analysis={analysis} />
        </div>
      ) : null}
      <EvidenceOnPaper analysis={analysis} />
      <ProvenanceLine analysis={analysis} id={endId} />
    </>
  );
}
