import { areas, formatScore, type Analysis } from '@ellac/contracts';
import { makeStyles, tokens } from '@fluentui/react-components';
import { areaNames } from '../words/area-names.js';
import { areaScores } from '../pieces/chart-rows.js';
import { LevelFigure } from '../charts/level-figure.js';
import { RevenueFigure } from '../charts/revenue-figure.js';
import { farMarks } from '../words/far-marks.js';
import { Part } from '../pieces/part.js';
import { ScoreBar } from '../pieces/score-bar.js';
import { ScoreBreakdown } from '../pieces/score-breakdown.js';
import { Section } from '../pieces/section.js';
import { WhatChanged } from '../pieces/what-changed.js';
import { isJudged } from '../words/readiness-words.js';
import { reportSections } from '../words/report-sections.js';

const useStyles = makeStyles({
  bars: { display: 'grid', gap: '20px', breakInside: 'avoid' },
  overall: { margin: '20px 0 24px', fontSize: tokens.fontSizeBase400 },
});

/** Beside scores that nobody should go by. */
const notJudgedScores =
  'These are the points of a form that is mostly as it came. They say nothing about the business.';

export function Findings({ analysis }: { analysis: Analysis }) {
  const styles = useStyles();
  const scores = areaScores(analysis);
  return (
    <Section id="findings" title={reportSections.findings}>
      <div className={styles.bars}>
        {areas.map((area) => (
          <ScoreBar
            key={area}
            label={areaNames[area]}
            score={scores[area]}
            marks={farMarks(analysis, area)}
          />
        ))}
      </div>
      {isJudged(analysis.readiness) ? (
        <>
          <p className={styles.overall}>
            Overall score <strong>{formatScore(analysis.overallScore)} / 10</strong>, the mean of
            the three
          </p>
          <LevelFigure analysis={analysis} />
        </>
      ) : (
        <p className={styles.overall}>{notJudgedScores}</p>
      )}
      {analysis.previous === null ? null : (
        <Part title="What changed since the report before">
          <WhatChanged comparison={analysis.previous} />
        </Part>
      )}
      <Part title="Where revenue comes from">
        <RevenueFigure shares={analysis.revenueShares} />
      </Part>
      <ScoreBreakdown analysis={analysis} />
    </Section>
  );
}
