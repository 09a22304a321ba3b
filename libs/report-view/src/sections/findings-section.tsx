import { formatScore, type Analysis } from '@ellac/contracts';
import { makeStyles } from '@fluentui/react-components';
import { RevenueFigure } from '../charts/revenue-figure.js';
import { Fold } from '../pieces/fold.js';
import { Part } from '../pieces/part.js';
import { Section } from '../pieces/section.js';
import { WhatChanged } from '../pieces/scores/what-changed.js';
import { hasLetter } from '../words/has-letter.js';
import { regionOf } from '../words/region-of.js';
import { openingOf } from '../words/scores/opening.js';
import { noScores } from '../words/scores/readiness-below.js';
import { byTicks, isWidelyDenied } from '../words/scores/denied-answers.js';
import { isJudged } from '../words/scores/readiness-words.js';
import { reportSections } from '../words/report-sections.js';
import { ScoreCards } from './score-cards.js';

const useStyles = makeStyles({
  overall: { margin: '12px 0 20px', fontSize: '16px', lineHeight: '24px' },
});

/** The three scores, what changed since the report before, and where revenue comes from. */
export function Findings({ analysis }: { analysis: Analysis }) {
  return (
    <Section id="findings" title={reportSections.findings}>
      <Fold
        title="What the answers come to: scores and charts"
        isFolded={!hasLetter(analysis) && !openingOf(analysis).isVerdict}
      >
        <Scores analysis={analysis} />
      </Fold>
    </Section>
  );
}

function Scores({ analysis }: { analysis: Analysis }) {
  const styles = useStyles();
  return (
    <>
      {isJudged(analysis.readiness) ? (
        <>
          <ScoreCards analysis={analysis} />
          <p className={styles.overall}>
            Overall score <strong>{formatScore(analysis.overallScore)} / 10</strong>, the mean of
            the three{isWidelyDenied(analysis) ? `, ${byTicks}` : null}
          </p>
        </>
      ) : (
        <p className={styles.overall}>{noScores}</p>
      )}
      {analysis.previous === null ? null : (
        <Part title="What changed since the report before">
          <WhatChanged comparison={analysis.previous} region={regionOf(analysis)} />
        </Part>
      )}
      {isJudged(analysis.readiness) ? (
        <Part title="Where revenue comes from">
          <RevenueFigure analysis={analysis} />
        </Part>
      ) : null}
    </>
  );
}
