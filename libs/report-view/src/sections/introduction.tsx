import type { Introduction as Texts } from '@ellac/contracts';
import { Paragraph } from '../pieces/paragraph.js';
import { Part } from '../pieces/part.js';
import { Section } from '../pieces/section.js';
import { reportSections } from '../report-sections.js';

export function Introduction({ introduction }: { introduction: Texts }) {
  return (
    <Section id="introduction" title={reportSections.introduction}>
      <Part title="ELLAC Overview">
        <Paragraph>{introduction.ellacOverview}</Paragraph>
      </Part>
      <Part title="Phase Transition Context">
        <Paragraph>{introduction.phaseTransitionContext}</Paragraph>
      </Part>
      <Part title="Analysis Significance">
        <Paragraph>{introduction.analysisSignificance}</Paragraph>
      </Part>
    </Section>
  );
}
