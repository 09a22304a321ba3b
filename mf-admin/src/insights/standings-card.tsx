import { makeStyles, Subtitle2 } from '@fluentui/react-components';
import {
  type Area,
  areas,
  labelOf,
  levelOf,
  levelRanges,
  levels,
  type Overview,
  pagePaths,
  readinessStandingChoices,
} from '@ellac/contracts';
import type { ReadinessStep } from '@ellac/web';
import { Card } from '../pieces/card.js';
import { type Filter, filters } from '../companies/filters/list-choices.js';
import { stepOf } from '../pieces/standing-step.js';
import type { Share } from './share.js';
import { ShareList } from './share-list.js';
import { StackedShares } from './stacked-shares.js';

const useStyles = makeStyles({
  title: { margin: 0 },
  areas: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '20px 32px',
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  area: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '8px',
  },
  name: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
});

/** The filter of each area's level, which names the area, too. */
const areaFilters: Readonly<Record<Area, Filter['name']>> = {
  systems: 'businessLevel',
  leadership: 'leadershipLevel',
  market: 'contextLevel',
};

const list = (filter: Readonly<Record<string, string>>): string =>
  `${pagePaths.admin}?${new URLSearchParams(filter).toString()}`;

/** The step of the level that a score alone is in. */
const stepOfScore = (score: number): ReadinessStep =>
  (levelRanges.findIndex(({ level }) => level === levelOf(score)) + 1) as ReadinessStep;

/** Where the companies stand, by the newest report of each, if it is completed. */
export function StandingsCard({ scoreCounts, bandCounts, areaCounts }: Overview) {
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
        <StackedShares shares={bands} />
      </Card>
      <Card role="region" aria-labelledby="scores">
        <Subtitle2 as="h2" id="scores" className={styles.title}>
          Companies by overall score of their newest report
        </Subtitle2>
        <ShareList shares={scores} />
      </Card>
      {areaCounts === undefined ? null : (
        <Card role="region" aria-labelledby="areas">
          <Subtitle2 as="h2" id="areas" className={styles.title}>
            Companies by area
          </Subtitle2>
          <div className={styles.areas}>
            {areas.map((area) => {
              const filter = filters.find(({ name }) => name === areaFilters[area])!;
              return (
                <section key={area} className={styles.area} aria-label={filter.label}>
                  <h3 className={styles.name}>{filter.label}</h3>
                  <ShareList shares={areaShares(area, filter, areaCounts)} />
                </section>
              );
            })}
          </div>
        </Card>
      )}
    </>
  );
}

/** An area's levels, the highest first. */
const areaShares = (
  area: Area,
  { name, choices }: Filter,
  counts: NonNullable<Overview['areaCounts']>,
): Share[] =>
  levels
    .map((level, index) => ({
      label: labelOf(choices, level),
      step: (index + 1) as ReadinessStep,
      count: counts.find((count) => count.area === area && count.level === level)?.companies ?? 0,
      to: list({ [name]: level }),
    }))
    .toReversed();
