import type { Analysis, Area, AreaFindings } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { ItemPlot } from '../charts/item-plot.js';
import { BulletList } from '../pieces/text/bullet-list.js';
import { Fold } from '../pieces/fold.js';
import { useCard } from '../pieces/card.js';
import { Part } from '../pieces/part.js';
import { RestsOn } from '../pieces/evidence/rests-on.js';
import { RestOfText, StandingOut } from '../pieces/text/running-text.js';
import { Section } from '../pieces/section.js';
import { Why } from '../pieces/evidence/why.js';
import { hasLetter } from '../words/has-letter.js';
import { openingOf } from '../words/scores/opening.js';
import { isJudged } from '../words/scores/readiness-words.js';
import { reportSections } from '../words/report-sections.js';

const useStyles = makeStyles({
  areas: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  gaps: {
    margin: '14px 0 6px',
    fontSize: '16px',
    lineHeight: '24px',
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
  const card = useCard();
  const told = analysis.counsel?.areas?.[area];
  // A letter has told what counts; each point is opened by those who want it.
  const isFolded = hasLetter(analysis) || !openingOf(analysis).isVerdict;
  return (
    <div className={card}>
      <Part title={title}>
        <RestOfText text={findings.currentState} />
        {told === undefined ? null : <RestsOn of={title} evidence={told.evidence} />}
        {isJudged(analysis.readiness) ? (
          <Fold title="What each answer earned" isFolded={isFolded}>
            <ItemPlot area={area} analysis={analysis} />
          </Fold>
        ) : null}
        {findings.keyGaps.length === 0 ? null : <h4 className={styles.gaps}>Key gaps</h4>}
        <BulletList
          isWide
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
        <StandingOut text={findings.currentState} />
      </Part>
    </div>
  );
}

/** How each area stands, what each of its answers earned, and its gaps. */
export function QualitativeFindings({ analysis }: { analysis: Analysis }) {
  const styles = useStyles();
  const { systemsAnalysis, leadershipAnalysis, marketAnalysis } = analysis.findings;
  return (
    <Section id="qualitative" title={reportSections.qualitative}>
      <div className={styles.areas}>
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
      </div>
    </Section>
  );
}
