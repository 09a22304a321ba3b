import type { Analysis } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { ImportantNote } from './important-note.js';
import { PdfButton } from './pdf/pdf-button.js';
import { ProvenanceLine } from './pieces/provenance-line.js';
import { ReportHeader } from './report-header.js';
import { reportSections, type ReportSectionId } from './words/report-sections.js';
import { CoachComments } from './sections/coach-comments.js';
import { Discussion } from './sections/discussion.js';
import { ExecutiveSummary } from './sections/executive-summary-section.js';
import { Findings } from './sections/findings-section.js';
import { ImplementationPlan } from './sections/plan-section.js';
import { Introduction } from './sections/introduction-section.js';
import { KeyInferences } from './sections/key-inferences.js';
import { QualitativeFindings } from './sections/qualitative-findings.js';
import { Recommendations } from './sections/recommendations-section.js';
import { TableOfContents } from './table-of-contents.js';

const useStyles = makeStyles({
  report: {
    position: 'relative',
    color: tokens.colorNeutralForeground1,
    // Printers leave out backgrounds unless they are told not to.
    printColorAdjust: 'exact',
  },
});

const endId = 'end-of-report';

/** The whole report, in the specification's order; the coach's comments only where there are any. */
export function ReportView({ analysis }: { analysis: Analysis }) {
  const styles = useStyles();
  const comments = analysis.coachComments ?? [];
  const ids = (Object.keys(reportSections) as ReportSectionId[]).filter(
    (id) => id !== 'comments' || comments.length > 0,
  );
  return (
    <article className={styles.report}>
      <ReportHeader analysis={analysis} actions={<PdfButton analysis={analysis} />} />
      <ImportantNote analysis={analysis} />
      <TableOfContents ids={ids} endId={endId} />
      <ExecutiveSummary analysis={analysis} />
      <Introduction introduction={analysis.summary.introduction} />
      <Findings analysis={analysis} />
      <QualitativeFindings analysis={analysis} />
      <KeyInferences analysis={analysis} />
      <Discussion analysis={analysis} />
      <Recommendations analysis={analysis} />
      <ImplementationPlan analysis={analysis} />
      {comments.length === 0 ? null : <CoachComments comments={comments} />}
      <ProvenanceLine analysis={analysis} id={endId} />
    </article>
  );
}
