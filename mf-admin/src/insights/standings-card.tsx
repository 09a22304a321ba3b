import { Card, makeStyles, Subtitle2 } from '@fluentui/react-components';
import {
  labelOf,
  levelOf,
  levelRanges,
  type Overview,
  pagePaths,
  readinessStandingChoices,
} from '@ellac/contracts';
import type { ReadinessStep } from '@ellac/web';
import { stepOf } from '../pieces/standing-step.js';
import { type Share, ShareList } from './share-list.js';

const useStyles = makeStyles({ title: { margin: 0 } });

const list = (filter: Readonly<Record<string, string>>): string =>
  `${pagePaths.admin}?${new URLSearchParams(filter).toString()}`;

/** The step of the level that a score alone is in. */
const stepOfScore = (score: number): ReadinessStep =>
  (levelRanges.findIndex(({ level }) => level === levelOf(score)) + 1) as ReadinessStep;

/** Where the companies stand, by the newest report of each, if it is completed. */
export function StandingsCard({ scoreCounts, bandCounts }: Overview) {
  const styles = useStyles();
  const bands: readonly Share[] = bandCounts.map(({ band, companies }) => ({
    label: labelOf(readinessStandingChoices, band),
    step: stepOf(band),
    count: companies,
    to: list({ band }),
  }));
  const scores: readonly Share[] = scoreCounts
    .map((count, from) => {
      const to = from === scoreCounts.length - 1 ? '10' : `${from}.9`;
      return {
        label: `${from}.0 to ${to}`,
        step: stepOfScore(from),
        count,
        to: list({ minScore: String(from), maxScore: to, sort: '-score' }),
      };
    })
    .toReversed();
  return (
    <>
      <Card role="region" aria-labelledby="readiness">
        <Subtitle2 as="h2" id="readiness" className={styles.title}>
          Companies by readiness
        </Subtitle2>
        <ShareList shares={bands} />
      </Card>
      <Card role="region" aria-labelledby="scores">
        <Subtitle2 as="h2" id="scores" className={styles.title}>
          Companies by overall score of their newest report
        </Subtitle2>
        <ShareList shares={scores} />
      </Card>
    </>
  );
}
