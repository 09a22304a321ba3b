import type { Analysis, Area, AreaFindings } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { ItemFigure } from '../charts/item-figure.js';
import { BulletList } from '../pieces/bullet-list.js';
import { Part } from '../pieces/part.js';
import { RestsOn } from '../pieces/rests-on.js';
import { RunningText } from '../pieces/running-text.js';
import { Section } from '../pieces/section.js';
import { Why } from '../pieces/why.js';
import { reportSections } from '../words/report-sections.js';

const useStyles = makeStyles({
  gaps: {
    margin: '16px 0 8px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    breakAfter: 'avoid',
  },
});

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
  const styles = useStyles();
  const told = analysis.counsel?.areas?.[area];
  return (
    <Part title={title}>
      <RunningText text={findings.currentState} />
      {told === undefined ? null : <RestsOn of={title} evidence={told.evidence} />}
      <ItemFigure area={area} items={analysis.scoreBreakdown} />
      {findings.keyGaps.length === 0 ? null : <h4 className={styles.gaps}>Key gaps</h4>}
      <BulletList
        items={findings.keyGaps}
        after={(index) => (
          <Why
            of={findings.keyGaps[index] ?? ''}
            evidence={analysis.evidence.keyGaps[area][index]}
            breakdown={analysis.scoreBreakdown}
            answers={analysis.answers}
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
