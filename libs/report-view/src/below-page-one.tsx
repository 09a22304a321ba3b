import type { Analysis } from '@ellac/contracts';
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ImportantNote } from './important-note.js';
import { Fold } from './pieces/fold.js';
import { EvidenceOnPaper } from './pieces/evidence/evidence-on-paper.js';
import type { StepAction } from './pieces/steps/step-action.js';
import { ProvenanceLine } from './pieces/evidence/provenance-line.js';
import { ScoreBreakdown } from './pieces/scores/score-breakdown.js';
import { CoachComments } from './sections/coach-comments.js';
import { Discussion } from './sections/discussion.js';
import { ExecutiveSummary } from './sections/executive-summary-section.js';
import { Findings } from './sections/findings-section.js';
import { Introduction } from './sections/introduction-section.js';
import { KeyInferences } from './sections/key-inferences.js';
import { ImplementationPlan } from './sections/plan-section.js';
import { QualitativeFindings } from './sections/qualitative-findings.js';
import { Recommendations } from './sections/recommendations-section.js';
import { TableOfContents } from './table-of-contents.js';
import { coachCommentsOf } from './words/coach-comments.js';
import { lookUpTitle } from './words/counsel-headings.js';
import { hasLetter } from './words/has-letter.js';
import { isPlanTold, planSteps } from './words/plan/planned-steps.js';
import { isJudged } from './words/scores/readiness-words.js';
import { contentsNames, type ContentsId } from './words/report-sections.js';

const useStyles = makeStyles({
  appendix: { marginBlockStart: '24px', '@media print': { marginBlockStart: '20px' } },
});

const endId = 'end-of-report';

export interface BelowPageOneProps {
  readonly analysis: Analysis;
  /** Whether it is a page of its own or a part of the desk's; a page unless told. */
  readonly place?: 'page' | 'desk';
  /** What stands between the findings and what follows from them. */
  readonly afterFindings?: ReactNode;
  /** What can be done with the whole plan. */
  readonly planActions?: ReactNode;
  /** What can be done with one step of the plan. */
  readonly stepAction?: StepAction | undefined;
}

/** All sections of the report. */
export function BelowPageOne({
  analysis,
  place = 'page',
  afterFindings,
  planActions,
  stepAction,
}: BelowPageOneProps) {
  const styles = useStyles();
  const notes = coachCommentsOf(analysis);
  const isTold = isPlanTold(analysis, planSteps(analysis));
  const ids = (Object.keys(contentsNames) as ContentsId[]).filter(
    (id) => id !== 'comments' || notes.length > 0,
  );
  return (
    <>
      <ImportantNote analysis={analysis} />
      <TableOfContents ids={ids} endId={endId} place={place} />
      <ExecutiveSummary analysis={analysis} />
      <Fold title={lookUpTitle} isFolded={hasLetter(analysis)}>
        <Introduction introduction={analysis.summary.introduction} />
        <Findings analysis={analysis} />
        {afterFindings}
        <QualitativeFindings analysis={analysis} />
        <KeyInferences analysis={analysis} />
        <Discussion analysis={analysis} />
      </Fold>
      <Recommendations analysis={analysis} stepAction={isTold ? stepAction : undefined} />
      <ImplementationPlan
        analysis={analysis}
        actions={planActions}
        stepAction={isTold ? undefined : stepAction}
      />
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
