import type { Analysis } from '@ellac/contracts';
import { Blocks } from './blocks.js';
import { Contents } from './contents.js';
import { Counsel } from './pdf-counsel.js';
import { Cover } from './cover.js';
import { Findings } from './pdf-findings.js';
import { ImplementationPlan } from './pdf-plan.js';
import { PageOne } from './pdf-page-one.js';
import { Recommendations } from './pdf-recommendations.js';
import { Scores } from './scores.js';
import { belowPageOne } from '../../words/below-page-one.js';
import { considerationsTitle } from '../../words/considerations-title.js';
import { missingLater, missingTitle } from '../../words/readiness-words.js';
import { provenanceText } from '../../pieces/provenance-line.js';
import { writtenBy } from '../../words/written-by.js';

const commentsTitle = 'Business Coach Comments';

const titles = [
  'Important Note',
  'Executive Summary',
  'Introduction',
  'ELLAC Phase 2 Scores',
  'Findings',
  'Strategic Implications',
  'Recommendations',
  'Implementation Plan',
];

/**
 * The report for the PDF: the specification's sections in their order, in plain elements that are
 * siblings, so that they can be distributed over pages.
 */
export function PdfDocument({ analysis }: { analysis: Analysis }) {
  const { page, counsel, readiness } = analysis;
  const missing = missingLater(analysis);
  const { overview, keyHighlights } = belowPageOne(analysis);
  const { executiveSummary, introduction } = analysis.summary;
  const { strategicConclusions } = analysis.conclusions;
  const comments = analysis.coachComments ?? [];
  return (
    <>
      <Cover analysis={analysis} />
      <Contents titles={[...titles, ...(comments.length === 0 ? [] : [commentsTitle])]} />
      <h2>Important Note</h2>
      <p>{writtenBy(analysis)}</p>
      <h2>Executive Summary</h2>
      {page === undefined ? null : <PageOne page={page} analysis={analysis} />}
      {counsel === undefined ? null : <Counsel counsel={counsel} />}
      {overview === null ? null : <Blocks title="Overview" text={overview} />}
      {keyHighlights.length === 0 ? null : <Blocks title="Key Highlights" items={keyHighlights} />}
      <Blocks
        title={considerationsTitle(analysis)}
        items={executiveSummary.criticalConsiderations}
      />
      <Blocks title="Transition Readiness" text={executiveSummary.transitionReadiness} />
      {missing.length === 0 ? null : <Blocks title={missingTitle(readiness)} items={missing} />}
      <h2>Introduction</h2>
      <Blocks title="ELLAC Overview" text={introduction.ellacOverview} />
      <Blocks title="Phase Transition Context" text={introduction.phaseTransitionContext} />
      <Blocks title="Analysis Significance" text={introduction.analysisSignificance} />
      <Scores analysis={analysis} />
      <Findings analysis={analysis} />
      <h2>Strategic Implications</h2>
      <Blocks title="Overall Conclusion" text={strategicConclusions.overallConclusion} />
      <Blocks title="Systems Implications" text={strategicConclusions.systemsImplications} />
      <Blocks title="Leadership Implications" text={strategicConclusions.leadershipImplications} />
      <Blocks title="Market Implications" text={strategicConclusions.marketImplications} />
      <Recommendations recommendations={analysis.conclusions.recommendations} counsel={counsel} />
      <ImplementationPlan analysis={analysis} />
      {comments.length === 0 ? null : <h2>{commentsTitle}</h2>}
      {comments.flatMap((comment, index) =>
        comment.split(/\n+/).map((paragraph, part) => (
          <p key={`${String(index)}-${String(part)}`} className="comment">
            {part === 0 ? <span className="bullet">•</span> : null}
            {paragraph}
          </p>
        )),
      )}
      <p className="provenance">{provenanceText(analysis)}</p>
    </>
  );
}
