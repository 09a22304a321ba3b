import type { Introduction as Texts } from '@ellac/contracts';
import { FoldOnPhone } from '../pieces/fold-on-phone.js';
import { Part } from '../pieces/part.js';
import { RunningText } from '../pieces/text/running-text.js';
import { Section } from '../pieces/section.js';
import { reportSections } from '../words/report-sections.js';

/** What the evaluation is, and what the analysis is for. */
export function Introduction({ introduction }: { introduction: Texts }) {
  return (
    <Section id="introduction" title={reportSections.introduction}>
      <FoldOnPhone
        of={reportSections.introduction}
        first={
          <Part title="ELLAC Overview">
            <RunningText text={introduction.ellacOverview} />
          </Part>
        }
      >
        <Part title="Phase Transition Context">
          <RunningText text={introduction.phaseTransitionContext} />
        </Part>
        <Part title="Analysis Significance">
          <RunningText text={introduction.analysisSignificance} />
        </Part>
      </FoldOnPhone>
    </Section>
  );
}
