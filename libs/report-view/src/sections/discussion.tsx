import type { Analysis } from '@ellac/contracts';
import { Part } from '../pieces/part.js';
import { RestsOn } from '../pieces/rests-on.js';
import { RunningText } from '../pieces/running-text.js';
import { Section } from '../pieces/section.js';
import { reportSections } from '../words/report-sections.js';

export function Discussion({ analysis }: { analysis: Analysis }) {
  const { order } = analysis.counsel ?? {};
  const conclusions = analysis.conclusions.strategicConclusions;
  return (
    <Section id="discussion" title={reportSections.discussion}>
      <Part title="Overall Conclusion">
        <RunningText text={conclusions.overallConclusion} />
        {order === undefined ? null : <RestsOn of={order.text} evidence={order.evidence} />}
      </Part>
      <Part title="Systems Implications">
        <RunningText text={conclusions.systemsImplications} />
      </Part>
      <Part title="Leadership Implications">
        <RunningText text={conclusions.leadershipImplications} />
      </Part>
      <Part title="Market Implications">
        <RunningText text={conclusions.marketImplications} />
      </Part>
    </Section>
  );
}
