import { areas, formatNumber, type Analysis } from '@ellac/contracts';
import { areaScores } from '../../words/scores/area-scores.js';
import { Disclosure } from '../disclosure.js';
import { Paragraph } from '../text/paragraph.js';
import { AreaScoreTable, OverallTable } from './score-table.js';

/** Above the sums. */
export const howMadeTitle = 'How this score was made';

/** Every scored answer with its points, weight and share, so that a reader can follow the sums. */
export function ScoreBreakdown({ analysis }: { analysis: Analysis }) {
  const { scoreBreakdown: items } = analysis;
  const scores = areaScores(analysis);
  return (
    <Disclosure title={howMadeTitle}>
      <Paragraph>{scoringText}</Paragraph>
      <Paragraph>{completenessText(analysis)}</Paragraph>
      {areas.map((area) => (
        <AreaScoreTable
          key={area}
          area={area}
          items={items.filter((item) => item.area === area)}
          score={scores[area]}
        />
      ))}
      <OverallTable scores={scores} overall={analysis.overallScore} />
    </Disclosure>
  );
}

/** How the scores are made, as sums that can be checked. */
export const scoringText =
  'Each answer earns 0 to 10 points. Its share of the area’s score is its points times its weight. The shares are added up, and the sum is rounded to one decimal. The overall score is the mean of the three areas.';

/** How many of the questions were answered, and what the others count. */
export function completenessText({ scoreBreakdown: items, readiness }: Analysis): string {
  const given = items.filter((item) => item.given);
  const open = items.length - given.length;
  const weightOf = (some: typeof items) =>
    formatNumber(some.reduce((sum, { weight }) => sum + weight, 0));
  return open === 0
    ? `All ${items.length} scored questions were answered, so the answers are 100% complete.`
    : `${given.length} of ${items.length} scored questions were answered. Their weights come to ${weightOf(given)} of ${weightOf(items)}, so the answers are ${readiness.completeness}% complete. An answer that was not given counts 4 points, a little below the middle.`;
}
