import type { Analysis, CounselText } from '@ellac/contracts';
import { FoldOnPhone } from '../pieces/fold-on-phone.js';
import { Part } from '../pieces/part.js';
import { RestsOn } from '../pieces/evidence/rests-on.js';
import { RunningText } from '../pieces/text/running-text.js';
import { Section } from '../pieces/section.js';
import { TwoColumns } from '../pieces/text/two-columns.js';
import { reportSections } from '../words/report-sections.js';
import { isJudged } from '../words/scores/readiness-words.js';

/** The conclusion as a whole, then what it means for each area where that is judged. */
export function Discussion({ analysis }: { analysis: Analysis }) {
  const { conclusion, order, effects } = analysis.counsel ?? {};
  // Older counsels say in its place why their steps stand in this order.
  const told = conclusion ?? order;
  const conclusions = analysis.conclusions.strategicConclusions;
  const overall = (
    <Part title="Overall Conclusion">
      <RunningText text={conclusions.overallConclusion} />
      {told === undefined ? null : <RestsOn of={told.text} evidence={told.evidence} />}
    </Part>
  );
  if (!isJudged(analysis.readiness))
    return (
      <Section id="discussion" title={reportSections.discussion}>
        {overall}
      </Section>
    );
  return (
    <Section id="discussion" title={reportSections.discussion}>
      <FoldOnPhone of={reportSections.discussion} first={overall}>
        <TwoColumns>
          <Implications
            title="Systems Implications"
            text={conclusions.systemsImplications}
            told={effects?.systems}
          />
          <Implications
            title="Leadership Implications"
            text={conclusions.leadershipImplications}
            told={effects?.leadership}
          />
          <Implications
            title="Market Implications"
            text={conclusions.marketImplications}
            told={effects?.market}
          />
        </TwoColumns>
      </FoldOnPhone>
    </Section>
  );
}

function Implications({
  title,
  text,
  told,
}: {
  title: string;
  text: string;
  told: CounselText | undefined;
}) {
  return (
    <Part title={title}>
      <RunningText text={text} />
      {told === undefined ? null : <RestsOn of={title} evidence={told.evidence} />}
    </Part>
  );
}
