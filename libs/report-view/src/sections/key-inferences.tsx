import type { Analysis, CounselText, RuleEvidence } from '@ellac/contracts';
import { BulletList } from '../pieces/text/bullet-list.js';
import { Paragraph } from '../pieces/text/paragraph.js';
import { Part } from '../pieces/part.js';
import { RestsOn } from '../pieces/evidence/rests-on.js';
import { Section } from '../pieces/section.js';
import { TwoColumns } from '../pieces/text/two-columns.js';
import { Why } from '../pieces/evidence/why.js';
import { furtherWeaknesses } from '../words/below-page-one.js';
import { noFurtherInferences } from '../words/evidence/no-inferences.js';
import { reportSections } from '../words/report-sections.js';

/** The strengths, and the weaknesses that are not among the considerations. */
export function KeyInferences({ analysis }: { analysis: Analysis }) {
  const { counsel, evidence, findings } = analysis;
  const { keyStrengths } = findings.overallFindings;
  const keyWeaknesses = furtherWeaknesses(analysis);
  return (
    <Section id="inferences" title={reportSections.inferences}>
      <TwoColumns>
        {keyStrengths.length === 0 ? null : (
          <Inferences
            title="Key Strengths"
            texts={keyStrengths}
            told={counsel?.strengths}
            reasons={evidence.keyStrengths}
            analysis={analysis}
          />
        )}
        {keyWeaknesses.length === 0 ? null : (
          <Inferences
            title="Key Weaknesses"
            texts={keyWeaknesses}
            told={counsel?.weaknesses}
            reasons={evidence.keyWeaknesses ?? []}
            analysis={analysis}
          />
        )}
      </TwoColumns>
      {keyStrengths.length + keyWeaknesses.length === 0 ? (
        <Paragraph>{noFurtherInferences(analysis)}</Paragraph>
      ) : null}
    </Section>
  );
}

/** A list of inferences: each with its rule, or with what the counsel rests it on. */
function Inferences({
  title,
  texts,
  told,
  reasons,
  analysis,
}: {
  title: string;
  texts: readonly string[];
  told: readonly CounselText[] | undefined;
  reasons: readonly RuleEvidence[];
  analysis: Analysis;
}) {
  return (
    <Part title={title}>
      <BulletList
        items={texts}
        after={(index) =>
          told === undefined ? (
            <Why
              of={texts[index] ?? ''}
              evidence={reasons[index]}
              breakdown={analysis.scoreBreakdown}
              answers={analysis.answers}
            />
          ) : (
            <RestsOn of={texts[index] ?? ''} evidence={told[index]?.evidence ?? []} />
          )
        }
      />
    </Part>
  );
}
