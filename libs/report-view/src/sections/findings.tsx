import type { Analysis } from '@ellac/contracts';
import { makeStyles } from '@fluentui/react-components';
import { areaNames } from '../area-names.js';
import { ScoreBar } from '../pieces/score-bar.js';
import { ScoreBreakdown } from '../pieces/score-breakdown.js';
import { Section } from '../pieces/section.js';
import { reportSections } from '../report-sections.js';

const useStyles = makeStyles({ bars: { display: 'grid', gap: '20px' } });

export function Findings({ analysis }: { analysis: Analysis }) {
  const styles = useStyles();
  return (
    <Section id="findings" title={reportSections.findings}>
      <div className={styles.bars}>
        <ScoreBar label={areaNames.systems} score={analysis.businessScore} />
        <ScoreBar label={areaNames.leadership} score={analysis.leadershipScore} />
        <ScoreBar label={areaNames.market} score={analysis.contextScore} />
      </div>
      <ScoreBreakdown items={analysis.scoreBreakdown} />
    </Section>
  );
}
