import type { Analysis, Area, AreaFindings } from '@ellac/contracts';
import { BulletList } from '../pieces/bullet-list.js';
import { Part } from '../pieces/part.js';
import { RunningText } from '../pieces/running-text.js';
import { Section } from '../pieces/section.js';
import { Why } from '../pieces/why.js';
import { reportSections } from '../report-sections.js';

function AreaFindingsPart({
  area,
  title,
  findings,
  analysis,
}: {
  area: Area;
  title: string;
  findings: AreaFindings;
  analysis: Analysis;
}) {
  return (
    <Part title={title}>
      <RunningText text={findings.currentState} />
      <BulletList
        items={findings.keyGaps}
        after={(index) => (
          <Why
            evidence={analysis.evidence.keyGaps[area][index]}
            breakdown={analysis.scoreBreakdown}
          />
        )}
      />
    </Part>
  );
}

export function QualitativeFindings({ analysis }: { analysis: Analysis }) {
  const { systemsAnalysis, leadershipAnalysis, marketAnalysis } = analysis.findings;
  return (
    <Section id="qualitative" title={reportSections.qualitative}>
      <AreaFindingsPart
        area="systems"
        title="Systems Analysis"
        findings={systemsAnalysis}
        analysis={analysis}
      />
      <AreaFindingsPart
        area="leadership"
        title="Leadership Analysis"
        findings={leadershipAnalysis}
        analysis={analysis}
      />
      <AreaFindingsPart
        area="market"
        title="Market Analysis"
        findings={marketAnalysis}
        analysis={analysis}
      />
    </Section>
  );
}
