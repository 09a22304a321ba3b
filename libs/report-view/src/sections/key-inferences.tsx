import type { Analysis } from '@ellac/contracts';
import { BulletList } from '../pieces/bullet-list.js';
import { Part } from '../pieces/part.js';
import { Section } from '../pieces/section.js';
import { Why } from '../pieces/why.js';
import { reportSections } from '../words/report-sections.js';

export function KeyInferences({ analysis }: { analysis: Analysis }) {
  const { keyStrengths, keyWeaknesses } = analysis.findings.overallFindings;
  return (
    <Section id="inferences" title={reportSections.inferences}>
      <Part title="Key Strengths">
        <BulletList
          items={keyStrengths}
          after={(index) => (
            <Why
              of={keyStrengths[index] ?? ''}
              evidence={analysis.evidence.keyStrengths[index]}
              breakdown={analysis.scoreBreakdown}
              answers={analysis.answers}
            />
          )}
        />
      </Part>
      <Part title="Key Weaknesses">
        <BulletList
          items={keyWeaknesses}
          after={(index) => (
            <Why
              of={keyWeaknesses[index] ?? ''}
              evidence={analysis.evidence.keyWeaknesses?.[index]}
              breakdown={analysis.scoreBreakdown}
              answers={analysis.answers}
            />
          )}
        />
      </Part>
    </Section>
  );
}
