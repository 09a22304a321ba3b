import { formatScore, type Analysis } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { areaNames } from '../area-names.js';
import { ScoreBar } from '../pieces/score-bar.js';
import { ScoreBreakdown } from '../pieces/score-breakdown.js';
import { Section } from '../pieces/section.js';
import { reportSections } from '../report-sections.js';

const useStyles = makeStyles({
  bars: { display: 'grid', gap: '20px' },
  overall: { margin: '20px 0 0', fontSize: tokens.fontSizeBase400 },
});

export function Findings({ analysis }: { analysis: Analysis }) {
  const styles = useStyles();
  return (
    <Section id="findings" title={reportSections.findings}>
      <div className={styles.bars}>
        <ScoreBar label={areaNames.systems} score={analysis.businessScore} />
        <ScoreBar label={areaNames.leadership} score={analysis.leadershipScore} />
        <ScoreBar label={areaNames.market} score={analysis.contextScore} />
      </div>
      <p className={styles.overall}>
        Overall score <strong>{formatScore(analysis.overallScore)} / 10</strong>, the mean of the
        three
      </p>
      <ScoreBreakdown items={analysis.scoreBreakdown} />
    </Section>
  );
}
