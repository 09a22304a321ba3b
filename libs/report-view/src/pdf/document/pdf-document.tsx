import type { Analysis } from '@ellac/contracts';
import { reportSections } from '../../words/report-sections.js';
import type { Logo } from '../logo.js';
import { Appendix, appendixTitle } from './chapters/appendix.js';
import { coachCommentsOf } from '../../words/coach-comments.js';
import { CoachComments } from './chapters/pdf-coach-comments.js';
import { Cover } from './chapters/cover.js';
import { ExecutiveSummary } from './chapters/executive-summary.js';
import { Findings } from './chapters/pdf-findings.js';
import { ImplementationPlan } from './chapters/pdf-plan.js';
import { Recommendations } from './chapters/pdf-recommendations.js';
import { Scores } from './chapters/scores.js';
import { Told } from './told.js';

/** The sections that the contents name, in their order. */
const titlesOf = (hasComments: boolean): readonly string[] => [
  'Executive Summary',
  'Introduction',
  'ELLAC Phase 2 Scores',
  'Findings',
  'Strategic Implications',
  'Recommendations',
  'Implementation Plan',
  ...(hasComments ? [reportSections.comments] : []),
  appendixTitle,
];

/**
 * The report for the PDF: the specification's sections in their order, in plain elements that are
 * siblings, so that they can be distributed over pages.
 */
export function PdfDocument({ analysis, logo = null }: { analysis: Analysis; logo?: Logo | null }) {
  const { introduction } = analysis.summary;
  const { strategicConclusions } = analysis.conclusions;
  const owner = analysis.company.ownerName;
  const comments = coachCommentsOf(analysis);
  return (
    <>
      <Cover analysis={analysis} logo={logo} titles={titlesOf(comments.length > 0)} />
      <ExecutiveSummary analysis={analysis} />
      <h2>Introduction</h2>
      <Told title="ELLAC Overview" text={introduction.ellacOverview} owner={owner} />
      <Told
        title="Phase Transition Context"
        text={introduction.phaseTransitionContext}
        owner={owner}
      />
      <Told title="Analysis Significance" text={introduction.analysisSignificance} owner={owner} />
      <Scores analysis={analysis} />
      <Findings analysis={analysis} />
      <h2>Strategic Implications</h2>
      <Told
        title="Overall Conclusion"
        text={strategicConclusions.overallConclusion}
        owner={owner}
      />
      <Told
        title="Systems Implications"
        text={strategicConclusions.systemsImplications}
        owner={owner}
      />
      <Told
        title="Leadership Implications"
        text={strategicConclusions.leadershipImplications}
        owner={owner}
      />
      <Told
        title="Market Implications"
        text={strategicConclusions.marketImplications}
        owner={owner}
      />
      <Recommendations analysis={analysis} />
      <ImplementationPlan analysis={analysis} />
      {comments.length === 0 ? null : <h2>{reportSections.comments}</h2>}
      <CoachComments comments={comments} />
      <Appendix analysis={analysis} />
    </>
  );
}
