import type { Conclusions } from '@ellac/contracts';
import { Paragraph } from '../pieces/paragraph.js';
import { Part } from '../pieces/part.js';
import { Section } from '../pieces/section.js';
import { reportSections } from '../report-sections.js';

export function Discussion({ conclusions }: { conclusions: Conclusions['strategicConclusions'] }) {
  return (
    <Section id="discussion" title={reportSections.discussion}>
      <Part title="Overall Conclusion">
        <Paragraph>{conclusions.overallConclusion}</Paragraph>
      </Part>
      <Part title="Systems Implications">
        <Paragraph>{conclusions.systemsImplications}</Paragraph>
      </Part>
      <Part title="Leadership Implications">
        <Paragraph>{conclusions.leadershipImplications}</Paragraph>
      </Part>
      <Part title="Market Implications">
        <Paragraph>{conclusions.marketImplications}</Paragraph>
      </Part>
    </Section>
  );
}
