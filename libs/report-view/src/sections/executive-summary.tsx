import type { ExecutiveSummary as Summary } from '@ellac/contracts';
import { BulletList } from '../pieces/bullet-list.js';
import { Part } from '../pieces/part.js';
import { RunningText } from '../pieces/running-text.js';
import { Section } from '../pieces/section.js';
import { reportSections } from '../report-sections.js';

export function ExecutiveSummary({ summary }: { summary: Summary }) {
  return (
    <Section id="summary" title={reportSections.summary}>
      <Part title="Overview">
        <RunningText text={summary.overview} />
      </Part>
      <Part title="Key Highlights">
        <BulletList items={summary.keyHighlights} />
      </Part>
      <Part title="Critical Considerations">
        <BulletList items={summary.criticalConsiderations} />
      </Part>
      <Part title="Transition Readiness">
        <RunningText text={summary.transitionReadiness} />
      </Part>
    </Section>
  );
}
